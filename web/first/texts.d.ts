import type { Plugin } from "vite";
export function keysIn(tree: unknown): { named: Set<string>; rare: Set<string> };
export function texts(): Plugin;

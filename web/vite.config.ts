import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { licences } from "./licences/plugin.js";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), licences()],
  build: {
    outDir: "../src/meetinghouse/server/web",
    emptyOutDir: true,
    target: "es2022",
    // the page is served with a policy that allows no inline script
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  // tests read the texts beside the rules
  server: { fs: { allow: [".."] }, proxy: { "/api": "http://127.0.0.1:1692", "/texts": "http://127.0.0.1:1692" } },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  // files share a window, which takes long to make; test-setup.ts lets them share nothing else
  test: { environment: "jsdom", isolate: false, setupFiles: ["src/test-setup.ts"], include: ["src/**/*.test.ts"] },
}));

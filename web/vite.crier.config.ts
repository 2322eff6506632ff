/** The page of the crier as one program and one style sheet, fonts within: Python puts them and its data in one file. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { licences } from "./licences/plugin.js";

export default defineConfig({
  plugins: [svelte(), licences()],
  publicDir: false,
  build: {
    outDir: "../src/meetinghouse/server/web/crier",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: () => true,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: "src/crier/main.ts",
      output: {
        format: "iife",
        codeSplitting: false,
        entryFileNames: "crier.js",
        assetFileNames: "crier.[ext]",
      },
    },
  },
});

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { licences } from "./licences/plugin.js";

// with the browser's own Host: the server refuses calls from pages of another site
const HOUSE = { target: "http://127.0.0.1:1692", changeOrigin: false };

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), licences()],
  build: {
    outDir: "../src/meetinghouse/server/web",
    emptyOutDir: true,
    target: "es2022",
    // the page is served with a policy that allows no inline script
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // what most pages share, and every table needs, is one file: a table would fetch dozens of small ones otherwise
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "shared",
              test: /src.(?:lib|components).(?!lobby|end|talk|rules.guide|shell.qr|art.people|people)/i,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
  // tests read the texts beside the rules
  server: { fs: { allow: [".."] }, proxy: { "/api": HOUSE, "/texts": HOUSE } },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  // files share a window, which takes long to make; test-setup.ts lets them share nothing else
  test: {
    environment: "jsdom",
    isolate: false,
    setupFiles: ["src/test-setup.ts"],
    include: ["{src,dev}/**/*.test.ts"],
  },
}));

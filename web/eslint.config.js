import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["src/lib/wire/api.d.ts"] }, // made from the server's document
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "max-len": ["error", { code: 140 }], // prettier aims at 120, but does not break texts
      "@typescript-eslint/no-unused-vars": "off", // the compiler looks for them, as tsconfig.json says
      "svelte/no-useless-mustaches": "off", // a space at the beginning of a block has to be written so
      "svelte/prefer-svelte-reactivity": "off", // maps and sets are made anew, not changed
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
);

/** Light or dark: as in the game, unless the reader has chosen one. */
import { likes } from "./settings.svelte";
import { isDark } from "../table/ways.svelte";

/** Look: how the page looks outside the game's own nights, for pictures that are painted for both. */
export const theme = $state({ phase: "", look: "parchment" });

$effect.root(() => {
  $effect(() => {
    const night = theme.phase !== "" && isDark(theme.phase);
    const dark = theme.phase === "" && globalThis.matchMedia?.("(prefers-color-scheme: dark)").matches;
    theme.look = likes.theme === "auto" ? (dark ? "night" : "parchment") : likes.theme;
    document.documentElement.dataset["theme"] = likes.theme === "auto" && night ? "night" : theme.look;
    document.documentElement.toggleAttribute("data-dark", night);
  });
});

/** Light or dark: as in the game, unless the reader has chosen one. */
import { likes } from "./settings.svelte";
import { isDark } from "../table/ways.svelte";

/** Look: what the reader has chosen, or the light. */
export const theme = $state({ phase: "", look: "parchment" });

$effect.root(() => {
  $effect(() => {
    const night = theme.phase !== "" && isDark(theme.phase);
    const dark = night || (theme.phase === "" && globalThis.matchMedia?.("(prefers-color-scheme: dark)").matches);
    const chosen = likes.theme === "auto" ? (dark ? "night" : "parchment") : likes.theme;
    document.documentElement.dataset["theme"] = theme.look = chosen;
    document.documentElement.toggleAttribute("data-dark", night);
  });
});

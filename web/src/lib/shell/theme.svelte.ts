/** Light or dark: as in the game, unless the reader has chosen one. */
import { likes } from "./settings.svelte";
import { isDark } from "../table/ways.svelte";

export const theme = $state({ phase: "" });

$effect.root(() => {
  $effect(() => {
    const night = theme.phase !== "" && isDark(theme.phase);
    const dark = night || (theme.phase === "" && matchMedia("(prefers-color-scheme: dark)").matches);
    const chosen = likes.theme === "auto" ? (dark ? "night" : "parchment") : likes.theme;
    document.documentElement.dataset["theme"] = chosen;
    document.documentElement.toggleAttribute("data-dark", night);
  });
});

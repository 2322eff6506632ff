/** Day and night: the game's own, unless the reader wants one for good. */
import { likes } from "./settings.svelte";

export const theme = $state({ phase: "" });

const DARK = ["dawn", "night"];

$effect.root(() => {
  $effect(() => {
    const dark = DARK.includes(theme.phase) || (theme.phase === "" && matchMedia("(prefers-color-scheme: dark)").matches);
    const chosen = likes.theme === "auto" ? (dark ? "night" : "parchment") : likes.theme;
    document.documentElement.dataset["theme"] = chosen;
    document.documentElement.toggleAttribute("data-dark", DARK.includes(theme.phase));
  });
});

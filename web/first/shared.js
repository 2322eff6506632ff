import { fileURLToPath } from "node:url";

const TABLE = fileURLToPath(new URL("../src/pages/Table.svelte", import.meta.url)).replaceAll("\\", "/");

/** Whether every table loads this module at once. */
export const ofEveryTable = (id, graph) => loaded(graph).has(id);

function loaded(graph, from = TABLE, found = new Set()) {
  if (found.has(from)) return found;
  found.add(from);
  for (const id of graph.getModuleInfo(from)?.importedIds ?? []) loaded(graph, id, found);
  return found;
}

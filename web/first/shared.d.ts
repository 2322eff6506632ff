export function ofEveryTable(id: string, graph: { getModuleInfo(id: string): unknown }): boolean;

/** Packs the built pages for browsers that take brotli, which is smaller than gzip but too slow to make on request. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";

const BUILT = fileURLToPath(new URL("../src/meetinghouse/server/web", import.meta.url));
const PACKED = new Set([".html", ".js", ".css", ".svg", ".txt", ".webmanifest"]); // fonts and pictures are packed as they are
const CRIER = "crier"; // Python makes one page of what is in there

for (const entry of readdirSync(BUILT, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !PACKED.has(extname(entry.name)) || entry.parentPath === join(BUILT, CRIER)) continue;
  const file = join(entry.parentPath, entry.name);
  const content = readFileSync(file);
  const packed = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
  if (packed.length < content.length) writeFileSync(`${file}.br`, packed);
}

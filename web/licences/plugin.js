/** Writes licences.txt beside the built pages: what of others is really in them, each with its licence. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const HERE = dirname(fileURLToPath(import.meta.url));
const MODULES = join(HERE, "..", "node_modules");
const RULE = "=".repeat(80);

/** The folder of the package that a bundled file comes from; null for our own files. */
export function packageOf(id) {
  const helper = /^\0(vite|rolldown)\//.exec(id); // few lines that the builder itself adds
  if (helper) return join(MODULES, helper[1]);
  const cut = /(?:^|\/)src\/fonts\/(@[^/]+\/[^/]+)/.exec(id.replaceAll("\\", "/")); // what tools/fonts.py left of a package's fonts
  if (cut) return join(MODULES, cut[1]);
  const found = /^(.*\/)?node_modules\/(@[^/]+\/)?[^/]+/.exec(id.replaceAll("\\", "/").replace(/^\0/, ""));
  if (!found) return null;
  return found[0].startsWith("/") || /^[A-Z]:/i.test(found[0]) ? found[0] : join(HERE, "..", found[0]);
}

/** Everything a bundle is made of: modules with code left in it, style sheets, and files such as fonts. */
export function parts(bundle, moduleIds) {
  const found = [...moduleIds].filter((id) => id.split("?")[0].endsWith(".css"));
  for (const made of Object.values(bundle)) {
    if (made.type === "asset") found.push(...made.originalFileNames);
    else for (const [id, module] of Object.entries(made.modules)) if (module.renderedLength) found.push(id);
  }
  return found;
}

/** The licence in a package's folder; one that ships none has the usual text under its name, kept beside this file. */
function licenceIn(folder, { name, license }) {
  const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying|ofl)(\.\w+)?$/i.test(each));
  const usual = join(HERE, `${license}.txt`);
  if (!file && !existsSync(usual)) throw new Error(`${name} has no licence text, and there is no ${usual}`);
  const text = readFileSync(file ? join(folder, file) : usual, "utf8");
  return text
    .split("\n# Licenses of bundled dependencies")[0]
    .replace(/^\s*\n/, "")
    .trimEnd(); // those of Vite are not in the pages
}

/** All of it as text: ours, then theirs by name, with a line between. */
export function compose(folders) {
  const blocks = [...folders].map((folder) => {
    const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return `${about.name} ${about.version}\n${about.license}\n\n${licenceIn(folder, about)}\n`;
  });
  const own = readFileSync(join(HERE, "..", "..", "LICENSE"), "utf8").trim();
  return [`Meetinghouse\nMIT\n\n${own}\n`, ...new Set(blocks.sort())].join(`${RULE}\n`);
}

export function licences() {
  return {
    name: "licences",
    apply: "build",
    generateBundle(_, bundle) {
      const folders = new Set(parts(bundle, this.getModuleIds()).map(packageOf));
      folders.delete(null);
      this.emitFile({ type: "asset", fileName: "licences.txt", source: compose(folders) });
    },
  };
}

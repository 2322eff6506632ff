/**
 * Writes texts.json beside the built pages: the keys of texts that the code of every table's first load names, or that of
 * the tables of a game, and all that other code names. The server sends a table the texts of its first load at once, and
 * the others when it stands.
 *
 * A key is a string, or a template such as `page-log-${heading}`, noted as page-log-*. A template with a tag, rare`…`,
 * counts as other code wherever it is. A call such as word("kind", …) names all words of that field.
 */
const EVERY = /\/(index\.html|src\/main\.ts|src\/pages\/Table\.svelte)$/;
const GAME = /\/src\/games\/([^/]+)\/pages\.ts$/;
const KEY = /^[a-z][a-z0-9]*(-[\w*]+)*$/i;
const FIELDS = new Set(["word", "words", "many"]);

/** The keys that a script names, and those it names in templates with a tag. */
export function keysIn(tree) {
  const named = new Set();
  const rare = new Set();
  const note = (into, key) => KEY.test(key) && !key.startsWith("*") && into.add(key.replace(/\*[-*]*\*/g, "*"));
  const look = (node) => {
    if (Array.isArray(node)) return node.forEach(look);
    if (!node || typeof node.type !== "string") return;
    if (node.type === "Literal" && typeof node.value === "string") note(named, node.value);
    if (node.type === "TemplateLiteral") note(named, template(node));
    if (
      node.type === "CallExpression" &&
      FIELDS.has(node.callee.property?.name) &&
      node.arguments[0]?.type === "Literal"
    )
      note(named, `${node.arguments[0].value}-*`);
    if (node.type === "TaggedTemplateExpression") {
      note(rare, template(node.quasi));
      return look([node.tag, node.quasi.expressions]);
    }
    Object.values(node).forEach((part) => typeof part === "object" && look(part));
  };
  look(tree);
  return { named, rare };
}

const template = ({ quasis }) => quasis.map(({ value }) => value.cooked).join("*");

export function texts() {
  return {
    name: "texts",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === "chunk");
      const keys = new Map(chunks.map(({ fileName, code }) => [fileName, keysIn(this.parse(code))]));
      const begins = (chunk) => chunk.facadeModuleId?.replaceAll("\\", "/") ?? "";
      const loaded = (name, found = new Set()) => {
        if (found.has(name) || !bundle[name]) return found;
        found.add(name);
        bundle[name].imports.forEach((each) => loaded(each, found));
        return found;
      };
      const named = (chunk) => [...loaded(chunk.fileName)].flatMap((name) => [...keys.get(name).named]);
      const first = new Set(chunks.filter((chunk) => EVERY.test(begins(chunk))).flatMap(named));
      const others = (found) => [...new Set(found)].filter((key) => !first.has(key)).sort();
      const games = chunks.filter((chunk) => GAME.test(begins(chunk)));
      const source = JSON.stringify({
        first: [...first].sort(),
        pages: Object.fromEntries(games.map((chunk) => [GAME.exec(begins(chunk))[1], others(named(chunk))])),
        later: others([...keys.values()].flatMap(({ named, rare }) => [...named, ...rare])),
      });
      this.emitFile({ type: "asset", fileName: "texts.json", source });
    },
  };
}

import { parseAst } from "vite";
import { expect, it } from "vitest";
import { keysIn } from "./texts.js";

it("finds the keys that code names: strings, templates, words of a field, and what is marked as rare", () => {
  const { named, rare } = keysIn(
    parseAst(`
      say("page-one"); say(\`page-two\`); say(\`page-log-\${x}\`); say(\`\${a}-\${b}\`); t.word("kind", word);
      say(mark\`refused-\${key}\`); say(mark\`page-\${open ? "three" : \`page-four\`}\`); put("A sentence, no key.");
    `),
  );
  for (const key of ["page-one", "page-two", "page-log-*", "kind-*", "page-four"]) expect(named).toContain(key);
  for (const key of ["*-*", "refused-*", "A sentence, no key."]) expect(named).not.toContain(key);
  expect([...rare]).toEqual(["refused-*", "page-*"]);
});

/** licences.txt as the build writes it: name, licence and text, separated by a line of signs. */

export interface Licence {
  name: string;
  kind: string;
  text: string;
}

function readLicences(file: string): Licence[] {
  return file.split(/^={80}\n/m).map((block) => {
    const [name = "", kind = "", ...text] = block.split("\n");
    return { name, kind, text: text.join("\n").replace(/^\n+/, "").trimEnd() };
  });
}

export async function fetchLicences(): Promise<Licence[]> {
  const answer = await fetch("/licences.txt");
  if (!answer.ok) throw new Error(String(answer.status));
  return readLicences(await answer.text());
}

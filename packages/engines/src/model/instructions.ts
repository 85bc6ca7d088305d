import { readFileSync } from 'node:fs';
import type { ModelPrompt } from './model.types.ts';

/** Name and version of a text in `prompts`. A text that changes takes the next version: what was measured with it holds no more. */
export type InstructionsName = `${string}@${number}`;

const read = new Map<string, string>();

/** The text `prompts/<name>.txt`, each `{{word}}` replaced. @throws Error for a text or a word that is missing */
export function instructions(
  name: InstructionsName,
  words: Readonly<Record<string, string | number>> = {},
): Pick<ModelPrompt<unknown>, 'name' | 'system'> {
  let text = read.get(name);
  if (text === undefined) {
    text = readFileSync(new URL(`./prompts/${name}.txt`, import.meta.url), 'utf8').trimEnd();
    read.set(name, text);
  }
  const system = text.replace(/\{\{(\w+)\}\}/g, (_, word: string) => {
    const said = words[word];
    if (said === undefined) throw new Error(`The prompt ${name} lacks its word “${word}”.`);
    return String(said);
  });
  return { name, system };
}

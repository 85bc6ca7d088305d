import { readFileSync } from 'node:fs';
import type { ModelPrompt } from './model.types.ts';

/** Name and version of a text in `prompts`. A text that changes takes the next version: what was measured with it holds no more. */
export type InstructionsName = `${string}@${number}`;

type Words = Readonly<Record<string, string | number>>;
export type Instructions = Pick<ModelPrompt<unknown>, 'name' | 'system'>;

const read = new Map<string, string>();

/**
 * The text `prompts/<name>.txt` beside a module, each `{{word}}` replaced.
 *
 * @param beside `import.meta.url` of the module
 * @throws Error for a text or a word that is missing
 */
export function instructionsBeside(beside: string, name: InstructionsName, words: Words = {}): Instructions {
  const { href } = new URL(`./prompts/${name}.txt`, beside);
  let text = read.get(href);
  if (text === undefined) {
    text = readFileSync(new URL(href), 'utf8').trimEnd();
    read.set(href, text);
  }
  const system = text.replace(/\{\{(\w+)\}\}/g, (_, word: string) => {
    const said = words[word];
    if (said === undefined) throw new Error(`The prompt ${name} lacks its word “${word}”.`);
    return String(said);
  });
  return { name, system };
}

/** The same of the prompts of the engines. */
export const instructions = (name: InstructionsName, words?: Words): Instructions =>
  instructionsBeside(import.meta.url, name, words);

import { readFile } from 'node:fs/promises';

/** Reads a file of one JSON value a line; empty lines say nothing. @throws SyntaxError where a line is none */
export async function readJsonLines<Value>(file: URL | string): Promise<Value[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => JSON.parse(line) as Value);
}

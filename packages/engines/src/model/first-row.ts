import type { ModelPort, ModelPrompt, RowsOptions } from './model.types.ts';

/** Reads a reply to its end, where its cost stands, for its first row. */
export async function firstRow<Row>(
  rows: ModelPort['rows'],
  prompt: ModelPrompt<Row>,
  options: RowsOptions,
): Promise<Row | undefined> {
  let first: Row | undefined;
  for await (const row of rows(prompt, options)) first ??= row;
  return first;
}

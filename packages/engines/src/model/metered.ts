import { firstRow } from './first-row.ts';
import type { ModelPort, RowsEnd } from './model.types.ts';

/** A model that adds up what its replies cost. */
export interface MeteredModel extends ModelPort {
  /** Tokens so far; absent where no reply told them. */
  readonly spent: Pick<RowsEnd, 'inputTokens' | 'outputTokens'>;
}

export function metered(model: ModelPort): MeteredModel {
  const spent: { inputTokens?: number; outputTokens?: number } = {};
  const rows: ModelPort['rows'] = async function* (prompt, options) {
    const end = yield* model.rows(prompt, options);
    for (const name of ['inputTokens', 'outputTokens'] as const) {
      if (end[name] !== undefined) spent[name] = (spent[name] ?? 0) + end[name];
    }
    return end;
  };
  return { ...model, spent, rows, row: (prompt, options) => firstRow(rows, prompt, options) };
}

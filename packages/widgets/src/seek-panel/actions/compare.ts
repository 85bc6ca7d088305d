/** A sentence of two versions side by side. */
export interface ComparedSentence {
  kind: 'same' | 'gone' | 'added';
  text: string;
}

/** Two versions sentence by sentence, in reading order: a longest common run of sentences stays, the rest is gone or added. */
export function compareSentences(before: readonly string[], after: readonly string[]): ComparedSentence[] {
  // common[i][j]: most sentences that stay from i and j on.
  const common = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = common[i];
      if (row) row[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const compared: ComparedSentence[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [left, right] = [before[i], after[j]];
    if (left !== undefined && left === right) {
      compared.push({ kind: 'same', text: left });
      i += 1;
      j += 1;
    } else if (left !== undefined && (right === undefined || at(i + 1, j) >= at(i, j + 1))) {
      compared.push({ kind: 'gone', text: left });
      i += 1;
    } else if (right !== undefined) {
      compared.push({ kind: 'added', text: right });
      j += 1;
    }
  }
  return compared;
}

import { type Finding, type Lookup, type Operation, staleBasis, type WorkState } from '@assay/works';
import { toneOfFinding } from '../WorkFindings.ts';
import type { OutlineIndex } from './outline-index.ts';

/** How much stands in a line and below it that somebody should look at. */
export interface OutlineMarks {
  suggestions: number;
  /** Records that rest on something that has changed since. */
  stale: number;
  findings: number;
  /** Of the gravest finding. */
  tone: (typeof toneOfFinding)[Finding['severity']] | undefined;
}

export const markKinds = ['suggestions', 'stale', 'findings'] as const satisfies readonly (keyof OutlineMarks)[];
export type MarkKind = (typeof markKinds)[number];

interface Marked {
  work: Lookup & Pick<WorkState, 'records'>;
  findings: readonly Finding[];
  /** What waits, each by its operations. */
  waiting: readonly (readonly Operation[])[];
}

/** Marks of the lines of an outline, by their ids; lines without any are left out. */
export function outlineMarks(
  { linesOf, linesOfNew }: Pick<OutlineIndex, 'linesOf' | 'linesOfNew'>,
  { work, findings, waiting }: Marked,
): ReadonlyMap<string, OutlineMarks> {
  const marks = new Map<string, OutlineMarks>();
  const add = (lines: Iterable<string>, change: (marks: OutlineMarks) => void) => {
    for (const line of lines) {
      const held = marks.get(line) ?? { suggestions: 0, stale: 0, findings: 0, tone: undefined };
      marks.set(line, held);
      change(held);
    }
  };
  for (const record of work.records())
    if (staleBasis(work, record).length > 0)
      add(linesOf(record.id), (held) => {
        held.stale += 1;
      });
  for (const { record, severity } of findings)
    add(linesOf(record), (held) => {
      held.findings += 1;
      if (held.tone !== 'critical') held.tone = toneOfFinding[severity];
    });
  for (const operations of waiting) {
    const lines = operations.flatMap((operation) =>
      operation.op === 'add' ? linesOfNew(operation.type, operation.parent) : linesOf(operation.id),
    );
    add(new Set(lines), (held) => {
      held.suggestions += 1;
    });
  }
  return marks;
}

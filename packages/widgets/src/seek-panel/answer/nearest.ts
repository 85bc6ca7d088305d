import { type NearReason, nearReasons } from '@assay/domain';
import type { CitedPassage } from '../../evidence/passages.ts';
import { moduleOf, type QuestionState } from '../seek-panel.machine.ts';

/** A quoted passage that comes near, and why it is no answer. */
export interface NearPassage {
  text: string;
  citation: CitedPassage;
  reason: NearReason;
}

const part = 'SUMMARY.nearest';
/** Passages shown at most. */
const shown = 5;

/** The passages that come nearest to a question, as they are written or as they were stored. */
export function nearestOf(held: QuestionState): NearPassage[] {
  const { cites, parts } = held.stream;
  const text = parts.find((one) => one.part === part)?.text ?? '';
  const streamed = cites.filter((cite) => cite.part === part).toSorted((a, b) => a.from - b.from);
  const reasons = reasonsOf(parts.find((one) => one.part === 'SUMMARY.searched')?.data);
  const sentences =
    streamed.length > 0
      ? streamed.map(({ from, to, evidence }, at) => ({
          text: text.slice(from, to),
          citations: evidence,
          reason: reasons[at] ?? { kind: 'subject' as const },
        }))
      : (moduleOf(held, 'SUMMARY').content.nearest ?? []);
  return sentences
    .flatMap(({ text: words, citations: [citation], reason }) => (citation ? [{ text: words, citation, reason }] : []))
    .slice(0, shown);
}

/** Reasons travel beside the sentences, in their order; what is no reason counts as one of the subject. */
function reasonsOf(data: unknown): NearReason[] {
  const { reasons } = (data ?? {}) as { reasons?: unknown };
  if (!Array.isArray(reasons)) return [];
  return reasons.map((one: Partial<NearReason> | null) => ({
    kind: nearReasons.find((kind) => kind === one?.kind) ?? 'subject',
    ...(typeof one?.asked === 'string' ? { asked: one.asked } : {}),
    ...(typeof one?.stated === 'string' ? { stated: one.stated } : {}),
  }));
}

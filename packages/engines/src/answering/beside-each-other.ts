import type { Candidate } from '../citing/passages.ts';
import type { Judged } from './judge-part.ts';
import type { AnswerModel } from './ranking/answer-model.ts';

/** A sentence that answers a part already answers the next one as well, unless another one is better by this. */
const clearlyBetter = 2;
/** Log odds by which another one must answer beyond what a question alone asks for. */
const surerBeside = 1;

/**
 * Parts one after the other, each led by the first sentence of a part before it where that says it as well: `Preheating to
 * 200-400 °C prevents cold cracks` tells whether and to what temperature.
 */
export function besideEachOther(judged: readonly Judged[], { answeredFrom }: AnswerModel): Judged[] {
  const leads = new Set<Candidate>();
  return judged.map((each) => {
    const [lead] = each.chosen;
    if (lead === undefined) return each;
    const shared = each.free.find(
      ({ candidate, score }) => leads.has(candidate) && score >= lead.score - clearlyBetter,
    );
    if (shared === undefined && leads.size > 0 && each.odds < answeredFrom + surerBeside)
      return { ...each, chosen: [] };
    leads.add((shared ?? lead).candidate);
    return shared === undefined ? each : { ...each, chosen: [shared, ...each.chosen.slice(1)] };
  });
}

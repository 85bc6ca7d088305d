import type { AnswerVerdict, NearReason } from '@assay/domain';
import type { Candidate } from '../citing/passages.ts';
import { aboveOf, saidBy } from '../citing/sources.ts';
import { designations, namesDesignation } from '../language/literals.ts';
import { tokenize as terms } from '../language/tokens/tokenize.ts';
import type { ChosenRow } from './choose-sentences.ts';

const chosenOfPart = 8;
const chosenAtMost = 20;
const nearAtMost = 3;
/** Share of a gap's terms that the question says, from which it is told in the model's words. */
const inTheirWords = 0.6;

/** Which sentences answer a question, and how far. */
export interface Choice {
  verdict: Pick<AnswerVerdict, 'grade' | 'gaps'>;
  /** Ids of the sentences that answer, the most direct one of the first part first. */
  chosen: readonly number[];
  near: readonly { id: number; reason: NearReason }[];
}

interface Asked {
  parts: readonly string[];
  language: string;
}

interface JudgedPart {
  part: string;
  grade: AnswerVerdict['grade'];
  ids: readonly number[];
  gap: string | undefined;
  near: Choice['near'];
}

/** What a reader is told to be missing: in the model's words where they are the question's, else the part as it stands. */
function gapOf(said: string | null, part: string, language: string): string {
  const gap = said?.replace(/\s+/g, ' ').trim() ?? '';
  const asked = new Set(terms(part, language));
  const told = [...new Set(terms(gap, language))];
  const isTheirs = told.length > 0 && told.filter((term) => asked.has(term)).length >= told.length * inTheirWords;
  return isTheirs && gap.length <= part.length * 1.2 && designations(gap).every((name) => namesDesignation(part, name))
    ? gap
    : part;
}

/** A reason whose words stand where it says they do; words that do not are left out. */
function reasonOf({ kind, asked, stated }: ChosenRow['near'][number], part: string, candidate: Candidate): NearReason {
  const isAsked = asked !== null && asked.trim() !== '' && part.toLowerCase().includes(asked.trim().toLowerCase());
  const said = [saidBy(candidate), ...aboveOf(candidate)];
  const isStated = stated !== null && stated.trim() !== '' && said.some((text) => text.includes(stated.trim()));
  return {
    kind,
    ...(isAsked ? { asked: asked.trim() } : {}),
    ...(isStated ? { stated: stated.trim() } : {}),
  };
}

/**
 * Designations of the part that the library names, and none of the chosen sentences, nor what stands above them; and
 * whether those are all it has.
 */
function passedOver(part: string, ids: readonly number[], byId: ReadonlyMap<number, Candidate>) {
  const isNamedIn = (candidate: Candidate, name: string) =>
    [candidate.passage.text, ...aboveOf(candidate)].some((text) => namesDesignation(text, name));
  const chosen = ids.flatMap((id) => byId.get(id) ?? []);
  const asked = [...new Set(designations(part))];
  const unnamed = asked.filter((name) => !chosen.some((candidate) => isNamedIn(candidate, name)));
  const known = unnamed.filter((name) => [...byId.values()].some((candidate) => isNamedIn(candidate, name)));
  return { names: known, isAll: unnamed.length === asked.length };
}

function judgedPart(
  part: string,
  row: ChosenRow | undefined,
  language: string,
  byId: ReadonlyMap<number, Candidate>,
): JudgedPart {
  const ids = [...new Set(row?.ids ?? [])].filter((id) => byId.has(id)).slice(0, chosenOfPart);
  const near = (row?.near ?? []).flatMap((each) => {
    const candidate = byId.get(each.id);
    return candidate === undefined ? [] : [{ id: each.id, reason: reasonOf(each, part, candidate) }];
  });
  const isAnswering = row?.grade === 'answered' || row?.grade === 'partly';
  if (row !== undefined && isAnswering && ids.length > 0) {
    const { names, isAll } = passedOver(part, ids, byId);
    const [name] = names;
    if (name === undefined) {
      const gap = row.grade === 'partly' ? gapOf(row.gap, part, language) : undefined;
      return { part, grade: row.grade, ids, gap, near: [] };
    }
    if (!isAll) return { part, grade: 'partly', ids, gap: names.join(', '), near: [] };
    const other = ids.map((id) => ({ id, reason: { kind: 'designation', asked: name } as const }));
    return { part, grade: 'nearest', ids: [], gap: part, near: other };
  }
  const subject = ids.map((id) => ({ id, reason: { kind: 'subject' } as const }));
  const found = near.length > 0 ? near : row?.grade === 'nearest' ? subject : [];
  return { part, grade: found.length > 0 ? 'nearest' : 'none', ids: [], gap: part, near: found };
}

/**
 * What of a model's choice holds: ids that exist, reasons that can be read, designations that are named. Undefined where
 * it speaks of no part, or chose nothing but sentences that do not exist: then it was not understood.
 */
export function choiceOf(
  rows: readonly ChosenRow[],
  { parts, language }: Asked,
  byId: ReadonlyMap<number, Candidate>,
): Choice | undefined {
  const rowOf = (at: number) => rows.find(({ part }) => part === at + 1) ?? (parts.length === 1 ? rows[0] : undefined);
  const read = parts.flatMap((_, at) => rowOf(at) ?? []);
  const named = read.flatMap(({ ids, near }) => [...ids, ...near.map(({ id }) => id)]);
  if (rows.length > 0 && read.length === 0) return undefined;
  if (named.length > 0 && !named.some((id) => byId.has(id))) return undefined;
  const judged = parts.map((part, at) => judgedPart(part, rowOf(at), language, byId));
  const chosen = [...new Set(judged.flatMap(({ ids }) => ids))].slice(0, chosenAtMost);
  const near = judged
    .flatMap((each) => each.near)
    .filter(({ id }, at, all) => all.findIndex((o) => o.id === id) === at);
  const gaps = [...new Set(judged.flatMap(({ gap }) => gap ?? []))];
  const isWhole = judged.every(({ grade }) => grade === 'answered');
  const grade = isWhole ? 'answered' : chosen.length > 0 ? 'partly' : near.length > 0 ? 'nearest' : 'none';
  return {
    // A question of one part that is not answered has no gap: all of it is.
    verdict: { grade, ...(gaps.length > 0 && (parts.length > 1 || grade === 'partly') ? { gaps } : {}) },
    chosen,
    near: chosen.length > 0 ? [] : near.slice(0, nearAtMost),
  };
}

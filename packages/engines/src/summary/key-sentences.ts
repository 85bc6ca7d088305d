import type { DocumentPart, Span } from '@assay/domain';
import { sentenceSpans } from '../language/sentences.ts';
import { tokenize } from '../language/tokens/tokenize.ts';

/** A sentence that stands for its document: its place in the stored text and where a reader finds it. */
export interface KeySentence extends Span {
  /** Heading above it. */
  section?: string;
  /** One-based page of a paginated document. */
  page?: number;
}

interface Candidate extends KeySentence {
  terms: ReadonlyMap<string, number>;
  /** Terms without a figure in them. */
  named: ReadonlySet<string>;
  score: number;
}

/** Kinds of parts whose sentences state something. */
const stating: ReadonlySet<DocumentPart['kind']> = new Set(['abstract', 'paragraph', 'claim']);
const least = 30;
const most = 600;
/** Candidates, no two alike, among which is chosen; the rest never come that far. */
const compared = 80;
/** Share of relevance against novelty when sentences are chosen. */
const relevance = 0.7;
/** Share of common terms from which a sentence says nothing new. */
const repeated = 0.8;

/** What authors say where they sum up. */
const cues =
  /\b(?:in (?:summary|conclusion)|we (?:show|find|found|report|propose|conclude|demonstrate)|this (?:paper|study|work|report|invention|note)|results? (?:show|indicate|suggest)s?|the (?:aim|purpose|object|objective|goal)|therefore|concludes?|overall)\b|综上|綜上|总之|總之|结果表明|結果表明|结果显示|結果顯示|本文|本研究|本发明|本發明|目的在于|目的在於|結論|结论|以上より|本発明|目的は|明らかに|示された|まとめ/iu;
/** Lists of references and addresses read like sentences and state nothing. */
const apparatus = /\b(?:doi|et al\.|pp\.|vol\.|ISBN|ISSN|https?:|www\.|@[\w.]+)|^\s*\[?\d{1,3}[\].]\s+\p{Lu}\S+,/u;

/**
 * The sentences that say most of what a document says, word for word, in its order. A sentence counts by how near it is
 * to the whole (term weights against their mean), where it stands and what it announces; repetition counts against it.
 */
export function keySentences(
  text: string,
  parts: readonly DocumentPart[],
  language: string,
  count: number,
): KeySentence[] {
  const candidates = candidatesOf(text, parts, language);
  const weightOf = weighing(candidates);
  const centre = new Map<string, number>();
  for (const { terms } of candidates)
    for (const [term, times] of terms) centre.set(term, (centre.get(term) ?? 0) + times * weightOf(term));
  candidates.forEach((candidate, index) => {
    const nearness = cosine(candidate.terms, centre, weightOf);
    const place = index === 0 ? 0.25 : Math.max(0, 0.15 * (1 - index / Math.max(12, candidates.length * 0.1)));
    const isCue = cues.test(text.slice(candidate.start, candidate.end));
    candidate.score = nearness + place + (isCue ? 0.15 : 0);
  });
  const ranked: Candidate[] = [];
  for (const candidate of candidates.toSorted((a, b) => b.score - a.score || a.start - b.start)) {
    if (ranked.length === compared) break;
    if (ranked.every((other) => likeness(candidate, other) < repeated)) ranked.push(candidate);
  }
  const chosen: Candidate[] = [];
  while (chosen.length < count && ranked.length > 0) {
    const next = ranked.reduce((best, candidate) =>
      noveltyScore(candidate, chosen, weightOf) > noveltyScore(best, chosen, weightOf) ? candidate : best,
    );
    ranked.splice(ranked.indexOf(next), 1);
    chosen.push(next);
  }
  return chosen.sort((a, b) => a.start - b.start).map(({ terms: _, named: __, score: ___, ...sentence }) => sentence);
}

function candidatesOf(text: string, parts: readonly DocumentPart[], language: string): Candidate[] {
  const found: Candidate[] = [];
  const seen = new Set<string>();
  for (const { kind, start, end, section, page } of parts) {
    if (!stating.has(kind)) continue;
    for (const span of sentenceSpans(text.slice(start, end))) {
      const words = text.slice(start + span.start, start + span.end);
      const isFull = /[.!?。！？」）)]$/u.test(words);
      const width = /[\u3040-\u9fff]/u.test(words) ? 2.5 : 1;
      if (!isFull || words.length * width < least || words.length > most || apparatus.test(words) || seen.has(words))
        continue;
      seen.add(words);
      const terms = new Map<string, number>();
      for (const term of tokenize(words, language)) terms.set(term, (terms.get(term) ?? 0) + 1);
      if (terms.size < 4) continue;
      found.push({
        start: start + span.start,
        end: start + span.end,
        ...(section === undefined ? {} : { section }),
        ...(page === undefined ? {} : { page }),
        terms,
        named: new Set([...terms.keys()].filter((term) => !/\d/.test(term))),
        score: 0,
      });
    }
  }
  return found;
}

function weighing(candidates: readonly Candidate[]): (term: string) => number {
  const holders = new Map<string, number>();
  for (const { terms } of candidates) for (const term of terms.keys()) holders.set(term, (holders.get(term) ?? 0) + 1);
  // A term of one sentence only is no subject of the document; one of every sentence parts nothing.
  return (term) => {
    const held = holders.get(term) ?? 0;
    return held < 2 ? 0.2 : Math.log(1 + candidates.length / held);
  };
}

function cosine(
  a: ReadonlyMap<string, number>,
  b: ReadonlyMap<string, number>,
  weightOf: (term: string) => number,
): number {
  let dot = 0;
  let lengthA = 0;
  for (const [term, times] of a) {
    const weight = times * weightOf(term);
    lengthA += weight * weight;
    dot += weight * (b.get(term) ?? 0);
  }
  let lengthB = 0;
  for (const value of b.values()) lengthB += value * value;
  return lengthA === 0 || lengthB === 0 ? 0 : dot / Math.sqrt(lengthA * lengthB);
}

function noveltyScore(candidate: Candidate, chosen: readonly Candidate[], weightOf: (term: string) => number): number {
  const nearest = chosen.reduce((most, other) => Math.max(most, overlap(candidate, other, weightOf)), 0);
  return relevance * candidate.score - (1 - relevance) * nearest;
}

/** Terms of both sentences among the terms of either (Jaccard); the same said of another number is the same. */
function likeness({ named: a }: Candidate, { named: b }: Candidate): number {
  let shared = 0;
  for (const term of a) if (b.has(term)) shared += 1;
  return shared / Math.max(1, a.size + b.size - shared);
}

/** Share of the lighter sentence's weight that the other one holds too. */
function overlap({ terms: a }: Candidate, { terms: b }: Candidate, weightOf: (term: string) => number): number {
  const sum = (terms: Iterable<string>) => [...terms].reduce((total, term) => total + weightOf(term), 0);
  const shared = sum([...a.keys()].filter((term) => b.has(term)));
  return shared / Math.max(1e-9, Math.min(sum(a.keys()), sum(b.keys())));
}

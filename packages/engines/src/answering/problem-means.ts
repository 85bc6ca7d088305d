import type { ProblemMeans } from '@assay/domain';
import { type Candidate, citeCandidate } from '../citing/passages.ts';

const act =
  '(?:reduces?|prevents?|suppress(?:es)?|limits?|avoids?|minimi[sz]es?|mitigates?|inhibits?|lowers?|eliminates?|slows?|blocks?|hinders?|delays?|stops?|protects? (?:\\w+ ){0,3}against)';

const english: readonly { pattern: RegExp; means: 1 | 2; problem: 1 | 2 }[] = [
  {
    pattern: new RegExp(
      `^(.{4,80}?)\\s+(?:\\w+ly\\s+)?(?:can\\s+|may\\s+|therefore\\s+|also\\s+)?${act}\\s+(.{4,80}?)(?:[.,;]|\\s+(?:by|to|from|because|and|at|in|when|while|with|below|above|between|for)\\b|$)`,
      'iu',
    ),
    means: 1,
    problem: 2,
  },
  {
    pattern:
      /^to (?:avoid|prevent|reduce|limit|suppress) (.{4,80}?),\s+(.{4,90}?)(?:\s+(?:is|are|must|should|can)\b|[.,;]|$)/iu,
    means: 2,
    problem: 1,
  },
];

/** A label must be a noun phrase: a verb, a relative clause or a bare number inside means that the pattern cut a sentence wrongly. */
const clause =
  /\b(is|are|was|were|be|been|has|have|that|which|who|because|when|while|if|often|must|should|it|they|this)\b|^(to|by|of|in|at|on|below|above|between|within|only|near|about|around|roughly|the rate|than)\b|\b(leaves|gives|makes)\b|^\d|数量级|數量級|倍$/iu;

const chinese: readonly RegExp[] = [
  /^(.{2,30}?)(?:可以|可|能够|能夠|能|会|會)?(?:有效)?(?:抑制|降低|减少|減少|防止|避免|减缓|減緩|缓解|緩解|消除)(.{2,24}?)[。，；、]/u,
];
const japanese: readonly RegExp[] = [
  /^(.{2,36}?)(?:は|が|により|によって|で)(.{2,28}?)を(?:抑制|低減|防止|回避|軽減|抑え|減ら|防)/u,
];

const tidy = (text: string) => {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/^(?:the|a|an|such|any)\s+/iu, '')
    .replace(/[\s,;:]+$/u, '')
    .trim();
  // pH and mRNA keep the case they are written in.
  return /^\p{Ll}\p{Lu}/u.test(plain) ? plain : plain.slice(0, 1).toUpperCase() + plain.slice(1);
};

/** Long phrases make poor labels: the head noun phrase is kept, up to a preposition. */
function label(text: string): string {
  const plain = tidy(text);
  if (plain.length <= 48) return plain;
  const cut = plain.slice(0, 49);
  const at = Math.max(
    cut.lastIndexOf(' of '),
    cut.lastIndexOf(' in '),
    cut.lastIndexOf(' for '),
    cut.lastIndexOf(' with '),
    cut.lastIndexOf(' and '),
  );
  return at > 12 ? cut.slice(0, at) : `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 24))}…`;
}

/** What stands after the last comma, and after an act of its own: `被膜を形成して副反応` names `副反応`. */
function lastPhrase(text: string): string {
  return (text.split(/[、，]/u).at(-1) ?? '').replace(/^.*(?:して|により|によって)(?=.)/u, '');
}

function read(sentence: string, language: string): { problem: string; means: string } | undefined {
  for (const { pattern, means, problem } of english) {
    const match = pattern.exec(sentence);
    // "Binders bond to the surface and limit contact": what stands before the act is more than a name.
    if (match && /\b(?:and|or|but|then)$/iu.test(match[means] ?? '')) return undefined;
    if (match) return { problem: label(match[problem] ?? ''), means: label(match[means] ?? '') };
  }
  for (const pattern of language.startsWith('ja') ? japanese : chinese) {
    const match = pattern.exec(sentence);
    if (match) return { problem: label(lastPhrase(match[2] ?? '')), means: label(lastPhrase(match[1] ?? '')) };
  }
  return undefined;
}

/** The problem a sentence names together with a means against it; undefined when it names no such pair. */
export function problemMeans(candidate: Candidate): ProblemMeans | undefined {
  const pair = read(candidate.text, candidate.passage.language);
  if (!pair || pair.problem.length < 2 || pair.means.length < 2) return undefined;
  if (clause.test(pair.problem) || clause.test(pair.means)) return undefined;
  return { ...pair, citation: citeCandidate(candidate) };
}

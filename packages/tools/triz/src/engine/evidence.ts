import type { Span } from '@assay/domain';
import { onDemand, queryTokens, sentenceSpans, tokenize } from '@assay/engines/language';
import { parameters } from '../tables/parameters.ts';
import { principles } from '../tables/principles.ts';

/** A sentence of a passage in which a principle is at work on what the problem speaks of. */
export interface PrincipleSentence<P> extends Span {
  passage: P;
}

/** A sentence that says what the means does tells more than one that only names it. */
const effects =
  /\b(?:rais|increas|improv|reduc|lower|prevent|suppress|enabl|stabili[sz]|extend|protect|limit|allow)\w*|提高|降低|抑制|改善|防止|減少|减少|向上|低減|抑え|高め/iu;
const shortest = 30;
const longest = 500;
/** Words of what the problem is about that its evidence must hold; all of them where there are fewer. */
const shared = 2;
/** Words that show a principle only beside another one of it: a phase is no change of phase, and carbon no composite. */
const weak = onDemand(
  () =>
    new Set(
      tokenize(
        'phase change transition latent heat thermal expansion coefficient residual stress compressive constant potential level thin ' +
          'carbon matrix digital twin steady flow short exposure control model image self balance lift dual universal partial variable ' +
          'recovery safety emergency layer surface interface local atmosphere neutral anode low cost compatible prepared beforehand ' +
          'network vertical carrier process high speed',
      ),
    ),
);
/** The same where no neighbour makes it tell more. */
const empty = onDemand(() => new Set(tokenize('温度 利用 色 空気 液体 气体 氣體 快速 安全 保护 保護')));
/** A sentence that speaks on of what the one before it named. */
const pointsBack = /\b(?:it|its|this|these|them|they|their|such)\b|[该該此其]|これ|それ|その|この/iu;
/** What is said of any problem; it names no subject. */
const sayings = onDemand(
  () =>
    new Set(
      tokenize(
        'raise increase improve reduce lower lose losing keep keeping make making avoid prevent get need want take become cause lead result higher better more less too when how can should must without 如何 怎么 怎么办 怎樣 怎样 才能 可以 会导致 導致 会使 但是 同时 同時 加快 变快 下降 上升 提高 提升 降低 减少 減少 增加 改善 避免 保持 不增加 不降低 上げる 上げると 下げる 高める 減らす 落とす 落とさず 増やす 改善 大きくなる 小さくなる したい する',
      ),
    ),
);
/** Names of the parameters: a sentence that shares only these with a problem speaks of something else. */
const parameterTokens = onDemand(
  () =>
    new Set(parameters.flatMap(({ name, said }) => tokenize(`${name.en} ${name.cn} ${name.tw} ${name.jp} ${said}`))),
);

/** What joins words in Chinese and Japanese: pairs of characters across it would name nothing. */
const joints = /[会會的是不但或把被使让讓与與和在了]|[ぁ-ん]+/gu;

/** Tokens of what a problem is about; all of them where it names nothing but parameters. */
function subjectOf(problem: string, language: string): Set<string> {
  const told = problem.replaceAll(joints, ' ');
  const tokens = queryTokens(told, language).filter((token) => !sayings().has(token));
  const subject = tokens.filter((token) => !parameterTokens().has(token));
  return new Set(subject.length > 0 ? subject : tokens);
}

const wideScript = /[\u3040-\u9fff]/u;

function seenIn(principle: number, isWide: boolean): string {
  const words = principles[principle - 1]?.seen.split(' ') ?? [];
  return words.filter((word) => isWide || !wideScript.test(word)).join(' ');
}

/** How many means of a principle a sentence names; words that tell nothing alone count as a pair of neighbours. */
function meansIn(seen: ReadonlySet<string>, tokens: readonly string[]): number {
  const strong = new Set(tokens.filter((token) => seen.has(token) && !weak().has(token) && !empty().has(token))).size;
  const pairs = tokens.filter((token, at) => {
    const next = tokens[at + 1];
    return next !== undefined && next !== token && seen.has(token) && seen.has(next) && weak().has(token);
  }).length;
  return strong + pairs;
}

/** Tokens of the things that a problem puts an article before: what its evidence has to be about. */
function thingsOf(problem: string, language: string, subject: ReadonlySet<string>): Set<string> {
  const named = [...problem.matchAll(/\b(?:the|an?|of)\s+((?:[\p{L}-]+\s){0,2}[\p{L}-]+)/giu)].map(
    ([, phrase = '']) => phrase,
  );
  return new Set(tokenize(named.join(' '), language).filter((token) => subject.has(token)));
}

/** What to search a library for: the problem, and the words by which a principle is seen in a text. */
export function principleQuery(principle: number, problem: string): string {
  return `${problem} ${seenIn(principle, wideScript.test(problem))}`;
}

/**
 * Sentences of ranked passages in which a principle is at work on what the problem speaks of, best first and one of each
 * document. `start` and `end` count in the passage. A sentence names the principle's means; its subject stands in it, or
 * in the sentence before to which it points back and which is then quoted with it. Anything less is no evidence.
 */
export function principleSentences<P extends { text: string; language: string; document: string }>(
  principle: number,
  problem: string,
  passages: readonly P[],
  count: number,
): PrincipleSentence<P>[] {
  const seen = new Set(tokenize(seenIn(principle, true)));
  const found: (PrincipleSentence<P> & { score: number })[] = [];
  passages.forEach((passage, rank) => {
    const wanted = subjectOf(problem, passage.language);
    const things = thingsOf(problem, passage.language, wanted);
    const needed = Math.min(shared, wanted.size);
    const sharedBy = (text: string) => {
      const tokens = new Set(tokenize(text, passage.language));
      const held = [...wanted].filter((token) => tokens.has(token));
      return things.size === 0 || held.some((token) => things.has(token)) ? held.length : 0;
    };
    const spans = sentenceSpans(passage.text);
    spans.forEach(({ start, end }, at) => {
      const text = passage.text.slice(start, end);
      if (!isSentence(text)) return;
      const means = meansIn(seen, tokenize(text, passage.language));
      if (means === 0) return;
      const before = spans[at - 1];
      const joined = before === undefined ? undefined : passage.text.slice(before.start, end);
      const own = sharedBy(text);
      const isOwn = own >= needed;
      if (!isOwn && (joined === undefined || !canJoin(joined) || !pointsBack.test(text))) return;
      const subject = isOwn ? own : sharedBy(joined ?? '');
      if (subject < needed || needed === 0) return;
      const effect = effects.test(text) ? 0.5 : 0;
      const score = Math.min(means, 2) * 0.5 + subject / wanted.size + effect - (isOwn ? 0 : 0.25) - rank * 0.03;
      found.push({ passage, start: isOwn ? start : (before?.start ?? start), end, score });
    });
  });
  found.sort((a, b) => b.score - a.score);
  const documents = new Set<string>();
  return found
    .filter(({ passage }) => !documents.has(passage.document) && documents.add(passage.document))
    .slice(0, count)
    .map(({ score: _, ...sentence }) => sentence);
}

/** Two sentences of one paragraph, short enough to be read together. */
const canJoin = (text: string) => text.length <= longest && !text.includes('\n');

/** Whole sentences alone are quoted: no row of a table, no heading, and none that is too short or long to tell. */
function isSentence(text: string): boolean {
  const length = text.length * (wideScript.test(text) ? 2.5 : 1);
  return length >= shortest && text.length <= longest && !/\s\|\s/.test(text) && /[.!?。！？]$/u.test(text);
}

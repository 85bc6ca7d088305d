import type { Span } from '@assay/domain';
import { sentenceSpans } from '../language/sentences.ts';
import { queryTokens } from '../language/tokens/query-tokens.ts';
import { tokenize } from '../language/tokens/tokenize.ts';
import { parameters } from './parameters.ts';
import { principles } from './principles.ts';

/** A sentence of a passage in which a principle is at work on what the problem speaks of. */
export interface PrincipleSentence<P> extends Span {
  passage: P;
}

/** A sentence that says what the means does tells more than one that only names it. */
const effects =
  /\b(?:rais|increas|improv|reduc|lower|prevent|suppress|enabl|stabili[sz]|extend|protect|limit|allow)\w*|提高|降低|抑制|改善|防止|減少|减少|向上|低減|抑え|高め/iu;
const shortest = 30;
const longest = 500;
/** Words of what the problem is about that a sentence without an effect must hold; all of them where there are fewer. */
const shared = 2;
/** What is said of any problem; it names no subject. */
const sayings = new Set(
  tokenize(
    'raise increase improve reduce lower lose losing keep keeping make making avoid prevent get need want take become cause lead result higher better more less too when how can should must without 如何 怎么 怎么办 怎樣 怎样 才能 可以 会导致 導致 会使 但是 同时 同時 加快 变快 下降 上升 提高 提升 降低 减少 減少 增加 改善 避免 保持 不增加 不降低 上げる 上げると 下げる 高める 減らす 落とす 落とさず 増やす 改善 大きくなる 小さくなる したい する',
  ),
);
/** Names of the parameters: a sentence that shares only these with a problem speaks of something else. */
const parameterTokens = new Set(
  parameters.flatMap(({ name, said }) => tokenize(`${name.en} ${name.cn} ${name.tw} ${name.jp} ${said}`)),
);

/** What joins words in Chinese and Japanese: pairs of characters across it would name nothing. */
const joints = /[会會的是不但或把被使让讓与與和在了]|[ぁ-ん]+/gu;

/** Tokens of what a problem is about; all of them where it names nothing but parameters. */
function subjectOf(problem: string, language: string): Set<string> {
  const told = problem.replaceAll(joints, ' ');
  const tokens = queryTokens(told, language).filter((token) => !sayings.has(token));
  const subject = tokens.filter((token) => !parameterTokens.has(token));
  return new Set(subject.length > 0 ? subject : tokens);
}

const wideScript = /[\u3040-\u9fff]/u;

function seenIn(principle: number, isWide: boolean): string {
  const words = principles[principle - 1]?.seen.split(' ') ?? [];
  return words.filter((word) => isWide || !wideScript.test(word)).join(' ');
}

/** What to search a library for: the problem, and the words by which a principle is seen in a text. */
export function principleQuery(principle: number, problem: string): string {
  return `${problem} ${seenIn(principle, wideScript.test(problem))}`;
}

/**
 * Sentences of ranked passages that name both the principle's means and something of the problem, best first and one
 * of each document. `start` and `end` count in the passage. What names only one of the two is no evidence.
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
    for (const { start, end } of sentenceSpans(passage.text)) {
      const text = passage.text.slice(start, end);
      const isWide = wideScript.test(text);
      if (text.length * (isWide ? 2.5 : 1) < shortest || text.length > longest || /\s\|\s/.test(text)) continue;
      if (!/[.!?。！？]$/u.test(text)) continue;
      const tokens = new Set(tokenize(text, passage.language));
      const means = [...seen].filter((token) => tokens.has(token)).length;
      const subject = [...wanted].filter((token) => tokens.has(token)).length;
      const effect = effects.test(text) ? 0.5 : 0;
      if (means === 0 || subject === 0) continue;
      // One word of several is shared by chance, "body" of a car and of a test, unless the sentence tells what comes of it.
      if (effect === 0 && subject < Math.min(shared, wanted.size)) continue;
      const score = Math.min(means, 2) * 0.5 + subject / Math.max(1, wanted.size) + effect - rank * 0.03;
      found.push({ passage, start, end, score });
    }
  });
  found.sort((a, b) => b.score - a.score);
  const documents = new Set<string>();
  return found
    .filter(({ passage }) => !documents.has(passage.document) && documents.add(passage.document))
    .slice(0, count)
    .map(({ score: _, ...sentence }) => sentence);
}

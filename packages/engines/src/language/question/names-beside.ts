import { stopWords } from '../tokens/stop-words.ts';
import { comparedSides } from './compared-sides.ts';

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);
const word = String.raw`[\p{Script=Latin}\p{Script=Greek}\d][\p{Script=Latin}\p{Script=Greek}\d()/.-]*`;
const joint = String.raw`\s*(?:\b(?:and|or|vs\.?|versus|against)\b|和|与|與|跟|及|、|と|或|还是|還是)\s*(?:the\s+)?`;
const apart = String.raw`(?:\s[\p{L}-]+){0,2}?(?:${joint}|,\s*)(?:[\p{L}-]+\s+)??`;

/** `LFP`, `SSiC`, `PE-RT`: written as names are. */
const isWrittenAsName = (thing: string) => /\p{Lu}.*\p{Lu}/u.test(thing);

/**
 * What stands beside names in a question with the same claim to be answered: `LFP` in `NMC811 and LFP`. A sentence that
 * names it answers one side of the question.
 */
export function namesBeside(question: string, names: readonly string[]): readonly string[] {
  const text = question.normalize('NFKC');
  const find = (pattern: string) => new RegExp(pattern, 'iu').exec(text)?.[1];
  const found = names.flatMap((name) => {
    const own = escaped(name);
    const near = [find(`${own}${joint}(${word})`), find(`(${word})${joint}${own}`)];
    const far = [find(`${own}${apart}(${word})`), find(`(${word})${apart}${own}`)];
    return [...near, ...far.filter((thing) => thing !== undefined && isWrittenAsName(thing))];
  });
  const isThing = (thing: string | undefined): thing is string =>
    thing !== undefined && thing.length > 1 && !names.includes(thing) && !stopWords.has(thing.toLowerCase());
  const sides = comparedSides(question);
  const isOther = (side: string) => names.every((name) => !side.includes(name));
  return [...new Set([...found.filter(isThing), ...(sides.every(isOther) ? [] : sides.filter(isOther))])];
}

import { rankingNames } from '@assay/engines/answering/training';
import type { FoundSentence } from '@assay/works';
import { signsIn } from './principle-features.ts';

/** Words of an effect: what is wanted happens, or what is not wanted does not. */
const effects =
  /\b(?:rais|increas|improv|reduc|lower|prevent|suppress|enabl|stabili[sz]|extend|protect|limit|allow|avoid|keep|hinder|remov|minimi[sz]|slow|relie|accelerat|shorten|cut|halv|doubl)\w*|提高|降低|抑制|改善|防止|減少|减少|向上|低減|抑え|高め|避免|延長|延长|缩短|縮短|缓解|緩和|防ぐ|避け|短縮/iu;
/** Words that lead in a means. */
const leads =
  /\b(?:by|with|such as|instead|using|through|before|after|via|replac\w*|add(?:ing|ed|ition)?|coat\w*|insert\w*)\b|通过|通過|采用|採用|使用|加入|添加|代替|例如|により|によって|用い|代わり|など/iu;

/** Whatever is made of something is called a change of parameters: that one tells nothing. */
const parameterChanges = 35;
const lastRank = 30;

const ownNames = [
  'principleSigns',
  'principlesShown',
  'rarestPrinciple',
  'changesParameter',
  'effect',
  'leads',
  'leadsToEffect',
  'figure',
  'rank',
  'sameLanguage',
] as const;

/** Names of what an idea is ranked by. */
export const ideaNames = (hasMeaning: boolean): readonly string[] => [...rankingNames(hasMeaning), ...ownNames];

/** Primary subtag of the language that a text is written in, by its script. */
function languageOf(text: string): string {
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return 'ja';
  return /\p{sc=Han}/u.test(text) ? 'zh' : 'en';
}

/**
 * What tells whether a sentence is an idea for a problem: how near it is, whether it names a means, and whether it says what
 * the means does.
 *
 * @param rarity by principle, the log of how few sentences show it
 */
export function ideaFeatures(
  problem: string,
  { text, rank, language, likeness }: FoundSentence,
  rarity: readonly number[],
): Record<string, number> {
  const signs = signsIn(text);
  const telling = signs.map((count, at) => (at + 1 === parameterChanges ? 0 : count));
  const effect = effects.test(text) ? 1 : 0;
  const lead = leads.test(text) ? 1 : 0;
  const own: Record<(typeof ownNames)[number], number> = {
    principleSigns: Math.min(2, Math.max(...telling)),
    principlesShown: Math.min(3, telling.filter((count) => count > 0).length),
    rarestPrinciple: Math.max(0, ...signs.map((count, at) => (count > 0 ? (rarity[at] ?? 0) : 0))),
    changesParameter: (signs[parameterChanges - 1] ?? 0) > 0 ? 1 : 0,
    effect,
    leads: lead,
    leadsToEffect: effect * lead,
    figure: /\d/.test(text) ? 1 : 0,
    rank: Math.min(rank, lastRank) / lastRank,
    sameLanguage: language.split('-')[0] === languageOf(problem) ? 1 : 0,
  };
  return { ...likeness, ...own };
}

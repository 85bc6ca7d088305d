import { foldHan, type Locale } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { arizQuestions, resourceClasses } from './ariz.ts';
import { loadEffectTexts } from './effects/effect-texts.ts';
import { functionCodes } from './effects/effects.ts';
import { effectQuantities } from './effects/quantities.ts';
import { functionName } from './functions/functions.ts';
import { separationQuestions } from './separation-questions.ts';
import { separations } from './separations.ts';
import { loadStandardTexts } from './standards/standard-texts.ts';
import { fieldKinds } from './standards/substance-field.ts';
import { subPrinciples } from './sub-principles.ts';
import { trends } from './trends.ts';

/** Everything that the tables say in one language. */
async function said(locale: Locale): Promise<string[]> {
  const standards = await loadStandardTexts(locale);
  return [
    ...Object.values(await loadEffectTexts(locale)).flat(),
    ...Object.values(standards.classes),
    ...Object.values(standards.groups),
    ...Object.values(standards.standards).flat(),
    ...Object.values(standards.reasons),
    ...subPrinciples.flat().map(({ says }) => says[locale]),
    ...trends.flatMap(({ name, says, stages }) => [name, says, ...stages].map((text) => text[locale])),
    ...arizQuestions.flatMap(({ asks, help }) => [asks[locale], help[locale]]),
    ...Object.values(resourceClasses).flatMap(({ name, help }) => [name[locale], help[locale]]),
    ...Object.values(separationQuestions).map((question) => question[locale]),
    separations.title[locale],
    separations.source[locale],
    ...Object.values(fieldKinds).map((name) => name[locale]),
    ...Object.values(effectQuantities).map((name) => name[locale]),
    ...functionCodes.map((code) => functionName(code, locale)),
  ];
}

const cjk = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';
const latinPunctuation = new RegExp(`[${cjk}][?,;:()!]|[?,;:()!] ?[${cjk}]`, 'u');
const simplifiedOnly = /[这个们说请为会来时还开关对应问题结数据质场压电热声间总变动设计机]/u;
/** Said on the other side of the strait. */
const mainland =
  /信息|激光|鐳射|傳感|納米|納秒|等離子|數字|軟件|默認|超聲|反饋|熒光|衍射|質量流|通過激|塑料|程序|新增/u;

describe('what the tables say', () => {
  it('is simplified Chinese for China', async () => {
    for (const text of await said('cn')) expect(foldHan(text)).toBe(text);
  });

  it("is traditional Chinese in Taiwan's words for Taiwan", async () => {
    for (const text of await said('tw')) {
      expect(text).not.toMatch(simplifiedOnly);
      expect(text).not.toMatch(mainland);
    }
  });

  it.each(['cn', 'jp', 'tw'] as const)('is punctuated as %s is written', async (locale) => {
    for (const text of await said(locale)) expect(text).not.toMatch(latinPunctuation);
  });

  it('has Japanese that is no Chinese', async () => {
    const chinese = new Set([...(await said('cn')), ...(await said('tw'))]);
    const sentences = (await said('jp')).filter((text) => text.endsWith('。'));
    expect(sentences.filter((text) => chinese.has(text))).toEqual([]);
    for (const text of sentences) expect(text).toMatch(/\p{Script=Hiragana}/u);
  });
});

/** Characters that only one of the two written forms of Chinese uses, frequent in technical prose. */
const traditionalOnly = /[個們為這會時對來於後與發學國過還點電體製劑應濃標變張實層測積處壓氣溫導鋰質]/gu;
const simplifiedOnly = /[个们为这会时对来于后与发学国过还点电体制剂应浓标变张实层测积处压气温导锂质]/gu;
const sample = 4000;

/** BCP 47 language of a text by its script: `ja` with kana, `zh-Hant` or `zh-Hans` by their own characters, `ko`, else `en`. */
export function languageOf(text: string): string {
  const part = text.slice(0, sample);
  const count = (pattern: RegExp) => part.match(pattern)?.length ?? 0;
  const letters = count(/\p{L}/gu);
  const han = count(/\p{sc=Han}/gu);
  const kana = count(/[\p{sc=Hiragana}\p{sc=Katakana}]/gu);
  if (count(/\p{sc=Hangul}/gu) > letters / 4) return 'ko';
  if (han + kana <= letters / 5) return 'en';
  if (kana > (han + kana) / 20) return 'ja';
  return count(traditionalOnly) > count(simplifiedOnly) ? 'zh-Hant' : 'zh-Hans';
}

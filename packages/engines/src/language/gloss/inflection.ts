/** Endings of verbs in the dictionary and what stands for them in a text, before た, ない, ます and the like. */
const godan: Readonly<Record<string, string>> = {
  う: 'わいえおっ',
  く: 'かきけこい',
  ぐ: 'がぎげごい',
  す: 'さしせそ',
  つ: 'たちてとっ',
  ぬ: 'なにねのん',
  ぶ: 'ばびべぼん',
  む: 'まみめもん',
  る: 'らりれろっ',
};
const endingsOf = new Map<string, string[]>();
for (const [ending, forms] of Object.entries(godan)) {
  for (const form of forms) endingsOf.set(form, [...(endingsOf.get(form) ?? []), ending]);
}

/** Shortest word of kana alone that is taken for a form of another. */
const shortestInKana = 3;

/** Verbs of the dictionary that a text may mean by the stem it ends a word with, likeliest first: 溶け is 溶ける or 溶く. */
export function verbsOf(stem: string): string[] {
  const last = stem.at(-1) as string;
  if (!/\p{Script=Hiragana}/u.test(last) || !isLongEnough(stem)) return [];
  const head = stem.slice(0, -1);
  return [`${stem}る`, ...(endingsOf.get(last) ?? []).map((ending) => head + ending)];
}

/** The adjective of the dictionary that a text may mean by a form of it: 硬く, 硬かった, 硬さ and 硬ければ are 硬い. */
export function adjectiveOf(form: string): string | undefined {
  return /[くかさけ]$/.test(form) && isLongEnough(form) ? `${form.slice(0, -1)}い` : undefined;
}

function isLongEnough(word: string): boolean {
  return word.length >= (/\p{Script=Han}/u.test(word) ? 2 : shortestInKana);
}

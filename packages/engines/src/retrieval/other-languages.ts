import { type GlossaryLanguage, languageOfQuestion, translate } from '../language/glossary/translate.ts';

/**
 * Weighted terms by which texts in other languages may say what a question is about; a thing that has several words
 * shares its weight among them. Undefined where the glossary knows nothing of the question.
 *
 * @param present languages that texts are written in.
 */
export function otherLanguageTerms(
  question: string,
  language: string,
  present: readonly GlossaryLanguage[],
): { terms: ReadonlyMap<string, number>; languages: readonly GlossaryLanguage[] } | undefined {
  const from = languageOfQuestion(question, language);
  const languages = from === undefined ? [] : present.filter((to) => to !== from);
  const weights = new Map<string, number>();
  const add = (term: string, weight: number) => weights.set(term, (weights.get(term) ?? 0) + weight);
  let things = 0;
  for (const to of languages) {
    const translation = translate(question, from as GlossaryLanguage, to);
    things += translation.things.length;
    for (const words of translation.things)
      for (const terms of words) for (const term of terms) add(term, 1 / (words.length * terms.length));
    for (const term of new Set(translation.alike)) add(term, 1);
  }
  if (things === 0) return undefined;
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return { languages, terms: new Map([...weights].map(([term, weight]) => [term, weight / total])) };
}

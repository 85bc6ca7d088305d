import {
  basisOf,
  type Evidence,
  headOf,
  type Lookup,
  type Operation,
  rootId,
  type ToolPorts,
  type WrittenSentence,
} from '@assay/works';
import { recordsOf, type Triz } from '../kind/records-of.ts';
import { outlineWords } from '../outline/outline-words.ts';
import { principles } from '../tables/index.ts';

/** Principles for which a concept is written at once, in the order of their contradictions. */
const mostAtOnce = 4;
const longestName = 80;
const longestDescription = 4_000;

/** Principles with passages for which nobody has a concept yet. */
function waiting(work: Lookup): readonly Triz<'principle'>[] {
  return recordsOf(work, null, 'contradiction')
    .flatMap(({ id }) => recordsOf(work, id, 'principle'))
    .filter(({ id, evidence }) => Object.keys(evidence).length > 0 && recordsOf(work, id, 'concept').length === 0)
    .slice(0, mostAtOnce);
}

/** Sentences follow each other as their language has it. */
const joined = (texts: readonly string[]): string =>
  texts.reduce((text, next) => (text === '' || /[。！？]$/u.test(text) ? text + next : `${text} ${next}`), '');

/**
 * What adds a concept in the words of a model to its principle, with every passage that carries a sentence of it; nothing
 * where there is no sentence.
 */
export function conceptUnder(
  work: Lookup,
  principle: Pick<Triz<'principle'>, 'id'>,
  sentences: readonly WrittenSentence[],
  { newId }: Pick<ToolPorts, 'newId'>,
): readonly Operation[] {
  const [first] = sentences;
  if (first === undefined) return [];
  const cited = new Map<string, Evidence>();
  for (const { evidence } of sentences)
    for (const each of evidence) cited.set(`${each.document} ${each.start}`, { ...each, field: 'description' });
  const description = headOf(joined(sentences.map(({ text }) => text)), longestDescription);
  return [
    {
      op: 'add',
      id: newId(),
      type: 'concept',
      parent: principle.id,
      fields: { name: headOf(first.text, longestName), description },
      evidence: Object.fromEntries([...cited.values()].map((each, at) => [String(at + 1), each])),
      basis: [{ ...basisOf(work, principle.id, 'number'), field: 'description' }],
    },
  ];
}

/**
 * Concepts that a language model writes for the principles that wait for one, from the passages that show them at work.
 * Where these carry no sentence, no concept is written.
 */
export async function writeConcepts(work: Lookup, ports: ToolPorts): Promise<readonly Operation[]> {
  const { model, locale } = ports;
  if (model === undefined) return [];
  const statement = work.get(rootId)?.fields['statement'];
  const t = outlineWords(locale);
  const written = await Promise.all(
    waiting(work).map(async (principle) => {
      const rule = principles[(principle.fields.number ?? 0) - 1];
      const asked = t('writing.asked', {
        problem: typeof statement === 'string' ? statement : '',
        principle: rule?.name[locale] ?? '',
        hint: rule?.hint[locale] ?? '',
      });
      const sentences = await model.write(asked, Object.values(principle.evidence));
      return conceptUnder(work, principle, sentences, ports);
    }),
  );
  return written.flat();
}

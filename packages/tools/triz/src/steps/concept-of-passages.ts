import { type Locale, locales } from '@assay/domain';
import { basisOf, headOf, type Lookup, type Operation, rootId, type ToolPorts } from '@assay/works';
import { problemBasis } from '../kind/problem-basis.ts';
import type { Triz } from '../kind/records-of.ts';
import { principles } from '../tables/index.ts';
import { joined, longestDescription } from './write-concepts.ts';

/**
 * What adds a concept without a model: under the name of its principle the passages that show that at work, word for word; where
 * there are none, what the principle advises.
 */
export function conceptOfPassages(
  work: Lookup,
  { id, fields, evidence }: Triz<'principle'>,
  { newId, locale }: Pick<ToolPorts, 'newId' | 'locale'>,
): readonly Operation[] {
  const told = work.get(rootId)?.fields['language'];
  const language = locales.find((one): one is Locale => one === told) ?? locale;
  const rule = principles[(fields.number ?? 0) - 1];
  if (!rule) return [];
  const passages = Object.values(evidence);
  const said = passages.length > 0 ? joined(passages.map(({ quote }) => quote)) : rule.hint[language];
  return [
    {
      op: 'add',
      id: newId(),
      type: 'concept',
      parent: id,
      fields: { name: rule.name[language], description: headOf(said, longestDescription) },
      evidence: Object.fromEntries(passages.map((each, at) => [String(at + 1), { ...each, field: 'description' }])),
      basis: [basisOf(work, id, 'number'), problemBasis(work)].map((one) => ({ ...one, field: 'description' })),
    },
  ];
}

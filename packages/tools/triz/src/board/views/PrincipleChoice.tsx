import { Field, Select } from '@assay/design-system';
import { useMessages, useTranslator } from '@assay/i18n';
import { useWorkSession, WorkField } from '@assay/screens/works';
import { principles } from '../../tables/index.ts';
import { type Branch, type Idea, nodeOf, parentOf, principleOf } from '../kind/board-nodes.ts';
import { boardMessages } from './messages.ts';

/** Whether a person says under which principle a card stands: of what the rules found, it is theirs. */
export const mayChoosePrinciple = ({ origin, origins, fields }: Branch | Idea): boolean =>
  origin === 'person' || origins['principle'] === 'person' || fields.principle === undefined;

/** Puts a card under one of the forty principles; without one of its own it stands under that of the card above. */
export function PrincipleChoice({ node }: { node: Branch | Idea }) {
  const t = useMessages(boardMessages);
  const { locale } = useTranslator();
  const { session } = useWorkSession();
  const above = nodeOf(session.state, parentOf(node) ?? '');
  const inherited = above && principleOf(session.state, above);
  const named = (number: number) => t('principle', { number, name: principles[number - 1]?.name[locale] ?? '' });
  return (
    <WorkField record={node.id} field="principle">
      <Field label={t('names.principle')}>
        <Select
          size="compact"
          value={String(node.fields.principle ?? '')}
          options={[
            {
              value: '',
              label:
                inherited === undefined ? t('principleNone') : t('principleAbove', { principle: named(inherited) }),
            },
            ...principles.map((_, at) => ({ value: String(at + 1), label: named(at + 1) })),
          ]}
          onChange={({ target: { value } }) =>
            session.edit([{ op: 'set', id: node.id, field: 'principle', value: value === '' ? null : Number(value) }])
          }
        />
      </Field>
    </WorkField>
  );
}

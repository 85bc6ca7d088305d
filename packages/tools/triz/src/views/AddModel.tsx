import { Button, Menu, type MenuItem, PlusIcon } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { FieldValue } from '@assay/works';
import { trizMessages } from './messages.ts';
import { useTriz } from './useTriz.ts';

/** Adds a model: an empty one, or the two sides of a function with what is wrong between them. */
export function AddModel() {
  const t = useMessages(trizMessages);
  const { session, under } = useTriz();
  const add = (fields: Record<string, FieldValue>) =>
    session.edit([{ op: 'add', id: crypto.randomUUID(), type: 'model', parent: null, fields }]);
  const taken = new Set(under(null, 'model').map(({ fields: { tool = '', object = '' } }) => `${tool} → ${object}`));
  const pairs = under(null, 'function').flatMap(
    ({ id, fields: { subject, action, object, judgement } }): MenuItem[] => {
      if (!subject || !object || taken.has(`${subject} → ${object}`)) return [];
      // A function that serves well is no model to be mended, unless it is to serve better.
      const fault = judgement === undefined || judgement === 'useful' ? 'insufficient' : judgement;
      const label = [subject, action, object].filter(Boolean).join(' ');
      return [{ id, label, onSelect: () => add({ tool: subject, object, fault }) }];
    },
  );
  const empty = () => add({ fault: 'insufficient' });
  const button = (
    <Button size="compact" icon={PlusIcon} {...(pairs.length === 0 && { onClick: empty })}>
      {t('standards.add')}
    </Button>
  );
  if (pairs.length === 0) return button;
  return <Menu trigger={button} groups={[pairs, [{ id: 'empty', label: t('standards.empty'), onSelect: empty }]]} />;
}

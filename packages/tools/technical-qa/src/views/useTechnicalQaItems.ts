import { useMessages } from '@assay/i18n';
import { type OutlineItem, useWorkSession } from '@assay/screens/works';
import { exchangesOf } from '../kind/exchanges-of.ts';
import { technicalQaMessages } from './messages.ts';

/** Its questions, by which one goes through a work. */
export function useTechnicalQaItems(): readonly OutlineItem[] {
  const t = useMessages(technicalQaMessages);
  const { session } = useWorkSession();
  return exchangesOf(session.state).map(({ question: { id, fields } }) => ({
    id,
    label: fields.text || t('names.question'),
    place: { record: id },
  }));
}

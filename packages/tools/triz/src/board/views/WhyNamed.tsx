import { Text } from '@assay/design-system';
import { useMessages, useTranslator } from '@assay/i18n';
import { useWorkSession } from '@assay/screens/works';
import { rootId } from '@assay/works';
import { parameters } from '../../tables/index.ts';
import { type BoardNode, nodeOf } from '../kind/board-nodes.ts';
import { whyNamed } from '../kind/why-named.ts';
import { boardMessages } from './messages.ts';

/** Of the problem, the contradiction that was read in it; of a branch, why the matrix names its principle for that. */
export function WhyNamed({ node: { type, fields } }: { node: BoardNode }) {
  const t = useMessages(boardMessages);
  const { locale } = useTranslator();
  const { session } = useWorkSession();
  const root = nodeOf(session.state, rootId);
  const { improve, worsen } = root?.type === 'work' ? root.fields : {};
  if (improve === undefined) return null;
  const named = (number = 0) => `${number} ${parameters[number - 1]?.name[locale] ?? ''}`;
  const sides = { improve: named(improve), worsen: named(worsen) };
  if (type === 'work') return worsen === undefined ? null : <Text size="dense">{t('readAs', sides)}</Text>;
  if (type !== 'branch' || fields.principle === undefined) return null;
  const why = whyNamed(fields.principle, { improve, ...(worsen !== undefined && { worsen }) });
  return <Text size="dense">{t(`named.${why}`, sides)}</Text>;
}

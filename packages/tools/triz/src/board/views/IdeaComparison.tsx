import { Button, CloseIcon, Heading, IconButton, PlusIcon, Text, TextInput } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { useFieldText, useWorkSession, WorkField } from '@assay/screens/works';
import { rootId } from '@assay/works';
import { signed } from '../../kind/balance.ts';
import type { BoardCriterion, ComparedIdea } from '../kind/compared-ideas.ts';
import { BalanceChart } from './BalanceChart.tsx';
import { CriterionRow } from './CriterionRow.tsx';
import * as styles from './comparison.css.ts';
import { boardMessages } from './messages.ts';

interface IdeaComparisonProps {
  ideas: readonly ComparedIdea[];
  criteria: readonly BoardCriterion[];
  isReadOnly: boolean;
  onClose(): void;
}

/** Chosen ideas beside the solution of today, criterion by criterion: better, the same or worse (Pugh). */
export function IdeaComparison({ ideas, criteria, isReadOnly, onClose }: IdeaComparisonProps) {
  const t = useMessages(boardMessages);
  const { session } = useWorkSession();
  const addCriterion = () =>
    session.edit([
      {
        op: 'add',
        id: crypto.randomUUID(),
        type: 'criterion',
        parent: null,
        fields: { name: `${t('names.criterion')} ${criteria.length + 1}`, weight: 3 },
      },
    ]);
  return (
    <section aria-label={t('compare.title')} className={styles.comparison}>
      <div className={styles.head}>
        <Heading level={2} size="section">
          {t('compare.title')}
        </Heading>
        <Datum isReadOnly={isReadOnly} />
        <div className={styles.acts}>
          {!isReadOnly && (
            <Button size="compact" variant="quiet" icon={PlusIcon} onClick={addCriterion}>
              {t('compare.addCriterion')}
            </Button>
          )}
          <IconButton size="compact" icon={CloseIcon} label={t('compare.close')} onClick={onClose} />
        </div>
      </div>
      <div className={styles.sides}>
        {/* What scrolls can be scrolled by keys. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles.scroll} tabIndex={0} role="group" aria-label={t('compare.caption')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col" className={styles.heading}>
                  {t('names.criterion')}
                </th>
                <th scope="col" className={styles.heading}>
                  {t('names.weight')}
                </th>
                {ideas.map(({ idea, letter }) => (
                  <th key={idea.id} scope="col" className={styles.ideaHeading}>
                    <span className={styles.letter}>{letter}</span>
                    <span className={styles.ideaName} title={idea.fields.name}>
                      {idea.fields.name}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {criteria.map((criterion) => (
                <CriterionRow key={criterion.id} criterion={criterion} ideas={ideas} isReadOnly={isReadOnly} />
              ))}
            </tbody>
            {criteria.length > 0 && <Net ideas={ideas} />}
          </table>
          {criteria.length === 0 && <Text tone="muted">{t('compare.none')}</Text>}
        </div>
        {criteria.length > 0 && <BalanceChart ideas={ideas} />}
      </div>
    </section>
  );
}

/** What the ideas are held against. */
function Datum({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useMessages(boardMessages);
  const text = useFieldText(rootId, 'datum');
  return (
    <div className={styles.datum}>
      <Text size="caption" tone="muted">
        {t('names.datum')}
      </Text>
      <WorkField record={rootId} field="datum">
        <TextInput
          {...text}
          size="compact"
          aria-label={t('names.datum')}
          placeholder={t('compare.today')}
          maxLength={100}
          readOnly={isReadOnly}
        />
      </WorkField>
    </div>
  );
}

function Net({ ideas }: { ideas: readonly ComparedIdea[] }) {
  const t = useMessages(boardMessages);
  const { number } = useFormats();
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={2} className={styles.netHeading}>
          {t('compare.net')}
        </th>
        {ideas.map(({ idea, net, isWhole }) => (
          <td key={idea.id} className={styles.net}>
            {isWhole ? (
              <strong>{signed(net, number)}</strong>
            ) : (
              <span className={styles.open}>{t('compare.open')}</span>
            )}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

import { Heading, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { StillRight } from '@assay/screens/works';
import { type RecordOf, staleBasis } from '@assay/works';
import type { trizKind } from '../kind/triz-kind.ts';
import type { StandardTexts } from '../tables/index.ts';
import { Idea } from './Idea.tsx';
import { trizMessages } from './messages.ts';
import * as styles from './triz.css.ts';
import { useTriz } from './useTriz.ts';

interface StandardProps {
  standard: RecordOf<typeof trizKind, 'standard'>;
  texts: StandardTexts;
  isReadOnly: boolean;
}

/** One standard solution: what it advises, why it applies, and what the person makes of it. */
export function Standard({ standard, texts, isReadOnly }: StandardProps) {
  const t = useMessages(trizMessages);
  const { session } = useTriz();
  const { number = '', reasons = [] } = standard.fields;
  const [name, advice] = texts.standards[number as keyof StandardTexts['standards']] ?? [number, ''];
  const why = reasons.flatMap((reason) => texts.reasons[reason as keyof StandardTexts['reasons']] ?? []);
  const isStale = staleBasis(session.state, standard).length > 0;
  return (
    <li className={isStale ? styles.stalePrinciple : styles.principle} data-record={standard.id}>
      <span className={styles.standardNumber} aria-hidden>
        {number}
      </span>
      <div className={styles.principleBody}>
        <Heading level={3} size="section">
          <span className={styles.hidden}>{number} </span>
          {name}
        </Heading>
        <Text tone="muted">{advice}</Text>
        {why.length > 0 && (
          <Text size="caption" tone="muted">
            {why.join(' ')}
          </Text>
        )}
        {isStale && (
          <div>
            <StillRight records={[standard]} name={name} />
          </div>
        )}
        <Idea record={standard.id} label={t('standards.note')} isReadOnly={isReadOnly} />
      </div>
    </li>
  );
}

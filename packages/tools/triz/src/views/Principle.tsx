import { Disclosure, Heading, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { CiteButton, CitedPassages, plainText, StillRight } from '@assay/screens/works';
import { type RecordOf, rootId, staleBasis } from '@assay/works';
import { namedPrinciples } from '../kind/named-principles.ts';
import type { trizKind } from '../kind/triz-kind.ts';
import { principles, subPrinciples } from '../tables/index.ts';
import { Idea } from './Idea.tsx';
import { trizMessages } from './messages.ts';
import * as styles from './triz.css.ts';
import { useTriz } from './useTriz.ts';

interface PrincipleProps {
  principle: RecordOf<typeof trizKind, 'principle'>;
  isReadOnly: boolean;
  /** No principle of the section has a passage, which the section says. */
  isSaidOfAll: boolean;
}

/** One principle: what it advises, where it is at work on such a problem, and what the person makes of it. */
export function Principle({ principle, isReadOnly, isSaidOfAll }: PrincipleProps) {
  const t = useMessages(trizMessages);
  const { session, locale, contradiction } = useTriz();
  const { number = 0 } = principle.fields;
  const rule = principles[number - 1];
  const directions = subPrinciples[number - 1] ?? [];
  const count = Object.keys(principle.evidence).length;
  const about = [rule?.name[locale], plainText(session.state.get(rootId)?.fields['statement'])]
    .filter(Boolean)
    .join(': ');
  const isNamed = contradiction && namedPrinciples(contradiction.fields).principles.includes(number);
  const isStale = staleBasis(session.state, principle).length > 0;
  return (
    <li className={isStale ? styles.stalePrinciple : styles.principle} data-record={principle.id}>
      <span className={styles.principleNumber} aria-hidden>
        {number}
      </span>
      <div className={styles.principleBody}>
        <div className={styles.principleHead}>
          <Heading level={3} size="section">
            <span className={styles.hidden}>{number} </span>
            {rule?.name[locale]}
          </Heading>
          {count > 0 && (
            <Text size="caption" tone="muted">
              {t('principles.passages', { count })}
            </Text>
          )}
        </div>
        <Text tone="muted">{rule?.hint[locale]}</Text>
        <Disclosure label={t('principles.directions', { count: directions.length })}>
          <ul className={styles.directions}>
            {directions.map(({ letter, says }) => (
              <li key={letter}>{says[locale]}</li>
            ))}
          </ul>
        </Disclosure>
        {!isNamed && !isStale && (
          <Text size="caption" tone="muted">
            {t(contradiction?.fields.form === 'physical' ? 'principles.keptApart' : 'principles.kept')}
          </Text>
        )}
        {count === 0 && !isSaidOfAll && (
          <Text size="caption" tone="muted">
            {t('principles.noEvidence')}
          </Text>
        )}
        <CitedPassages record={principle} />
        <div className={styles.choices}>
          {isStale && <StillRight records={[principle]} name={rule?.name[locale] ?? ''} />}
          <CiteButton record={principle.id} name={`${number} ${rule?.name[locale] ?? ''}`} about={about} />
        </div>
        <Idea record={principle.id} label={t('principles.note')} isReadOnly={isReadOnly} />
      </div>
    </li>
  );
}

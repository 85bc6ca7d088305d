import { Heading, Text } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { StillRight } from '@assay/screens/works';
import { type RecordOf, staleBasis } from '@assay/works';
import type { trizKind } from '../kind/triz-kind.ts';
import {
  type Effect as EffectOfTable,
  type EffectSource,
  type EffectTexts,
  effectQuantities,
  effectSources,
  effects,
  type FunctionCode,
  functionName,
} from '../tables/index.ts';
import { figureOf } from './figure.ts';
import { Idea } from './Idea.tsx';
import { trizMessages } from './messages.ts';
import * as styles from './triz.css.ts';
import { useTriz } from './useTriz.ts';

export interface EffectProps {
  effect: RecordOf<typeof trizKind, 'effect'>;
  texts: EffectTexts;
  isReadOnly: boolean;
}

/** One effect: what it does, how strong it commonly is, what limits it and where that is written. */
export function Effect({ effect, texts, isReadOnly }: EffectProps) {
  const t = useMessages(trizMessages);
  const { session, locale } = useTriz();
  const { code = '', serves = [] } = effect.fields;
  const known = effects.find((one) => one.code === code);
  // Of a table newer than this page: what was written to it is not lost.
  if (!known)
    return (
      <li className={styles.effect} data-record={effect.id}>
        <Heading level={4} size="section">
          {code}
        </Heading>
        <Idea record={effect.id} label={t('effects.note')} isReadOnly={isReadOnly} />
      </li>
    );
  const [name, does, limits] = texts[known.code];
  const isStale = staleBasis(session.state, effect).length > 0;
  return (
    <li className={isStale ? styles.staleEffect : styles.effect} data-record={effect.id}>
      <div className={styles.principleHead}>
        <Heading level={4} size="section">
          {name}
        </Heading>
        <Text size="caption" tone="muted">
          {serves.map((one) => functionName(one as FunctionCode, locale)).join(' · ')}
        </Text>
      </div>
      <Text>{does}</Text>
      <Text size="dense" tone="muted">
        {limits}
      </Text>
      <Magnitude effect={known} />
      <Text size="caption" tone="muted">
        {t('effects.source')} <SourceWords source={effectSources[known.source]} chapter={known.chapter} />
      </Text>
      {isStale && (
        <div>
          <StillRight records={[effect]} name={name} />
        </div>
      )}
      <Idea record={effect.id} label={t('effects.note')} isReadOnly={isReadOnly} />
    </li>
  );
}

/** Units that are not written after the figure as they stand in the table. */
const unitWords: Readonly<Record<string, string>> = { '1': '', degree: '°' };

function Magnitude({ effect: { magnitude } }: { effect: EffectOfTable }) {
  const { locale } = useTriz();
  const formats = useFormats();
  if (!magnitude) return null;
  const { quantity, from, to, unit } = magnitude;
  return (
    <Text size="caption">
      {effectQuantities[quantity][locale]}{' '}
      <span className={styles.figures}>
        {figureOf(from, formats.number)} – {figureOf(to, formats.number)}
        {unitWords[unit] ?? ` ${unit}`}
      </span>
    </Text>
  );
}

/** A source as it is cited; its title and names stay as they were published. */
function SourceWords({ source, chapter }: { source: EffectSource; chapter: number | undefined }) {
  const t = useMessages(trizMessages);
  const { authors, title, year, published } = source;
  return (
    <span lang="en">
      {authors}, <cite>{title}</cite>, {published}, {year}
      {chapter !== undefined && <>, {t('effects.chapter', { chapter })}</>}
    </span>
  );
}

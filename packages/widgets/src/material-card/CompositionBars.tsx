import { Heading, Text } from '@assay/design-system';
import { writeFigure } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import type { CardWriting } from './card-writing.ts';
import * as styles from './MaterialCard.css.ts';
import type { GradeCard } from './material-card.source.ts';
import { materialCardMessages } from './messages.ts';
import { SourceChip } from './SourceChip.tsx';

type Composition = NonNullable<GradeCard['composition']>;
type Limit = Composition['limits'][number];

/** Upper ends of the scale in mass per cent: the first that holds every limit is taken. */
const scales = [1, 2, 4, 8, 20, 40, 60, 80, 100] as const;

/** What a standard allows of each component, on one scale; the greatest first, what remains last. */
export function CompositionBars({
  composition,
  writing,
  level,
}: {
  composition: Composition | undefined;
  writing: CardWriting;
  level: 2 | 3 | 4;
}) {
  const t = useMessages(materialCardMessages);
  const limits = [...(composition?.limits ?? [])].sort((a, b) => weight(b) - weight(a));
  const most = Math.max(0, ...limits.filter(({ isBalance }) => !isBalance).map(({ min, max }) => max ?? min ?? 0));
  const scale = scales.find((end) => end >= most) ?? 100;
  return (
    <section className={styles.part}>
      <div className={styles.partHead}>
        <Heading level={level}>{t('composition.title')}</Heading>
        {composition && (
          <Text size="caption" tone="muted">
            {t('composition.unit')} <SourceChip id={composition.source} sources={writing.sources} />
          </Text>
        )}
      </div>
      {!composition && (
        <Text size="dense" tone="muted">
          {t('composition.none')}
        </Text>
      )}
      {composition && (
        <div>
          <ul className={styles.limits}>
            {limits.map((limit) => {
              const text = limit.isBalance ? t('composition.balance') : limitText(limit);
              return (
                <li key={limit.component} className={styles.limit}>
                  <span className={styles.component}>{limit.component}</span>
                  {limit.isBalance ? (
                    <span className={styles.balance} aria-hidden />
                  ) : (
                    <span className={styles.track} aria-hidden>
                      <span className={styles.bar} style={placeOf(limit, scale)} />
                    </span>
                  )}
                  <span className={styles.limitText}>{text}</span>
                </li>
              );
            })}
          </ul>
          <div className={styles.limit} aria-hidden>
            <span />
            <span className={styles.axis}>
              {[0, 1, 2, 3, 4].map((step) => (
                <span key={step} className={styles.axisTick} style={{ insetInlineStart: `${step * 25}%` }}>
                  {(scale * step) / 4}
                </span>
              ))}
            </span>
            <span />
          </div>
        </div>
      )}
    </section>
  );
}

/** Limits as text: "16.0–18.0", "≤ 0.030", "5×(C+N)–0.70". */
export function limitText({ rule, ...figure }: Limit): string {
  if (rule === undefined) return writeFigure(figure);
  return `${rule}–${figure.max?.toFixed(figure.decimals) ?? ''}`;
}

function weight({ isBalance, min, max }: Limit): number {
  return isBalance ? -1 : (max ?? min ?? 0);
}

function placeOf({ min = 0, max = 100 }: Limit, scale: number) {
  const [from, to] = [(min / scale) * 100, Math.min(100, (max / scale) * 100)];
  // A content that is stated exactly still shows.
  return { insetInlineStart: `${Math.min(from, 99)}%`, width: `${Math.max(0, to - from)}%` };
}

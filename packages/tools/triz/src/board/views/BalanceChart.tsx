import { Text } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { signed } from '../../kind/balance.ts';
import type { ComparedIdea } from '../kind/compared-ideas.ts';
import * as styles from './comparison.css.ts';
import { boardMessages } from './messages.ts';

const width = 320;
const rowHeight = 32;
const letterWidth = 28;
const valueWidth = 36;
const middle = letterWidth + (width - letterWidth - valueWidth) / 2;
const half = (width - letterWidth - valueWidth) / 2;

/** What each idea gains and loses beside the datum, by the weights of the criteria, and what is left of it. */
export function BalanceChart({ ideas }: { ideas: readonly ComparedIdea[] }) {
  const t = useMessages(boardMessages);
  const { number } = useFormats();
  const most = Math.max(1, ...ideas.flatMap(({ gained, lost }) => [gained, lost]));
  const long = (value: number) => (Math.abs(value) / most) * half;
  const height = ideas.length * rowHeight;
  const said = ideas.map(({ letter, gained, lost, net }) =>
    t('compare.says', {
      letter,
      gained: signed(gained, number),
      lost: signed(-lost, number),
      net: signed(net, number),
    }),
  );
  return (
    <figure className={styles.chart}>
      <Text as="figcaption" size="caption" tone="muted">
        {t('compare.chart')}
      </Text>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={said.join(' ')} className={styles.drawing}>
        {ideas.map(({ idea, letter, gained, lost, net }, at) => {
          const y = at * rowHeight;
          return (
            <g key={idea.id}>
              <rect x={0} y={y + 6} width={18} height={18} rx={2} className={styles.letterBox} />
              <text x={9} y={y + 19} textAnchor="middle" className={styles.letterText}>
                {letter}
              </text>
              <rect x={middle} y={y + 5} width={long(gained)} height={12} className={styles.gained} />
              <rect x={middle - long(lost)} y={y + 5} width={long(lost)} height={12} className={styles.lost} />
              <rect
                x={net < 0 ? middle - long(net) : middle}
                y={y + 19}
                width={long(net)}
                height={7}
                className={styles.netBar}
              />
              <text x={width} y={y + 20} textAnchor="end" className={styles.value}>
                {signed(net, number)}
              </text>
            </g>
          );
        })}
        <path d={`M${middle} 0V${height}`} className={styles.axis} />
      </svg>
    </figure>
  );
}

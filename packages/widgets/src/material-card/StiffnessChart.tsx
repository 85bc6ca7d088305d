import { Heading } from '@assay/design-system';
import { convertUnit, type MaterialFamily, unitOf } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { typeset } from '@assay/markdown/typeset';
import type { CardWriting } from './card-writing.ts';
import * as styles from './MaterialCard.css.ts';
import type { GradeCard } from './material-card.source.ts';
import { materialCardMessages } from './messages.ts';

/** Frame of the drawing in its own units, and the ends of the axes: g/cm³ and GPa. */
const frame = { width: 400, height: 262, left: 40, right: 388, top: 24, bottom: 224 } as const;
const ends = { density: [0.8, 24], modulus: [0.3, 1000] } as const;
const ticks = {
  si: { density: [1, 2, 5, 10, 20], modulus: [1, 10, 100, 1000] },
  us: { density: [0.05, 0.1, 0.2, 0.5], modulus: [0.1, 1, 10, 100] },
} as const;

interface Point {
  id: string;
  label: string;
  family: MaterialFamily;
  density: number;
  modulus: number;
}

const share = (value: number, [low, high]: readonly [number, number]) =>
  (Math.log10(value) - Math.log10(low)) / (Math.log10(high) - Math.log10(low));
const xOf = (density: number) => frame.left + share(density, ends.density) * (frame.right - frame.left);
const yOf = (modulus: number) => frame.bottom - share(modulus, ends.modulus) * (frame.bottom - frame.top);

const digits = '₀₁₂₃₄₅₆₇₈₉';
/** Counts of a formula as Unicode's own indices: a label of a drawing is one text. */
const lowered = (label: string) =>
  typeset(label)
    .map(({ text, as }) => (as === 'sub' ? text.replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? digit) : text))
    .join('');

/** Young's modulus against density, with a few grades of other families; the dashed line has the stiffness of this one. */
export function StiffnessChart({
  grade,
  writing,
  level,
}: {
  grade: GradeCard;
  writing: CardWriting;
  level: 2 | 3 | 4;
}) {
  const t = useMessages(materialCardMessages);
  const own = pointOf(grade);
  if (!own) return null;
  const others = grade.landmarks
    .filter(({ id }) => id !== grade.id)
    .map(({ id, designation, family, density, youngs_modulus: modulus }) => ({
      id,
      label: designation,
      family,
      density,
      modulus,
    }))
    // Two marks on one place would hide each other; the grade of the card goes first.
    .filter((point, at, all) => [own, ...all.slice(0, at)].every((other) => apart(point, other)));
  const units = { density: unitOf('density', writing.units), modulus: unitOf('modulus', writing.units) };
  const index = own.modulus / own.density;
  const line = [ends.density[0], ends.density[1]].map((density) => [xOf(density), yOf(index * density)] as const);
  // The words of the line stand away from the grade.
  const isRight = xOf(own.density) > (frame.left + frame.right) / 2;
  const spoken = [own, ...others].map(({ label, density, modulus }) => `${label}: ${modulus} GPa, ${density} g/cm³`);
  const specific = convertUnit(index, 'GPa·cm³/g', unitOf('specificStiffness', writing.units));
  return (
    <section className={styles.part}>
      <Heading level={level}>{t('chart.title')}</Heading>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        role="img"
        aria-label={t('chart.label', { points: spoken.join('; ') })}
      >
        <text x={frame.left} y={12} className={styles.tick}>
          {t('chart.modulus', { unit: units.modulus })}
        </text>
        {ticks[writing.units].modulus.map((value) => {
          const y = yOf(convertUnit(value, units.modulus, 'GPa'));
          return (
            <g key={value}>
              <path d={`M${frame.left} ${y}H${frame.right}`} className={styles.gridLine} />
              <text x={frame.left - 6} y={y + 4} textAnchor="end" className={styles.tick}>
                {value}
              </text>
            </g>
          );
        })}
        {ticks[writing.units].density.map((value) => {
          const x = xOf(convertUnit(value, units.density, 'g/cm³'));
          return (
            <g key={value}>
              <path d={`M${x} ${frame.top}V${frame.bottom}`} className={styles.gridLine} />
              <text x={x} y={frame.bottom + 15} textAnchor="middle" className={styles.tick}>
                {value}
              </text>
            </g>
          );
        })}
        <text x={(frame.left + frame.right) / 2} y={frame.height - 6} textAnchor="middle" className={styles.tick}>
          {t('chart.density', { unit: units.density })}
        </text>
        <path d={`M${line.map(([x, y]) => `${x} ${y}`).join('L')}`} className={styles.indexLine} fill="none" />
        <text
          x={isRight ? frame.left + 6 : frame.right}
          y={isRight ? (line[0]?.[1] ?? 0) - 16 : (line[1]?.[1] ?? 0) + 20}
          textAnchor={isRight ? 'start' : 'end'}
          className={styles.tick}
        >
          {t('chart.index', { value: specific.toFixed(specific < 10 ? 1 : 0) })}
        </text>
        {others.map((point) => (
          <Mark key={point.id} point={point} />
        ))}
        <circle cx={xOf(own.density)} cy={yOf(own.modulus)} r={6} className={styles.own} />
        <text x={xOf(own.density)} y={yOf(own.modulus) - 11} textAnchor="middle" className={styles.ownMark}>
          {lowered(own.label)}
        </text>
      </svg>
    </section>
  );
}

/** Families differ by shape as well as colour: metals round, polymers crossed, ceramics square. */
function Mark({ point: { label, family, density, modulus } }: { point: Point }) {
  const [x, y] = [xOf(density), yOf(modulus)];
  const isLeft = x > frame.right - 80;
  return (
    <>
      {family === 'metal' && <circle cx={x} cy={y} r={4.5} className={styles.family.metal} />}
      {family === 'polymer' && (
        <path d={`M${x - 5} ${y - 1.5}h10v3h-10zM${x - 1.5} ${y - 5}h3v10h-3z`} className={styles.family.polymer} />
      )}
      {family === 'ceramic' && <rect x={x - 4.5} y={y - 4.5} width={9} height={9} className={styles.family.ceramic} />}
      <text x={isLeft ? x - 9 : x + 9} y={y + 4} textAnchor={isLeft ? 'end' : 'start'} className={styles.mark}>
        {lowered(label)}
      </text>
    </>
  );
}

function apart(a: Point, b: Point): boolean {
  const across = Math.abs(xOf(a.density) - xOf(b.density));
  return Math.abs(yOf(a.modulus) - yOf(b.modulus)) > 16 || across > 46;
}

function pointOf({ id, designation, family, values }: GradeCard): Point | undefined {
  const middle = (property: 'density' | 'youngsModulus') => {
    const figure = values.find((value) => value.property === property)?.figure;
    return figure?.min === undefined || figure.max === undefined ? undefined : (figure.min + figure.max) / 2;
  };
  const [density, modulus] = [middle('density'), middle('youngsModulus')];
  return density === undefined || modulus === undefined
    ? undefined
    : { id, label: designation, family, density, modulus };
}

import { type NameFound, nameFinder } from '../names-in-text.ts';
import { onDemand } from '../on-demand.ts';
import { parseUnit } from '../units.ts';
import { chemistry } from './chemistry.ts';
import { electricity } from './electricity.ts';
import { general } from './general.ts';
import { heat } from './heat.ts';
import { lifeScience } from './life-science.ts';
import { mechanics } from './mechanics.ts';
import { patents } from './patents.ts';
import type { QuantityKind } from './quantity-kind.types.ts';

/** Every kind of quantity that has a name here. */
export const quantityKinds: readonly QuantityKind[] = [
  ...general,
  ...mechanics,
  ...heat,
  ...electricity,
  ...chemistry,
  ...lifeScience,
  ...patents,
];

/** A kind as it is compared. */
export interface ComparedKind {
  /** Its first English name. */
  name: string;
  /** Dimensions of its values, as `Unit` has them; none where they are bare numbers. */
  dimensions: ReadonlySet<string>;
  isTelling: boolean;
  isGeneral: boolean;
  /** The kinds that it is one of, the nearest first. */
  above: readonly string[];
  /** Adjectives that ask for it. */
  asks: readonly string[];
}

const parted = (names: string) => names.split('|').filter((name) => name !== '');

const firstName = ([english]: QuantityKind) => parted(english)[0] as string;

const parents = onDemand(() => new Map(quantityKinds.map((kind) => [firstName(kind), kind[4]?.within])));

function above(name: string): string[] {
  const parent = parents().get(name);
  return parent === undefined ? [] : [parent, ...above(parent)];
}

/** The dimension of a unit of the tables. */
const dimensionOf = (unit: string) => parseUnit(unit)?.dimension ?? unit;

const compared = onDemand(() =>
  quantityKinds.map((kind): ComparedKind & { names: readonly string[] } => {
    const [english, chinese, japanese, units, traits] = kind;
    return {
      name: firstName(kind),
      names: [english, chinese, japanese].flatMap(parted),
      dimensions: new Set(parted(units).map(dimensionOf)),
      isTelling: traits?.isTelling ?? false,
      isGeneral: traits?.isGeneral ?? false,
      above: above(firstName(kind)),
      asks: parted(traits?.asks ?? ''),
    };
  }),
);

export const comparedKinds: () => readonly ComparedKind[] = compared;

/** Names of quantities in a readable text. */
export const findQuantities: (text: string) => NameFound<ComparedKind>[] = nameFinder<ComparedKind>(() =>
  compared().map((kind) => ({ names: kind.names, thing: kind })),
);

/** Whether what is named is the kind, one of its sort, or what it is one of. */
export const isOfKind = (named: ComparedKind, kind: ComparedKind): boolean =>
  named.name === kind.name || named.above.includes(kind.name) || kind.above.includes(named.name);

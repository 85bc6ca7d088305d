import type { MaterialProperty, Span } from '@assay/domain';
import { materialProperties } from '@assay/domain';
import { onDemand } from '../on-demand.ts';
import { propertyWords } from '../property-words.ts';
import { parseUnit } from '../units.ts';

/** A property that a text names, whatever it is called there. */
export interface NamedProperty extends Span {
  /** As it stands in the text. */
  written: string;
  /** Dimension of its values, where the name fixes one. */
  dimension?: string;
  /** Whether another text speaks of this property by any of its names, in any of the product's languages. */
  isNamedIn(text: string): boolean;
  /** Whether a value of that name is one of this property. */
  isNameOf(name: string): boolean;
}

/** Names of one property, parted by a stroke, and a unit of its values. */
const groups: readonly (readonly [names: string, unit?: string])[] = [
  ['boiling point|boiling temperature|boil|boils|沸点|沸點', '°C'],
  ['theoretical capacity|theoretical specific capacity|理论容量|理论比容量|理論容量|理論比容量', 'mAh/g'],
  ['specific capacity|reversible capacity|discharge capacity|capacity|比容量|容量', 'mAh/g'],
  ['energy density|specific energy|能量密度|エネルギー密度'],
  ['power density|功率密度|出力密度'],
  ['current density|电流密度|電流密度', 'A/m²'],
  [
    'ionic conductivity|lithium-ion conductivity|离子电导率|离子导电率|離子導電率|離子電導率|イオン伝導率|イオン伝導度|イオン導電率',
    'S/cm',
  ],
  ['electronic conductivity|电子电导率|电子导电率|電子導電率|電子電導率|電子伝導率|電子伝導度|電子導電率', 'S/cm'],
  ['overpotential|过电位|过电势|過電位|過電勢|過電圧', 'V'],
  ['pitting potential|点蚀电位|孔蝕電位|点蝕電位|孔食電位', 'V'],
  ['critical pitting temperature|临界点蚀温度|臨界孔蝕溫度|臨界孔食温度', '°C'],
  ['operating voltage|voltage|电压|電壓|電圧', 'V'],
  ['band gap|bandgap|带隙|帶隙|能隙|バンドギャップ', 'eV'],
  ['refractive index|折射率|屈折率'],
  ['dielectric constant|relative permittivity|permittivity|介电常数|介電常數|比誘電率|誘電率'],
  ['viscosity|黏度|粘度'],
  ['surface tension|表面张力|表面張力'],
  ['specific surface area|surface area|比表面积|比表面積'],
  ['particle size|particle diameter|粒径|粒徑|粒子径', 'm'],
  ['grain size|晶粒尺寸|晶粒度|結晶粒径', 'm'],
  ['pore size|pore diameter|孔径|孔徑|細孔径', 'm'],
  ['layer thickness|film thickness|thickness|膜厚|厚度|厚さ|厚み', 'm'],
  ['wavelength|波长|波長', 'm'],
  ['half-life|half life|半衰期|半減期', 's'],
  ['pot life|working time|适用期|適用期|可使時間', 's'],
  ['cycle life|循环寿命|循環壽命|サイクル寿命'],
  ['coulombic efficiency|库仑效率|庫侖效率|クーロン効率', '%'],
  ['power conversion efficiency|conversion efficiency|转换效率|转化效率|轉換效率|変換効率', '%'],
  ['efficiency|效率|効率', '%'],
  ['sintering temperature|烧结温度|燒結溫度|焼結温度', '°C'],
  ['annealing temperature|退火温度|退火溫度|焼鈍温度|焼なまし温度', '°C'],
  ['operating temperature|service temperature|工作温度|工作溫度|使用温度|使用溫度|動作温度', '°C'],
  ['curing temperature|cure temperature|固化温度|固化溫度|硬化温度', '°C'],
  ['curing time|cure time|固化时间|固化時間|硬化時間', 's'],
  ['detection limit|limit of detection|检出限|偵測極限|検出限界'],
  ['solubility|溶解度'],
  ['water uptake|moisture uptake|water absorption|吸水率|吸濕率|吸湿率', '%'],
  ['porosity|孔隙率|気孔率|空隙率', '%'],
  ['grace period|宽限期|优惠期|寬限期|優惠期|猶予期間|グレースピリオド', 's'],
  ['priority period|优先权期限|優先權期限|優先權期間|優先期間', 's'],
  ['patent term|term of protection|保护期限|专利权期限|保護期限|專利權期限|存続期間|保護期間', 's'],
];

const unitsOfCards: Partial<Record<(typeof materialProperties)[MaterialProperty]['quantity'], string>> = {
  density: 'g/cm³',
  modulus: 'GPa',
  stress: 'MPa',
  temperature: '°C',
  conductivity: 'W/(m·K)',
};

/** Words that name a property of a card in a question about a card, and other things elsewhere. */
const ambiguous = new Set(['yield', 'yields', 'dense', 'modulus', 'stiffness', 'strength']);

/** Verbs of a property: `melts at` tells of a melting point, a `melt temperature` is none. */
const verbs = new Set(['melt', 'melts', 'boil', 'boils']);

interface Group {
  names: readonly string[];
  dimension?: string;
}

const dimensionOf = (unit: string | undefined) => {
  const dimension = unit === undefined ? undefined : parseUnit(unit)?.dimension;
  return dimension === undefined ? {} : { dimension };
};

/** Every name with all names of what it means. */
const groupOf = onDemand(
  (): ReadonlyMap<string, Group> =>
    new Map<string, Group>([
      ...propertyWords()
        .filter(([name]) => name.length > 2 || !/^[a-z]/.test(name))
        .map(([name, meant]) => {
          const names = propertyWords().flatMap(([other, properties]) =>
            properties.every((property) => meant.includes(property)) && !ambiguous.has(other) ? [other] : [],
          );
          const [first] = meant;
          const unit = first === undefined ? undefined : unitsOfCards[materialProperties[first].quantity];
          return [name, { names: [name, ...names], ...dimensionOf(unit) }] as const;
        })
        .filter(([name]) => name !== 'yield' && name !== 'yields'),
      ...groups.flatMap(([words, unit]) => {
        const names = words.split('|');
        return names.map((name) => [name, { names, ...dimensionOf(unit) }] as const);
      }),
    ]),
);
const allNames = onDemand(() => [...groupOf().keys()].sort((a, b) => b.length - a.length));

const fold = (text: string) => text.toLowerCase().replaceAll('’', "'");
const isLatin = (text: string) => /^[\p{Script=Latin}\d]/u.test(text);

/** Where a folded text has a name; a Latin one stands for itself. */
function placesOf(folded: string, name: string, isAsked = false): number[] {
  const places: number[] = [];
  for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + 1)) {
    const behind = folded.slice(at + name.length).replace(/^(?:s|es)(?![\p{Script=Latin}])/u, '');
    const isWord = !/[\p{Script=Latin}\d]$/u.test(folded.slice(0, at)) && !/^[\p{Script=Latin}\d]/u.test(behind);
    const isVerb =
      isAsked || !verbs.has(name) || /^\s+(?:at|near|above|below|between|congruently|incongruently)\b/u.test(behind);
    if (!isLatin(name) || (isWord && isVerb)) places.push(at);
  }
  return places;
}

/** Names that hold another one and mean something else: `energy density` holds `density`. */
const holding = (name: string, { dimension }: Group) =>
  allNames().filter(
    (longer) => longer.length > name.length && longer.includes(name) && groupOf().get(longer)?.dimension !== dimension,
  );

/** Whether a folded text has a name that is no part of a longer name of something else. */
function has(folded: string, name: string, group: Group): boolean {
  const places = placesOf(folded, name);
  if (places.length === 0) return false;
  const longer = holding(name, group).flatMap((each) =>
    placesOf(folded, each).map((at) => ({ at, end: at + each.length })),
  );
  return places.some((at) => !longer.some((span) => span.at <= at && at + name.length <= span.end));
}

/** The property that a text names, the longest name first; undefined where it names none of the table. */
export function namedProperty(text: string): NamedProperty | undefined {
  const folded = fold(text);
  for (const name of allNames()) {
    const [start] = placesOf(folded, name, true);
    const group = groupOf().get(name);
    if (start === undefined || group === undefined) continue;
    const end = start + name.length;
    return {
      written: text.slice(start, end),
      start,
      end,
      ...(group.dimension === undefined ? {} : { dimension: group.dimension }),
      isNamedIn: (other) => group.names.some((each) => has(fold(other), each, group)),
      isNameOf: (other) => group.names.some((each) => !verbs.has(each) && has(fold(other), each, group)),
    };
  }
  return undefined;
}

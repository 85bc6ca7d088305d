/** Symbols that mean more than one thing, decided by the words around the number. */

export interface UnitPlace {
  /** Text before the number. */
  before: string;
  /** Text behind the symbol. */
  behind: string;
  value: number;
  /** Whether the symbol stands behind a space. */
  isApart: boolean;
}

const thermal =
  /temperature|\btemps?\b|heat|anneal|sinter|\bcur(?:e|ed|ing)\b|\bbak(?:e|ed|ing)|\bdr(?:y|ied|ying)\b|melt|boil|oven|furnace|cool|quench|temper|autoclav|incubat|calcin|reflux|warm|freez|frozen|\bT[gmc]\b|\bstored?\b|[°℃]|温|溫|热|熱|加热|冷|烘|焼|烧|燒|[熔沸融]点|[熔沸]點/iu;
const ofCells = /charg|rate\b|cycl|batter|\bcells?\b|capacity|\bpulse|倍率|充电|放电|充電|放電|レート|电池|電池/iu;
const charge = /\b(?:coulombs?|electric charge|charges? (?:of|is|was|passed))\b|电荷|電荷|电量|電量/iu;
const angular = /角|倾斜|傾斜|旋转|旋轉|回転|相位/u;
const capacitive = /capacit|farad|电容|電容|コンデンサ|キャパシタ/iu;
const millions =
  /^\s?(?:cycles?|cells?|USD|dollars?|euros?|EUR|people|years?|parameters|tons?|tonnes?|units?|readings?|samples?)\b/iu;
/** A dissolved thing: a formula, or a word that says so. */
const solute =
  /^\s(?:(?:aqueous|aq\.|solution|buffer|in water|of (?:salt|acid|base))\b|(?:[A-Z][a-z]?\d*|\([A-Z][A-Za-z0-9]*\)\d*){2,}(?![a-z])|(?:Tris|HEPES|urea|glucose|sucrose|arginine|acid)\b)/u;

/** Above it a number before `C` is hardly a charging rate. */
const greatestRate = 20;

const nearBefore = (text: string, length: number) => text.slice(Math.max(0, text.length - length));

function lettersC({ before, behind, value }: UnitPlace): string | undefined {
  if (charge.test(nearBefore(before, 40))) return 'C';
  const near = `${nearBefore(before, 80)} ${behind.slice(0, 40)}`;
  const isOfCells = ofCells.test(near);
  if (/^\s?(?:(?:dis)?charge|rate|pulse)/iu.test(behind)) return 'Crate';
  if (value > greatestRate || value < 0) return '°C';
  if (isOfCells) return 'Crate';
  return thermal.test(near) ? '°C' : undefined;
}

function letterF({ before, behind, value, isApart }: UnitPlace): string | undefined {
  const near = `${nearBefore(before, 80)} ${behind.slice(0, 40)}`;
  if (capacitive.test(near)) return 'F';
  if (thermal.test(near)) return '°F';
  return isApart && value < 32 ? 'F' : undefined;
}

function letterM({ before, behind, isApart }: UnitPlace): string | undefined {
  if (millions.test(behind) || /[$€£¥]\s?$/u.test(before)) return undefined;
  return isApart || solute.test(behind) ? 'M' : undefined;
}

function degree({ before, behind }: UnitPlace): string | undefined {
  const near = `${nearBefore(before, 16)} ${behind.slice(0, 8)}`;
  if (angular.test(near)) return '°';
  return thermal.test(near) ? '°C' : undefined;
}

/** The word "in" is the unit at the end of a phrase, or before what is measured across. */
function inches({ behind }: UnitPlace): string | undefined {
  return /^(?:\.?\s?(?:$|[,;:)\]×])|\.\s(?![a-z])|\.?[-\s](?:thick|wide|long|deep|high|tall|diameter|dia|gauge|gap|pipe|plate|bar|OD|ID)\b)/u.test(
    behind,
  )
    ? 'in'
    : undefined;
}

const decide: Readonly<Record<string, (place: UnitPlace) => string | undefined>> = {
  C: lettersC,
  F: letterF,
  M: letterM,
  // `21 m LiTFSI`: moles a kilogram of the solvent.
  m: ({ behind, isApart }) => (isApart && /^\s(?:Li|Na|K|Zn)[A-Z][A-Za-z0-9()]*/u.test(behind) ? 'mol/kg' : 'm'),
  in: inches,
  度: degree,
  // `1 d` is a day, `3d` a name.
  d: ({ isApart }) => (isApart ? 'd' : undefined),
  // `升至`, `年に` and `次に` are other words.
  升: ({ behind }) => (/^[至到高温溫]/u.test(behind) ? undefined : 'L'),
  周: ({ behind }) => (/^[期次]/u.test(behind) ? undefined : '周'),
  週: ({ behind }) => (/^[期次]/u.test(behind) ? undefined : '週'),
  次: ({ behind }) => (/^[のに]/u.test(behind) ? undefined : '次'),
};

/** The symbol that is meant; undefined where the number has no unit. */
export function symbolInContext(symbol: string, place: UnitPlace): string | undefined {
  const choose = decide[symbol];
  if (choose !== undefined) return choose(place);
  // "3D", "5G" and the like are names when a letter follows the digits at once.
  return !place.isApart && /^[A-Z]$/.test(symbol) && symbol !== 'V' && symbol !== 'K' ? undefined : symbol;
}

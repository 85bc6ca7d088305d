/** A place of a text that is set lower or higher: a count or a charge of a chemical formula. */
export interface Mark {
  from: number;
  to: number;
  as: 'sub' | 'sup';
}

interface Atom {
  symbol: string;
  /** As written: `2`, `0.5`, `x`, `1-x`; empty where there is none. */
  count: string;
}

interface Reading {
  end: number;
  atoms: Atom[];
  counts: { from: number; to: number }[];
  hasGroup: boolean;
}

const symbols = new Set(
  (
    'H Li Be B C N O F Na Mg Al Si P S Cl K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Ru Rh Pd ' +
    'Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Th U'
  ).split(' '),
);

/** Non-metals in the order in which a binary formula names them (IUPAC Red Book 2005, IR-4.4.2.1). */
const order = 'Kr Xe B Si C Sb As P N H Te Se S I Br Cl O F'.split(' ');
const isMetal = (symbol: string) => !order.includes(symbol) || symbol === 'Sb' || symbol === 'Si';
/** Elements whose compounds are never written like the designation of an alloy (`AlSi10Mg`, `CuSn6P`). */
const strong = new Set('O S Se Te F Cl Br I N H'.split(' '));

/** Molecules of one element that are not also a name of something else, as `F2`, `I2` and `P4` are. */
const molecules = /^(?:H2|N2|O2|O3|Cl2|Br2|S8|C60|C70)$/;
/** Of capitals and one figure most are names (`NF2`, `PS5`, `SAC305`, `PCSK9`, `I2C`); these are compounds. */
const plain =
  /^(?:C[OS]2|CO3|NO[23]|SO[234]|[BP]O[234]|UO[23]|WO[234]|VO[234]|KO2|HO2|IO[34]|NH[234]|CH[234]|[BP]H[34]|CF[234]|[BNP]F[345]|[BP]F[46]|SF[46]|IF[57]|[UW]F[46]|YF3|WS2|YB6|YH[23]|[HKBFN]2O|H2S|K2S|[WV]2C|B4C|B6[OP]|H2F)$/;
const plainOfThree =
  /^(?:HCO3|[HK](?:NO[23]|IO[34]|BF4|PF6|BO[23]|SO[34]|PO4|VO3|BH4)|Y(?:VO4|PO4|BO3)|CHF3|COF2|[PVS]OF[23])$/;
/** One figure among three or more capitals: an organic compound or an acid, else a name (`PI3K`, `C4BP`). */
const organic = /^(?:CH|CF|H2|HCO|C\d+H|N2H)|OH$/;

const counted = /^(?:\d{1,2}(?:\.\d{1,3})?(?:[-−–±+][xyδ](?![a-z\d]))?|[xyδ](?![a-z\d]))/;

/** Counts and charges of the chemical formulas in a text, in order; names that only look like one have none. */
export function formulaMarks(text: string): Mark[] {
  const marks: Mark[] = [];
  let at = 0;
  while (at < text.length) {
    const found = /[A-Z([]/.exec(text.slice(at));
    if (!found) break;
    const start = at + found.index;
    const reading = isStart(text, start) ? read(text, start) : undefined;
    const own = reading && marksOf(text, start, reading);
    if (own) marks.push(...own.marks);
    at = own ? own.end : pastWord(text, start);
  }
  return marks;
}

/** A formula begins where no word goes on; figures before it are its coefficient (`5H2O`), of a name part of that (`42CrMo4`). */
function isStart(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 4), start);
  return !/[A-Za-z\d_.#$@&\\]$/.test(before) || /(?:^|[\s(·•⋅*+→=])(?:[2-9]|(?<=[·•⋅*])\d{2})$/.test(before);
}

function pastWord(text: string, start: number): number {
  const opens = text[start] === '(' || text[start] === '[';
  const word = /^[A-Za-z\d_]+/.exec(text.slice(start))?.[0].length ?? 1;
  return start + (opens ? 1 : word);
}

function read(text: string, start: number, isInner = false): Reading | undefined {
  const reading: Reading = { end: start, atoms: [], counts: [], hasGroup: false };
  for (let at = start; at < text.length; at = reading.end) {
    const letter = text.charAt(at);
    if (letter === '(' || letter === '[') {
      const inner = read(text, at + 1, true);
      if (!inner || text[inner.end] !== (letter === '(' ? ')' : ']')) break;
      // A bracket without a count behind it is one of the sentence, unless a formula begins with it.
      const count = counted.exec(text.slice(inner.end + 1))?.[0] ?? '';
      if (count === '' && !(letter === '[' && at === start)) break;
      const from = inner.end + 1;
      reading.atoms.push(...inner.atoms);
      reading.counts.push(...inner.counts, ...(count === '' ? [] : [{ from, to: from + count.length }]));
      reading.hasGroup = true;
      reading.end = from + count.length;
      continue;
    }
    const symbol = [text.slice(at, at + 2), letter].find((one) => symbols.has(one));
    if (symbol === undefined) break;
    const from = at + symbol.length;
    const count = counted.exec(text.slice(from))?.[0] ?? '';
    if (count !== '') reading.counts.push({ from, to: from + count.length });
    reading.atoms.push({ symbol, count });
    reading.end = from + count.length;
  }
  if (reading.atoms.length === 0) return undefined;
  return isInner || !/[A-Za-z\d_]/.test(text.charAt(reading.end)) ? reading : undefined;
}

function marksOf(text: string, start: number, reading: Reading): { marks: Mark[]; end: number } | undefined {
  const charge = chargeOf(text, start, reading);
  const counts = charge ? charge.counts : reading.counts;
  const word = text.slice(start, reading.end);
  const behind = text.slice(reading.end);
  if (!charge && (counts.length === 0 || !isCompound(word, reading, behind))) return undefined;
  // Constant domains of an antibody, not groups of carbon and hydrogen.
  if (/^CH[23]$/.test(word) && (domain.test(behind) || /(?:V[HL]|CH\d|hinge)[-–]$/.test(text.slice(0, start)))) {
    return undefined;
  }
  const marks = counts.map(({ from, to }): Mark => ({ from, to, as: 'sub' }));
  if (charge) marks.push({ from: charge.from, to: charge.to, as: 'sup' });
  return { marks, end: charge?.to ?? reading.end };
}

const domain = /^(?:[\s-](?:domain|region|constant|exon)|[-–](?:CH\d|hinge|V[HL]))/;

/** Cations of one element that are written without a figure; `C+` and `As+` are something else. */
const single = /^(?:H|Li|Na|K|Rb|Cs|Ag|Cu|Tl|Au)$/;
const polyatomicCations = /^(?:NH4|H3O|NO2?|VO2?|UO22)$/;
const polyatomicAnions =
  /^(?:OH|HO2|CN|SCN|N3|NO[23]|H?CO3|HCOO|CH3COO|H?SO[34]|S2O[38]|H{0,2}PO4|ClO[234]?|BrO3|IO[34]|PF6|BF4|AlCl4|AlO2|MnO4|CrO4|Cr2O7|MoO4|WO4|VO[34]|SiO[34]|BO[23]|BH4|SiF6|AsF6|SbF6|TFSI|FSI)$/;

/** The charge behind a formula, and the counts that are left when its figure is taken from them: `SO42-` is SO₄²⁻. */
function chargeOf(text: string, start: number, { end, atoms, counts, hasGroup }: Reading) {
  const sign = text.charAt(end);
  if (!/[+−-]/.test(sign) || /[A-Za-z\d+−-]/.test(text.charAt(end + 1))) return undefined;
  const last = counts.at(-1);
  const figures = last?.to === end ? text.slice(last.from, end) : '';
  if (/\D/.test(figures)) return undefined;
  const word = text.slice(start, end);
  const isPlus = sign === '+';
  const isWritten = sign !== '-' || /^(?:\s?(?:an)?ions?\b|[)\],;/])/.test(text.slice(end + 1));
  const taken = (digits: number) => ({
    from: end - digits,
    to: end + 1,
    counts:
      last === undefined || digits === 0
        ? counts
        : [...counts.slice(0, -1), ...(figures.length > digits ? [{ from: last.from, to: end - digits }] : [])],
  });
  if (atoms.length === 1 && !hasGroup) {
    const symbol = atoms[0]?.symbol ?? '';
    if (figures === '') {
      const isIon = isPlus ? single.test(symbol) : /^(?:F|Cl|Br|I|H)$/.test(symbol) && isWritten;
      return isIon ? taken(0) : undefined;
    }
    if (!/^[1-8]{1,2}$/.test(figures) || symbol === 'C') return undefined;
    return isPlus || isWritten ? taken(1) : undefined;
  }
  if (word.startsWith('[') || /\)\d{2}$/.test(word)) return figures === '' ? undefined : taken(1);
  if (isPlus) return polyatomicCations.test(word) ? taken(word === 'UO22' ? 1 : 0) : undefined;
  if (figures.length > 1 && polyatomicAnions.test(word.slice(0, -1))) return taken(1);
  return polyatomicAnions.test(word) && isWritten ? taken(0) : undefined;
}

/** Whether a reading is a compound and not a grade, a designation of an alloy, a gene or another name. */
function isCompound(word: string, { atoms, hasGroup }: Reading, behind: string): boolean {
  // A count is never written 1 or 05; H1N1 is a virus and AlMg1 an alloy.
  if (atoms.some(({ count }) => /^(?:1|0\d*)$/.test(count))) return false;
  const kinds = new Set(atoms.map(({ symbol }) => symbol));
  // The second half of a year, a space group.
  if (kinds.size === 1) return molecules.test(word) && !/^(?:\s(?:19|20)\d\d\b|\/[a-z])/.test(behind);
  if (/^[A-Z\d.]+$/.test(word)) return isPlainCompound(word, atoms, kinds);
  const isVariableOnly = atoms.every(({ count }) => /^\D*$/.test(count)) && !hasGroup;
  const [first, second] = atoms;
  if (!first || !second) return false;
  if (isVariableOnly) return atoms.length === 2 && /^[ON]$/.test(second.symbol) && second.count !== '';
  if (atoms.some(({ symbol, count }) => symbol === 'N' && Number(count) > 5)) return false;
  if (atoms.some(({ symbol }) => strong.has(symbol)))
    return hasGroup || kinds.size > 2 || inOrder(first.symbol, second.symbol);
  return isIntermetallic(atoms);
}

function isPlainCompound(word: string, atoms: readonly Atom[], kinds: ReadonlySet<string>): boolean {
  const figures = atoms.filter(({ count }) => count !== '').length;
  if (/^(?:[NCS]O)x$/.test(word)) return true;
  if (/^[A-Z]\d+[A-Z]$|^[A-Z]{2}\d+$/.test(word)) return plain.test(word);
  if (/^[A-Z]{3,}\d+$/.test(word)) return plainOfThree.test(word);
  const last = atoms.at(-1)?.symbol ?? '';
  const [first, second] = atoms;
  if (!first || !second || !/^[OSFHNC]$/.test(last)) return false;
  if (figures < 2) return kinds.size > 1 && organic.test(word);
  return kinds.size > 2 || inOrder(first.symbol, second.symbol);
}

/** Two elements in the order of a formula: the metal first, non-metals by their sequence. */
function inOrder(first: string, second: string): boolean {
  if (isMetal(first)) return true;
  return !isMetal(second) && order.indexOf(first) < order.indexOf(second);
}

/** Metals with metals, silicon, boron or carbon: `Ni3Al` and `SmCo5` are compounds, `CuSn8` and `AlSi10Mg` are alloys. */
function isIntermetallic(atoms: readonly Atom[]): boolean {
  const [first, second] = atoms;
  if (!first || !second || atoms.some(({ count }) => count.includes('.') || Number(count) > 29)) return false;
  if (first.count !== '') return true;
  if (atoms.length > 2) return false;
  const count = Number(second.count);
  const pair = `${first.symbol} ${second.symbol}`;
  if (/^(?:Al|Cu|Zn|Sn|Pb) (?!B$)/.test(pair)) return false;
  if (/ (?:B|C|P|As|Sb)$/.test(pair)) return true;
  if (second.symbol === 'Si') return count === 2;
  if (/^(?:Fe|Co|Ni|Ti|Mg) (?:Al|Sn|Ge|Zn)$/.test(pair)) return count <= 3;
  return /^(?:Sm|La|Ce|Y|Nd|Au|Pd|Pt|Zr|Nb|Hf) (?:Co|Ni|Fe|Al|Sn|Ga|In)$/.test(pair) && count <= 5;
}

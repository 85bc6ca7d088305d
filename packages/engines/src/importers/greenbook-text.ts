import { isoEntity } from './entities.ts';
import { subscript, superscript } from './scripts.ts';
import { fold } from './xml-tree.ts';

/** Dot codes of the APS text set that stand for one character; Greek letters are looked up by their names. */
const codes: Readonly<Record<string, string>> = {
  degree: '°',
  '+-': '±',
  '-+': '∓',
  times: '×',
  div: '÷',
  mu: 'µ',
  about: '≈',
  apprxeq: '≈',
  apprch: '→',
  congruent: '≅',
  ident: '≡',
  noteq: '≠',
  gtoreq: '≥',
  ltoreq: '≤',
  gtorsim: '≳',
  ltorsim: '≲',
  infin: '∞',
  varies: '∝',
  fwdarw: '→',
  rarw: '←',
  revreaction: '⇌',
  uparw: '↑',
  dwnarw: '↓',
  angle: '∠',
  perp: '⊥',
  parallel: '∥',
  square: '□',
  largecircle: '○',
  circle: '○',
  star: '*',
  dagger: '†',
  cent: '¢',
  pound: '£',
  yen: '¥',
  section: '§',
  paragraph: '¶',
  permill: '‰',
  ANG: 'Å',
  ohm: 'Ω',
  intg: '∫',
  differential: '∂',
  DELTA: 'Δ',
  sqroot: '√',
  multidot: '·',
  hivin: '·',
  cndot: '·',
  prime: '′',
  dprime: '″',
  backslash: '\\',
  sunburst: '*',
  tbd: '≡',
  dbd: '═',
  sbsp: '-',
};

const greek =
  /^(?:alpha|beta|gamma|delta|epsilon|zeta|eta|theta|iota|kappa|lambda|nu|xi|omicron|pi|rho|sigma|tau|upsilon|phi|chi|psi|omega)$/i;

/**
 * Text of an APS field: `.sup.-3` and `.sub.2` as superscripts and subscripts, `.degree.`, `.alpha.`, `.+-.` as their
 * characters; codes that are not known stay as printed.
 */
export function greenbookText(text: string): string {
  const written = text
    .replace(/\.(?:sup|SUP)\.(\([^()]{1,20}\)|[-+]?[^\s.,;:()]{1,12})/g, (_, raised: string) =>
      superscript(raised.replace(/^\((.*)\)$/, '$1')),
    )
    .replace(/\.(?:sub|SUB)\.(\([^()]{1,20}\)|[-+]?[^\s.,;:()]{1,12})/g, (_, lowered: string) =>
      subscript(lowered.replace(/^\((.*)\)$/, '$1')),
    )
    .replace(/\.(\+-|-\+|[A-Za-z]{2,12})\./g, (whole, code: string) => codes[code] ?? letter(code) ?? whole);
  return fold(written.replace(/([₀-₉])\s(?=[A-Z][a-z]?[₀-₉\s.,;)])/g, '$1'));
}

/** `.alpha.` is α, `.OMEGA.` is Ω. */
function letter(code: string): string | undefined {
  if (!greek.test(code)) return undefined;
  const isCapital = code === code.toUpperCase();
  return isoEntity(isCapital ? code[0] + code.slice(1).toLowerCase() : code.toLowerCase());
}

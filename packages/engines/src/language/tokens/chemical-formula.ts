/** Symbols of the elements, and D for deuterium. */
const elements = new Set(
  'H D He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu Am Cm Bk Cf Es Fm Md No Lr'.split(
    ' ',
  ),
);

const shape =
  /(?:[A-Z][a-z]?\d*(?:\.\d+)?|\((?:[A-Z][a-z]?\d*(?:\.\d+)?)+\)\d*(?:\.\d+)?)+(?:·\d*H2O)?(?![A-Za-z0-9])/y;

/**
 * Reads a chemical formula such as `LiFePO4`, `Ni(OH)2` or `LiNi0.8Mn0.1Co0.1O2` that begins at `at`.
 *
 * @returns the formula, or undefined where the letters are a word, a name or an acronym: two elements are needed, and
 * a count or a two-letter symbol that tells it from an acronym.
 */
export function formulaAt(text: string, at: number): string | undefined {
  shape.lastIndex = at;
  const found = shape.exec(text)?.[0];
  if (found === undefined) return undefined;
  const symbols = found.match(/[A-Z][a-z]?/g) ?? [];
  if (symbols.length < 2 && !/^[A-Z][a-z]?\d$/.test(found)) return undefined;
  if (!symbols.every((symbol) => elements.has(symbol))) return undefined;
  return /\d|[a-z]/.test(found) ? found : undefined;
}

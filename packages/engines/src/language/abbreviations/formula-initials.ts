import { formulaAt } from '../tokens/chemical-formula.ts';

const formulaStart = /(?<![A-Za-z\d])[A-Z(]/g;
/** Two letters stand for too many things. */
const shortForm = /(?<![A-Za-z\d])(?=[a-z]*(?:[A-Z][a-z]*){3})[A-Za-z]{3,8}(?![A-Za-z\d])/g;

/** A formula with what it may be called for short. */
interface AbbreviatedFormula {
  formula: string;
  isShort: (name: string) => boolean;
}

/**
 * The formulas of a text with what their field calls them: the initials of the elements in their order, an element by
 * its symbol, the last oxygen or not. `Li7La3Zr2O12` is `LLZO`, `Li6PS5Cl` is `LPSCl`, `Li1.3Al0.3Ti1.7(PO4)3` is `LATP`.
 */
function abbreviatedFormulas(text: string): AbbreviatedFormula[] {
  return [...text.matchAll(formulaStart)].flatMap(({ index }) => {
    const formula = formulaAt(text, index);
    const symbols = formula?.match(/[A-Z][a-z]?/g) ?? [];
    if (formula === undefined || symbols.length < 3) return [];
    const letters = symbols.map((symbol) => symbol.replace(/[a-z]/, '$&?')).join('');
    const pattern = new RegExp(`^${letters.replace(/O$/, 'O?')}$`);
    return [{ formula, isShort: (name: string) => name !== formula && pattern.test(name) }];
  });
}

/** Whether a text has a formula that a name is short for. */
export function saysFormulaOf(text: string, name: string): boolean {
  return (
    name.match(shortForm)?.[0] === name &&
    abbreviatedFormulas(text.normalize('NFKC')).some(({ isShort }) => isShort(name))
  );
}

/** Formulas of a text that it also calls by their abbreviation: `Li7La3Zr2O12 (LLZO)`, `LLZO是化学式为Li7La3Zr2O12的`. */
export function findFormulaAbbreviations(text: string): { short: string; long: string }[] {
  const names = [...new Set(text.match(shortForm))];
  if (names.length === 0) return [];
  const found = abbreviatedFormulas(text).flatMap(({ formula, isShort }) =>
    names.filter(isShort).map((short) => ({ short, long: formula })),
  );
  return [...new Map(found.map((each) => [`${each.short} ${each.long}`, each])).values()];
}

import type Katex from 'katex';
import * as css from './Document.css.ts';

/**
 * Writes TeX into an element as MathML, which browsers show and read aloud without styles or fonts. What sets it is fetched with
 * the first formula; false where that does not come, or cannot read the TeX: the element is as it was then.
 */
export async function renderFormula(tex: string, into: HTMLElement, isBlock: boolean): Promise<boolean> {
  const katex = await loadKatex();
  return katex !== undefined && writeFormula(katex, into, tex, isBlock);
}

/** Undefined where it could not be fetched; the next formula asks anew. */
export async function loadKatex(): Promise<typeof Katex | undefined> {
  try {
    return (await import('katex')).default;
  } catch (error) {
    console.warn('Formulas are shown as TeX: what sets them could not be loaded.', error);
    return undefined;
  }
}

/** Writes TeX as MathML; false when it cannot be read. */
export function writeFormula(katex: typeof Katex, target: HTMLElement, value: string, displayMode: boolean): boolean {
  try {
    katex.render(value, target, { output: 'mathml', displayMode, trust: false, strict: false, maxExpand: 200 });
  } catch {
    return false;
  }
  for (const letter of target.querySelectorAll('mi:not([mathvariant])')) {
    if (Array.from(letter.textContent ?? '').length === 1) letter.classList.add(css.variable);
  }
  return true;
}

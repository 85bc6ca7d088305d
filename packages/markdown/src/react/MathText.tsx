import type Katex from 'katex';
import { useEffect, useRef, useState } from 'react';
import * as css from './Document.css.ts';

export interface MathTextProps {
  /** TeX without its delimiters. */
  value: string;
  /** Set apart on its own line. */
  display: boolean;
  /** While the block may still grow, the source is shown. */
  isOpen: boolean;
}

/**
 * A formula as MathML, which browsers show and read aloud without styles or fonts. What sets it is fetched with the first
 * formula; where that does not come, or cannot read the TeX, the TeX stands there as text.
 */
export function MathText({ value, display, isOpen }: MathTextProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const target = place.current;
    if (isOpen || !target) return undefined;
    let isGone = false;
    async function write(into: HTMLElement): Promise<void> {
      const katex = await loadKatex();
      if (!isGone) setIsShown(katex !== undefined && writeFormula(katex, into, value, display));
    }
    void write(target);
    return () => {
      isGone = true;
    };
  }, [value, display, isOpen]);
  return (
    <span className={display ? css.mathDisplay : undefined}>
      <span ref={place} hidden={!isShown} />
      {!isShown && <code className={css.codeSpan}>{value}</code>}
    </span>
  );
}

/** Undefined where it could not be fetched; the next formula asks anew. */
async function loadKatex(): Promise<typeof Katex | undefined> {
  try {
    return (await import('katex')).default;
  } catch (error) {
    console.warn('Formulas are shown as TeX: what sets them could not be loaded.', error);
    return undefined;
  }
}

/** Writes TeX as MathML; false when it cannot be read. */
function writeFormula(katex: typeof Katex, target: HTMLElement, value: string, displayMode: boolean): boolean {
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

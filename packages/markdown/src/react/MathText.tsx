import { useEffect, useRef, useState } from 'react';
import * as css from './Document.css.ts';
import { loadKatex, writeFormula } from './render-formula.ts';

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

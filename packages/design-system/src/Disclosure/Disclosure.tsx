import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronRightIcon } from '../Icon/icons.ts';
import * as styles from './Disclosure.css.ts';
import type { DisclosureProps } from './Disclosure.types.ts';

/** A part that is shown when it is asked for. The browser's own search in the page finds what is closed and opens it. */
export function Disclosure({
  label,
  children,
  aside,
  isOpenAtFirst = false,
  isOpen: given,
  onOpenChange,
  headingLevel,
  isDisabled = false,
  className,
}: DisclosureProps) {
  const id = useId();
  const [own, setOwn] = useState(isOpenAtFirst);
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = given ?? own;

  function set(next: boolean) {
    setOwn(next);
    onOpenChange?.(next);
  }
  const found = useRef(set);
  useEffect(() => {
    found.current = set;
  });
  useEffect(() => {
    const node = panel.current;
    const open = () => found.current(true);
    // React knows neither the event nor the value that makes a hidden part findable.
    if (!isOpen) node?.setAttribute('hidden', 'until-found');
    node?.addEventListener('beforematch', open);
    return () => node?.removeEventListener('beforematch', open);
  }, [isOpen]);

  const Heading = headingLevel === undefined ? 'div' : (`h${headingLevel}` as const);
  return (
    <div className={className}>
      <Heading className={styles.heading}>
        <button
          type="button"
          id={`${id}-button`}
          aria-expanded={isOpen}
          aria-controls={`${id}-panel`}
          aria-disabled={isDisabled || undefined}
          className={styles.button}
          onClick={() => {
            if (!isDisabled) set(!isOpen);
          }}
        >
          <Icon of={ChevronRightIcon} className={styles.arrow} />
          <span className={styles.word}>{label}</span>
          {aside && <span className={styles.aside}>{aside}</span>}
        </button>
      </Heading>
      <div
        ref={panel}
        id={`${id}-panel`}
        {...(headingLevel === undefined ? {} : { role: 'region', 'aria-labelledby': `${id}-button` })}
        hidden={!isOpen}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  );
}

import { useState } from 'react';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './Accordion.css.ts';
import type { AccordionProps } from './Accordion.types.ts';

/** Parts of one thing under headings that open and close, as in the APG accordion pattern. */
export function Accordion({
  sections,
  headingLevel = 3,
  isExclusive = false,
  openAtFirst = [],
  onOpenChange,
  className,
}: AccordionProps) {
  const [open, setOpen] = useState(openAtFirst);
  function set(id: string, isOpen: boolean) {
    const others = isExclusive ? [] : open.filter((each) => each !== id);
    const next = isOpen ? [...others, id] : open.filter((each) => each !== id);
    setOpen(next);
    onOpenChange?.(next);
  }
  return (
    <div className={joinClasses(styles.accordion, className)}>
      {sections.map(({ id, label, children, aside, isDisabled = false }) => (
        <Disclosure
          key={id}
          label={label}
          aside={aside}
          isDisabled={isDisabled}
          headingLevel={headingLevel}
          isOpen={open.includes(id)}
          onOpenChange={(isOpen) => set(id, isOpen)}
          className={styles.section}
        >
          {children}
        </Disclosure>
      ))}
    </div>
  );
}

import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { readingArrows } from '../browser/readingArrows.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './Toolbar.css.ts';
import type { ToolbarGroupProps, ToolbarProps } from './Toolbar.types.ts';

const controls = 'button, a[href], select, input, textarea, [role="combobox"]';
const ownsArrows = 'textarea, [role="combobox"], [role="slider"], input:not([type="checkbox"], [type="button"])';

/** Controls of one thing in one stop of Tab (WAI-ARIA APG, toolbar); arrows, Home and End move among them. */
export function Toolbar({ label, children, orientation = 'horizontal', className }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const current = useRef<Element>(undefined);
  const all = () =>
    [...(bar.current?.querySelectorAll<HTMLElement>(controls) ?? [])].filter((each) => !each.matches(':disabled'));
  const mark = () => {
    const found = all();
    const stop = found.find((each) => each === current.current) ?? found[0];
    for (const each of found) each.tabIndex = each === stop ? 0 : -1;
  };
  // Controls come and go with their caller, so that the stop is found anew after every rendering.
  useLayoutEffect(mark);

  function follow({ target }: FocusEvent) {
    if (!all().includes(target as HTMLElement)) return;
    current.current = target;
    mark();
  }

  function keyDown(event: KeyboardEvent<HTMLElement>) {
    const { target } = event;
    if (!(target instanceof HTMLElement) || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const found = all();
    const at = found.indexOf(target);
    if (at < 0 || target.matches(ownsArrows)) return;
    const [next, previous] =
      orientation === 'vertical' ? (['ArrowDown', 'ArrowUp'] as const) : readingArrows(event.currentTarget);
    const targets: Record<string, number> = {
      [next]: (at + 1) % found.length,
      [previous]: (at - 1 + found.length) % found.length,
      Home: 0,
      End: found.length - 1,
    };
    const to = targets[event.key];
    if (to === undefined) return;
    event.preventDefault();
    found[to]?.focus();
  }

  return (
    // The focus is on its controls, never on the bar itself.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      aria-orientation={orientation}
      className={joinClasses(styles.bars[orientation], className)}
      onFocus={follow}
      onKeyDown={keyDown}
    >
      {children}
    </div>
  );
}

/** Controls of a toolbar that belong together. */
export function ToolbarGroup({ label, children }: ToolbarGroupProps) {
  return (
    <div role="group" aria-label={label} className={styles.group}>
      {children}
    </div>
  );
}

import { Tabs as Base } from '@base-ui/react/tabs';
import { useLayoutEffect, useRef } from 'react';
import { Direction } from '../Language/Direction.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './Tabs.css.ts';
import type { TabsProps } from './Tabs.types.ts';

/** Views of the same thing, one at a time; arrows move and choose. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, className }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.findIndex((tab) => tab.value === value);
  useLayoutEffect(() => {
    const show = () => list.current && reveal(list.current, chosen);
    show();
    // Letters of a font that comes later are wider or narrower than those that stood in for them.
    let isShown = true;
    void (document.fonts as FontFaceSet | undefined)?.ready.then(() => isShown && show());
    return () => {
      isShown = false;
    };
  }, [chosen]);
  return (
    <Direction>
      <Base.Root value={value} onValueChange={(next) => onChange(next as Value)} className={joinClasses(className)}>
        <Base.List ref={list} aria-label={label} activateOnFocus className={styles.list}>
          {tabs.map((tab) => (
            <Base.Tab key={tab.value} value={tab.value} disabled={tab.isDisabled ?? false} className={styles.tab}>
              {tab.label}
              {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
            </Base.Tab>
          ))}
        </Base.List>
        {tabs.map((tab) => (
          <Base.Panel key={tab.value} value={tab.value} className={styles.panel}>
            {tab.panel}
          </Base.Panel>
        ))}
      </Base.Root>
    </Direction>
  );
}

/** Scrolls the list, and nothing around it, until the chosen tab is whole. */
function reveal(list: HTMLElement, index: number): void {
  const tab = list.querySelectorAll('[role="tab"]')[index];
  if (!tab) return;
  const [place, room] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
  if (place.right > room.right) list.scrollLeft += place.right - room.right;
  else if (place.left < room.left) list.scrollLeft += place.left - room.left;
}

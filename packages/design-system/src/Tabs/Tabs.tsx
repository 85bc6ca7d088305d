import { Tabs as Base } from '@base-ui/react/tabs';
import { Direction } from '../Language/Direction.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './Tabs.css.ts';
import type { TabsProps } from './Tabs.types.ts';

/** Views of the same thing, one at a time; arrows move and choose. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, className }: TabsProps<Value>) {
  return (
    <Direction>
      <Base.Root value={value} onValueChange={(next) => onChange(next as Value)} className={joinClasses(className)}>
        <Base.List aria-label={label} activateOnFocus className={styles.list}>
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

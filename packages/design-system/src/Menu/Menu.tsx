import { Menu as Base } from '@base-ui/react/menu';
import { Fragment } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { CheckIcon } from '../Icon/icons.ts';
import * as popover from '../Popover/Popover.css.ts';
import { usePortalContainer } from '../Popover/PortalContext.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './Menu.css.ts';
import type { MenuChoice, MenuItem, MenuProps } from './Menu.types.ts';

/** Actions and choices behind one button; arrows, letters, Home, End and Esc as in the APG menu pattern. */
export function Menu({ trigger, groups, choices = [], head, align = 'end' }: MenuProps) {
  const container = usePortalContainer();
  const filled = groups.filter((group) => group.length > 0);
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal container={container}>
        <Base.Positioner align={align} sideOffset={6} collisionPadding={8} className={popover.positioner}>
          <Base.Popup className={joinClasses(popover.sheet, styles.menu)}>
            {head && <div className={styles.head}>{head}</div>}
            {filled.map((group, index) => (
              <Fragment key={group.map(({ id }) => id).join()}>
                {(index > 0 || head) && <Base.Separator className={styles.rule} />}
                {group.map((item) => (
                  <Item key={item.id} {...item} />
                ))}
              </Fragment>
            ))}
            {choices.map((choice, index) => (
              <Fragment key={choice.options.map(({ value }) => value).join()}>
                {(index > 0 || filled.length > 0 || head) && <Base.Separator className={styles.rule} />}
                <Choice {...choice} />
              </Fragment>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Item(item: MenuItem) {
  const words = (
    <>
      {item.icon && <Icon of={item.icon} />}
      <span className={styles.word}>{item.label}</span>
      {'aside' in item && item.aside && <span className={styles.aside}>{item.aside}</span>}
    </>
  );
  if ('href' in item) {
    return (
      <Base.LinkItem href={item.href} className={styles.item} closeOnClick>
        {words}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item
      className={joinClasses(styles.item, item.isDanger && styles.danger)}
      disabled={item.isDisabled ?? false}
      onClick={item.onSelect}
    >
      {words}
    </Base.Item>
  );
}

function Choice({ label, value, options, onChange }: MenuChoice<string>) {
  return (
    <Base.RadioGroup value={value} onValueChange={(next) => onChange(String(next))}>
      <Base.Group>
        <Base.GroupLabel className={styles.heading}>{label}</Base.GroupLabel>
        {options.map((option) => (
          <Base.RadioItem key={option.value} value={option.value} className={styles.item} closeOnClick>
            <span className={styles.check}>
              <Base.RadioItemIndicator>
                <Icon of={CheckIcon} />
              </Base.RadioItemIndicator>
            </span>
            <span className={styles.word} lang={option.lang}>
              {option.label}
            </span>
          </Base.RadioItem>
        ))}
      </Base.Group>
    </Base.RadioGroup>
  );
}

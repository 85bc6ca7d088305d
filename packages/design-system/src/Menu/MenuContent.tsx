import { Menu as Base } from '@base-ui/react/menu';
import { Fragment, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconDrawing } from '../Icon/Icon.types.ts';
import { CheckIcon, ChevronRightIcon } from '../Icon/icons.ts';
import * as popover from '../Popover/Popover.css.ts';
import { usePortalContainer } from '../Popover/PortalContext.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './Menu.css.ts';
import type { MenuChoice, MenuContentProps, MenuItem } from './Menu.types.ts';

type SheetProps = { onKeyDown?: (event: KeyboardEvent) => void };

/** The sheet of a menu with its lines; `Menu` and `ContextMenu` open it, and so does a line with items of its own. */
export function MenuContent({ groups, choices = [], head, onKeyDown }: MenuContentProps & SheetProps) {
  const filled = groups.filter((group) => group.length > 0);
  return (
    <Base.Popup className={joinClasses(popover.sheet, styles.menu)} onKeyDown={onKeyDown}>
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
  );
}

function Words({
  icon,
  label,
  aside,
  reason,
}: {
  icon?: IconDrawing;
  label: ReactNode;
  aside?: ReactNode;
  reason?: string;
}) {
  return (
    <>
      {icon && <Icon of={icon} />}
      <span className={styles.word}>
        {label}
        {reason !== undefined && <span className={styles.reason}>{reason}</span>}
      </span>
      {aside && <span className={styles.aside}>{aside}</span>}
    </>
  );
}

function Item(item: MenuItem) {
  const container = usePortalContainer();
  if ('href' in item) {
    return (
      <Base.LinkItem href={item.href} className={styles.item} closeOnClick>
        <Words label={item.label} {...(item.icon ? { icon: item.icon } : {})} />
      </Base.LinkItem>
    );
  }
  const isDisabled = Boolean(item.isDisabled) || ('disabledReason' in item && item.disabledReason !== undefined);
  if ('items' in item) {
    return (
      <Base.SubmenuRoot disabled={isDisabled}>
        <Base.SubmenuTrigger className={styles.item}>
          <Words label={item.label} {...(item.icon ? { icon: item.icon } : {})} />
          <Icon of={ChevronRightIcon} tone="muted" className={styles.further} />
        </Base.SubmenuTrigger>
        <Base.Portal container={container}>
          <Base.Positioner
            side="inline-end"
            align="start"
            alignOffset={-5}
            collisionPadding={8}
            className={popover.positioner}
          >
            <MenuContent groups={item.items} />
          </Base.Positioner>
        </Base.Portal>
      </Base.SubmenuRoot>
    );
  }
  const words = (
    <Words
      label={item.label}
      aside={item.aside}
      {...(item.icon ? { icon: item.icon } : {})}
      {...(item.disabledReason === undefined ? {} : { reason: item.disabledReason })}
    />
  );
  if ('isChecked' in item) {
    return (
      <Base.CheckboxItem
        checked={item.isChecked}
        onCheckedChange={(isChecked) => item.onCheck(isChecked)}
        disabled={isDisabled}
        className={styles.item}
      >
        <span className={styles.check}>
          <Base.CheckboxItemIndicator>
            <Icon of={CheckIcon} />
          </Base.CheckboxItemIndicator>
        </span>
        {words}
      </Base.CheckboxItem>
    );
  }
  return (
    <Base.Item
      className={joinClasses(styles.item, item.isDanger && styles.danger)}
      disabled={isDisabled}
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

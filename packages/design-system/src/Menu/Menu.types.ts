import type { ReactElement, ReactNode } from 'react';
import type { IconDrawing } from '../Icon/Icon.types.ts';

type Line = {
  id: string;
  label: ReactNode;
  icon?: IconDrawing;
  /** At the end: a key, a state. */
  aside?: ReactNode;
  isDisabled?: boolean;
  /** Cannot be chosen now, and why: it stays reachable and the reason stands below the label. */
  disabledReason?: string;
};

/** One line of a menu: it acts, goes somewhere, is on or off, or opens a further menu. */
export type MenuItem =
  | (Line & {
      /** Cannot be undone. @default false */
      isDanger?: boolean;
      onSelect: () => void;
    })
  | (Pick<Line, 'id' | 'label' | 'icon'> & {
      /** Goes somewhere instead of acting. */
      href: string;
    })
  | (Line & {
      /** On or off; the menu stays open. */
      isChecked: boolean;
      onCheck: (isChecked: boolean) => void;
    })
  | (Omit<Line, 'aside' | 'disabledReason'> & {
      /** Groups of the further menu. */
      items: readonly (readonly MenuItem[])[];
    });

/** One of several of which one holds: language, theme. */
export type MenuChoice<Value extends string> = {
  label: ReactNode;
  value: Value;
  options: readonly { value: Value; label: ReactNode; lang?: string }[];
  onChange: (value: Value) => void;
};

/** What a menu holds, wherever it opens. */
export type MenuContentProps = {
  /** Groups of items, divided by hairlines. */
  groups: readonly (readonly MenuItem[])[];
  /** Choices, each a group with its heading, after the items. */
  choices?: readonly MenuChoice<string>[];
  /** Stands at the head and cannot be chosen, such as the account's name. */
  head?: ReactNode;
};

export type MenuProps = MenuContentProps & {
  /** The element that opens it: a button of this package. */
  trigger: ReactElement;
  /** Edge of the trigger that it lines up with. @default 'end' */
  align?: 'start' | 'end';
  /** Open, when the owner keeps the state. */
  isOpen?: boolean;
  /** Open when it first appears. @default false */
  isOpenAtFirst?: boolean;
  /** Told whether it is open. */
  onOpenChange?: (isOpen: boolean) => void;
};

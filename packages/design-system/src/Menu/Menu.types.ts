import type { ReactElement, ReactNode } from 'react';
import type { IconDrawing } from '../Icon/Icon.types.ts';

/** One line of a menu. */
export type MenuItem =
  | {
      id: string;
      label: ReactNode;
      icon?: IconDrawing;
      /** At the end: a key, a state. */
      aside?: ReactNode;
      /** Cannot be undone. @default false */
      isDanger?: boolean;
      isDisabled?: boolean;
      onSelect: () => void;
    }
  | {
      id: string;
      label: ReactNode;
      icon?: IconDrawing;
      /** Goes somewhere instead of acting. */
      href: string;
    };

/** One of several of which one holds: language, theme. */
export type MenuChoice<Value extends string> = {
  label: ReactNode;
  value: Value;
  options: readonly { value: Value; label: ReactNode; lang?: string }[];
  onChange: (value: Value) => void;
};

export type MenuProps = {
  /** The element that opens it: a button of this package. */
  trigger: ReactElement;
  /** Groups of items, divided by hairlines. */
  groups: readonly (readonly MenuItem[])[];
  /** Choices, each a group with its heading, after the items. */
  choices?: readonly MenuChoice<string>[];
  /** Stands at the head and cannot be chosen, such as the account's name. */
  head?: ReactNode;
  /** @default 'end' */
  align?: 'start' | 'end';
};

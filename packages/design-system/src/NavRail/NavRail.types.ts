import type { ComponentProps, ReactNode } from 'react';
import type { IconDrawing } from '../Icon/Icon.types.ts';

export type NavRailProps = {
  /** Names the navigation for assistive technology ("Main"). */
  label: string;
  /** Wide with words beside the icons, or narrow with words below them. @default true */
  isExpanded?: boolean;
  /** Stands at the head, 56 px high: the logo as a link home. */
  brand: ReactNode;
  /** `NavRailLink`s and `NavRailButton`s. */
  children: ReactNode;
  /** The same, at the foot. */
  foot?: ReactNode;
  /** Class beside its own. */
  className?: string;
};

type RailEntry = {
  icon: IconDrawing;
  /** The word; in the narrow rail it may be replaced by `shortLabel`. */
  label: string;
  shortLabel?: string;
};

export type NavRailLinkProps = Omit<ComponentProps<'a'>, 'children'> &
  RailEntry & {
    /** The page is this one or within it. @default false */
    isCurrent?: boolean;
  };

export type NavRailButtonProps = Omit<ComponentProps<'button'>, 'children'> & RailEntry;

import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** Places in the header that a screen fills: its title at the start, its actions at the end. */
export interface HeaderPlaces {
  start: HTMLElement | null;
  end: HTMLElement | null;
}

export const HeaderSlotContext = createContext<HeaderPlaces>({ start: null, end: null });

export interface HeaderContentProps {
  start?: ReactNode;
  end?: ReactNode;
}

/** What a screen puts into the frame's header while it is shown. */
export function HeaderContent({ start, end }: HeaderContentProps) {
  const places = use(HeaderSlotContext);
  return (
    <>
      {places.start && createPortal(start, places.start)}
      {places.end && createPortal(end, places.end)}
    </>
  );
}

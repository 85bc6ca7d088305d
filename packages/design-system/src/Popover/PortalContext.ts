import { createContext, useContext } from 'react';

/** Where floating parts are put. An element in a shadow root provides a container of its own, or they would lose its styles. */
export const PortalContainer = createContext<HTMLElement | null | undefined>(undefined);

/** The container of floating parts; undefined means the document's body. */
export function usePortalContainer(): HTMLElement | null | undefined {
  return useContext(PortalContainer);
}

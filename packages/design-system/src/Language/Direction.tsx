import { DirectionProvider } from '@base-ui/react/direction-provider';
import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => {};
const ofPage = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
const ofServer = () => 'ltr' as const;

/** Tells Base UI in which direction the page reads, so that its arrow keys and further menus go the right way. */
export function Direction({ children }: { children: ReactNode }) {
  const direction = useSyncExternalStore(never, ofPage, ofServer);
  return <DirectionProvider direction={direction}>{children}</DirectionProvider>;
}

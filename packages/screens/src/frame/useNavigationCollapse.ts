import { collapseKey, isCollapsed, readStored, writeStored } from '@assay/domain';
import { useState } from 'react';

const storage = () => localStorage;

/** Whether the navigation panel is collapsed, kept in local storage. */
export function useNavigationCollapse(): [collapsed: boolean, setCollapsed: (collapsed: boolean) => void] {
  const [collapsed, setHeld] = useState(() => isCollapsed(readStored(storage, collapseKey)));
  function setCollapsed(next: boolean) {
    setHeld(next);
    writeStored(storage, collapseKey, String(next));
  }
  return [collapsed, setCollapsed];
}

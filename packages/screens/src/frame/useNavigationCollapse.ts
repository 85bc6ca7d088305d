import { collapseKey, isCollapsed } from '@assay/domain';
import { useState } from 'react';

function read(): string | null {
  try {
    return localStorage.getItem(collapseKey);
  } catch {
    return null;
  }
}

/** Whether the navigation panel is collapsed, kept in local storage. */
export function useNavigationCollapse(): [collapsed: boolean, setCollapsed: (collapsed: boolean) => void] {
  const [collapsed, setHeld] = useState(() => isCollapsed(read()));
  function setCollapsed(next: boolean) {
    setHeld(next);
    try {
      localStorage.setItem(collapseKey, String(next));
    } catch {
      // Without storage the choice holds for this visit.
    }
  }
  return [collapsed, setCollapsed];
}

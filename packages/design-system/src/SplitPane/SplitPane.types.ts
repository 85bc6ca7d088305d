import type { ReactNode } from 'react';

export type SplitPaneProps = {
  /** Names the splitter, by what it makes larger ("Claims"). */
  label: string;
  /** The pane whose size is set. */
  first: ReactNode;
  /** What stands at the end, or below. */
  second: ReactNode;
  /** Side by side, or one above the other. @default 'row' */
  direction?: 'row' | 'column';
  /** Share of the first pane in per cent, where the caller keeps it; else the splitter does. */
  size?: number;
  /** Told the share of the first in percent. */
  onSizeChange?: (size: number) => void;
  /** Share at first, and after a double press, in per cent. @default 50 */
  defaultSize?: number;
  /** Least and most share in per cent. @default 20, 80 */
  min?: number;
  /** The most share of the first in percent. */
  max?: number;
  /** Class beside its own. */
  className?: string;
};

/** Where a layout grows: its levels follow one another that way. */
export type LayoutDirection = 'right' | 'down';

export type LayoutOptions = {
  /** @default 'right' */
  direction?: LayoutDirection;
  /** Px between levels. @default 72 */
  levelGap?: number;
  /** Px between nodes of one level. @default 16 */
  nodeGap?: number;
  /** Upper left corner of the whole. @default 0, 0 */
  origin?: { x: number; y: number };
};

/** The options with what holds where they say nothing. */
export const laidOut = ({
  direction = 'right',
  levelGap = 72,
  nodeGap = 16,
  origin = { x: 0, y: 0 },
}: LayoutOptions) => ({ direction, levelGap, nodeGap, origin });

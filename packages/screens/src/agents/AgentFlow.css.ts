import { inUtility, layout } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

/** The chat fills what the header leaves; its messages scroll in it. */
export const screen = style(
  inUtility({ display: 'flex', flex: 'none', height: `calc(100dvh - ${layout.header + 1}px)` }),
);

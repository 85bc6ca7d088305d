import { inUtility, layout, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

/** The chat fills what the header leaves; its messages scroll in it. */
export const screen = style(
  inUtility({
    display: 'flex',
    flexDirection: 'column',
    flex: 'none',
    height: `calc(100dvh - ${layout.header + 1}px)`,
  }),
);
export const work = style(
  inUtility({ flex: 'none', margin: `${vars.space[4]} auto 0`, width: 'min(760px, calc(100% - 32px))' }),
);

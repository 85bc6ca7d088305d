import { below, color, inUtility, vars, zIndex } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

/** Days left and the way to an upgrade: in the header, on narrow screens at the foot of the page. */
export const status = style(
  inUtility({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    '@media': {
      [below('md')]: {
        position: 'fixed',
        insetBlockEnd: vars.space[3],
        insetInlineStart: vars.space[3],
        zIndex: zIndex.sticky,
        padding: `${vars.space[1]} ${vars.space[2]}`,
        border: `1px solid ${color.line.default}`,
        borderRadius: vars.radius.lg,
        background: color.surface.raised,
        boxShadow: color.shadow.floating,
      },
    },
  }),
);

import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { focusRing, inComponent, text } from '../theme/mixins.ts';
import { zIndex } from '../tokens/scales.ts';

/** Above everything in the flow, below toasts. */
export const positioner = style(inComponent({ zIndex: zIndex.dialog }));

/** What floats: a sheet with an edge and a shadow; menus, hover cards and lists of a combobox share it. */
export const sheet = style(
  inComponent({
    ...text('body'),
    boxSizing: 'border-box',
    maxWidth: 'min(var(--available-width, 100vw), calc(100vw - 16px))',
    maxHeight: 'var(--available-height, 80dvh)',
    overflowY: 'auto',
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.md,
    background: color.surface.raised,
    color: color.ink.default,
    boxShadow: color.shadow.floating,
    fontFamily: vars.font.sans,
    overflowWrap: 'anywhere',
    transitionProperty: 'opacity',
    transitionDuration: vars.motion.fade,
    transitionTimingFunction: vars.easing.enter,
    selectors: {
      '&[data-starting-style], &[data-ending-style]': { opacity: 0 },
      '&:focus-visible': focusRing,
    },
  }),
);

export const padded = style(inComponent({ padding: vars.space[3] }));

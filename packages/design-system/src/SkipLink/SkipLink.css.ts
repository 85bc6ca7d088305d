import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { focusRing, inComponent } from '../theme/mixins.ts';
import { zIndex } from '../tokens/scales.ts';

export const skip = style(
  inComponent({
    position: 'fixed',
    insetBlockStart: vars.space[2],
    insetInlineStart: vars.space[2],
    zIndex: zIndex.tooltip,
    padding: `${vars.space[2]} ${vars.space[4]}`,
    border: `1px solid ${color.line.strong}`,
    borderRadius: vars.radius.md,
    background: color.surface.raised,
    color: color.ink.strong,
    fontWeight: 500,
    textDecoration: 'none',
    '@media': { print: { display: 'none' } },
    selectors: {
      '&:not(:focus)': { transform: 'translateY(-200%)' },
      '&:focus-visible': focusRing,
    },
  }),
);

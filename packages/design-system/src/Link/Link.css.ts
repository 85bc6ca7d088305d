import { styleVariants } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { focusRing, inComponent, onHover } from '../theme/mixins.ts';

const shared = {
  borderRadius: vars.radius.sm,
  textUnderlineOffset: 3,
  textDecorationThickness: 1,
  overflowWrap: 'anywhere',
} as const;

export const link = styleVariants({
  text: inComponent({
    ...shared,
    color: color.accent.ink,
    textDecorationLine: 'underline',
    textDecorationColor: color.accent.line,
    selectors: { '&:hover': onHover({ textDecorationColor: 'currentColor' }), '&:focus-visible': focusRing },
  }),
  plain: inComponent({
    ...shared,
    color: color.ink.strong,
    textDecorationLine: 'none',
    selectors: {
      '&:hover': onHover({ textDecorationLine: 'underline', textDecorationColor: color.line.strong }),
      '&:focus-visible': focusRing,
    },
  }),
});

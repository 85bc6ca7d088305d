import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponent } from '../theme/mixins.ts';

/** One rem wide and a row high, seen by nobody. */
export const probe = style(
  inComponent({
    position: 'absolute',
    visibility: 'hidden',
    pointerEvents: 'none',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: '1rem',
    blockSize: vars.density.row,
  }),
);

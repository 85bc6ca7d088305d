import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent } from '../theme/mixins.ts';

export const frame = style(inComponent({ paddingInlineEnd: 3 }));

export const digits = style(inComponent({ fontVariantNumeric: 'tabular-nums' }));

/** In a frame the button keeps the 24 px of a target, whatever the frame's size. */
export const button = style(
  inComponent({
    minHeight: 24,
    height: 28,
    maxHeight: '100%',
    color: color.ink.muted,
    selectors: { '&[aria-disabled="true"]': { background: 'transparent', borderColor: 'transparent' } },
  }),
);

export const range = style(inComponent({ flexWrap: 'wrap', columnGap: vars.space[2], rowGap: 0, paddingBlock: 0 }));

export const end = style(inComponent({ flex: '1 1 10ch', minWidth: '10ch', width: 'auto', minHeight: 34 }));

export const dash = style(inComponent({ color: color.ink.muted }));

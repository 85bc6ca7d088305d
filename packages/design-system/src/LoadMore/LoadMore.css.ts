import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent, text } from '../theme/mixins.ts';

export const foot = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[3],
  }),
);
export const count = style(
  inComponent({ ...text('caption'), color: color.ink.muted, fontVariantNumeric: 'tabular-nums' }),
);
export const failed = style(
  inComponent({
    ...text('dense'),
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    flexBasis: '100%',
    color: color.critical.ink,
  }),
);

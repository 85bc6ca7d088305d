import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent, text } from '../theme/mixins.ts';

export const list = style(
  inComponent({
    ...text('dense'),
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, max-content) minmax(0, 1fr)',
    columnGap: vars.space[4],
    rowGap: vars.space[1],
    margin: 0,
  }),
);

export const rules = style(inComponent({ paddingBlock: 10, borderBlock: `1px solid ${color.line.hair}` }));

export const label = style(inComponent({ color: color.ink.muted }));
export const value = style(
  inComponent({ margin: 0, minWidth: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums lining-nums' }),
);

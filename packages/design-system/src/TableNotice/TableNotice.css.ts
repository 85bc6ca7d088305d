import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent, text } from '../theme/mixins.ts';

export const notice = style(
  inComponent({
    ...text('dense'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    padding: `${vars.space[2]} ${vars.density.cellX}`,
    borderBlockEnd: `1px solid ${color.line.hair}`,
    color: color.ink.default,
  }),
);
export const words = style(inComponent({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }));

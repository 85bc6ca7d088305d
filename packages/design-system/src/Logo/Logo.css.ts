import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent } from '../theme/mixins.ts';

export const logo = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[3],
    flex: 'none',
    color: color.ink.strong,
    forcedColorAdjust: 'none',
  }),
);
export const stone = style(inComponent({ fill: color.mark.stone }));
export const reference = style(inComponent({ fill: color.mark.reference }));
export const sample = style(inComponent({ fill: color.mark.sample }));
export const word = style(inComponent({ display: 'block' }));
export const bar = style(inComponent({ fill: color.accent.solid }));

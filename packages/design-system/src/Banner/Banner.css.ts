import { style, styleVariants } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent, text } from '../theme/mixins.ts';
import { size } from '../tokens/scales.ts';

const base = style(
  inComponent({
    ...text('body'),
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    padding: `${vars.space[3]} ${vars.space[4]}`,
    border: '1px solid',
    borderRadius: vars.radius.md,
    color: color.ink.default,
  }),
);

const tone = (name: 'info' | 'positive' | 'caution' | 'critical') => [
  base,
  inComponent({ borderColor: color[name].line, background: color[name].subtle }),
];

export const banner = styleVariants({
  info: tone('info'),
  positive: tone('positive'),
  caution: tone('caution'),
  critical: tone('critical'),
});
// In the middle of the first line, whose height differs by script.
export const icon = style(inComponent({ marginBlockStart: `calc((1lh - ${size.icon.md}px) / 2)` }));
export const content = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    flex: 1,
    columnGap: vars.space[2],
    rowGap: vars.space[3],
    minWidth: 0,
  }),
);
export const words = style(inComponent({ flex: '1 1 12rem', minWidth: 0 }));
export const title = style(inComponent({ fontWeight: 500, color: color.ink.strong }));
export const actions = style(
  inComponent({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2], marginBlock: -4 }),
);

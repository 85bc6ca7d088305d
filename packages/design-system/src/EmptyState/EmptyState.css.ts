import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent, text } from '../theme/mixins.ts';

const sheet = inComponent({
  ...text('body'),
  boxSizing: 'border-box',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[1],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  border: `1px dashed ${color.line.default}`,
  borderRadius: vars.radius.lg,
  color: color.ink.muted,
});

export const empty = style(sheet);
export const error = style([sheet, inComponent({ borderStyle: 'solid', borderColor: color.critical.line })]);
export const words = style(inComponent({ margin: 0, maxInlineSize: vars.measure }));
export const actions = style(
  inComponent({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginBlockStart: vars.space[2] }),
);
export const reference = style(inComponent({ ...text('caption'), fontFamily: vars.font.mono, userSelect: 'all' }));

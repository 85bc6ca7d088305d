import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent, text } from '../theme/mixins.ts';

export const swatches = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
    gap: vars.space[3],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
export const swatch = style(
  inComponent({ height: 44, border: `1px solid ${color.line.default}`, borderRadius: vars.radius.sm }),
);
export const name = style(
  inComponent({
    ...text('caption'),
    display: 'block',
    marginBlockStart: 4,
    color: color.ink.default,
    overflowWrap: 'anywhere',
  }),
);
export const ramp = style(inComponent({ display: 'flex' }));
export const step = style(inComponent({ flex: 1, height: 28 }));
export const bar = style(inComponent({ height: 12, background: color.accent.solid }));
export const sheet = style(
  inComponent({
    padding: vars.space[4],
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.lg,
    background: color.surface.raised,
  }),
);
export const icons = style(
  inComponent({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))', gap: vars.space[3] }),
);
export const icon = style(
  inComponent({
    ...text('caption'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    color: color.ink.default,
  }),
);
export const moving = style(
  inComponent({
    width: 24,
    height: 24,
    background: color.accent.solid,
    borderRadius: vars.radius.sm,
    transitionProperty: 'margin-inline-start',
    transitionTimingFunction: vars.easing.standard,
  }),
);
export const brand = style(
  inComponent({
    flex: 1,
    minWidth: 220,
    padding: vars.space[4],
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.lg,
    background: color.surface.base,
    color: color.ink.default,
  }),
);
export const cited = style(
  inComponent({
    background: color.evidence.mark,
    color: color.ink.strong,
    borderBlockEnd: `2px solid ${color.evidence.markLine}`,
  }),
);

import { style, styleVariants } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { below, focusRingInset, inComponent, onHover, pressTransition, text } from '../theme/mixins.ts';

export const card = style(
  inComponent({
    boxSizing: 'border-box',
    minWidth: 0,
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.lg,
    background: color.surface.base,
    color: color.ink.default,
  }),
);

export const padding = styleVariants(
  { none: vars.space[0], sm: vars.space[3], md: vars.space[4], lg: vars.space[6] },
  (value) => inComponent({ padding: value }),
);

const tracks = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

const grid = style(
  inComponent({
    boxSizing: 'border-box',
    display: 'grid',
    gap: 1,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    // Each cell draws its hairlines into the gaps, so that places without one stay the sheet; clipping keeps the corners round.
    overflow: 'clip',
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.lg,
    background: color.surface.base,
  }),
);

/** Cells of one sheet, divided by hairlines. */
export const cells = styleVariants({ 2: 2, 3: 3, 4: 4 }, (count) => [
  grid,
  inComponent({
    gridTemplateColumns: tracks(count),
    '@media': {
      [below('lg')]: { gridTemplateColumns: tracks(2) },
      [below('sm')]: { gridTemplateColumns: tracks(1) },
    },
  }),
]);

export const cell = style(
  inComponent({ display: 'flex', background: color.surface.base, boxShadow: `0 0 0 1px ${color.line.hair}` }),
);

export const link = style(
  inComponent({
    ...pressTransition,
    boxSizing: 'border-box',
    display: 'flex',
    flex: 1,
    gap: vars.space[3],
    minWidth: 0,
    minHeight: 76,
    padding: vars.space[4],
    background: color.surface.base,
    color: color.ink.default,
    textDecoration: 'none',
    selectors: {
      '&:hover': onHover({ background: color.surface.hover }),
      '&:active': { background: color.surface.sunken },
      '&:focus-visible': { ...focusRingInset, borderRadius: vars.radius.lg },
    },
  }),
);

export const icon = style(inComponent({ color: color.accent.ink }));
export const words = style(inComponent({ flex: 1, minWidth: 0 }));
export const titleLine = style(
  inComponent({ display: 'flex', alignItems: 'baseline', gap: vars.space[2], justifyContent: 'space-between' }),
);
export const title = style(inComponent({ ...text('body'), fontWeight: 500, color: color.ink.strong }));
export const description = style(
  inComponent({ ...text('caption'), display: 'block', marginBlockStart: 2, color: color.ink.muted }),
);

import { color, inUtility, text, vars } from '@assay/design-system/style';
import { style, styleVariants } from '@vanilla-extract/css';
import { hiddenRules, narrow, scroll } from './triz.css.ts';

/** Where it is narrow, the numbers leave more room for the cells; above the matrix stands what the two in question are called. */
export const wideWords = style(inUtility({ '@container': { [narrow]: hiddenRules } }));
/** The whole of it, in a dialog as large as the page lets it be. */
export const whole = style(inUtility({ width: 'min(1400px, calc(100vw - 32px))' }));
export const tall = style([
  scroll,
  inUtility({ overflowY: 'auto', maxHeight: 'calc(100dvh - 180px)', background: color.surface.base }),
]);
export const matrix = style(
  inUtility({ ...text('caption'), borderCollapse: 'collapse', width: '100%', fontVariantNumeric: 'tabular-nums' }),
);
const headBase = { padding: `${vars.space[1]} ${vars.space[2]}`, fontWeight: 400, color: color.ink.muted } as const;
/** Stays at the edge while the cells scroll beneath it. A line of a table that collapses its own stays behind. */
const kept = { position: 'sticky', insetInlineStart: 0, zIndex: 1, background: color.surface.base } as const;
export const corner = style(
  inUtility({
    ...headBase,
    ...kept,
    insetBlockStart: 0,
    zIndex: 2,
    textAlign: 'start',
    boxShadow: `inset 0 -1px ${color.line.strong}`,
  }),
);
export const headCell = style(
  inUtility({
    ...headBase,
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    background: color.surface.base,
    fontFamily: vars.font.mono,
    boxShadow: `inset 0 -1px ${color.line.strong}`,
  }),
);
export const atHead = style([headCell, inUtility({ fontWeight: 600, color: color.ink.strong })]);
export const rowHead = style(
  inUtility({
    ...headBase,
    ...kept,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    boxShadow: `inset 0 -1px ${color.line.hair}, inset -1px 0 ${color.line.hair}`,
  }),
);
export const atRow = style([rowHead, inUtility({ fontWeight: 600, color: color.ink.strong })]);
export const rowNumber = style(
  inUtility({ fontFamily: vars.font.mono, display: 'inline-block', minWidth: '2.5ch', color: color.ink.default }),
);
/** Marks what published copies of the matrix differ in. */
const dogEar = {
  backgroundImage: `linear-gradient(225deg, ${color.caution.solid} 50%, transparent 50%)`,
  backgroundSize: '9px 9px',
  backgroundRepeat: 'no-repeat',
} as const;
const cell = style(
  inUtility({
    fontFamily: vars.font.mono,
    padding: 0,
    minWidth: 44,
    height: 36,
    textAlign: 'center',
    border: `1px solid ${color.line.hair}`,
    color: color.ink.default,
    selectors: {
      '&[data-disputed]': { ...dogEar, backgroundPosition: 'right top' },
    },
  }),
);
export const cells = styleVariants({
  plain: [cell],
  beside: [cell, inUtility({ backgroundColor: color.accent.subtle })],
  at: [
    cell,
    inUtility({
      outline: `2px solid ${color.accent.solid}`,
      outlineOffset: -2,
      fontWeight: 600,
      color: color.ink.strong,
    }),
  ],
  diagonal: [
    cell,
    inUtility({
      backgroundImage: `repeating-linear-gradient(135deg, ${color.line.hair} 0 1px, transparent 1px 5px)`,
    }),
  ],
});
/** A cell that can be chosen, as large as it is. */
export const choose = style(
  inUtility({
    font: 'inherit',
    color: 'inherit',
    display: 'block',
    width: '100%',
    minHeight: 36,
    padding: `2px ${vars.space[1]}`,
    border: 0,
    background: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.surface.hover, color: color.ink.strong },
      '&:focus-visible': { outline: `2px solid ${color.line.focus}`, outlineOffset: -2 },
    },
  }),
);
/** What is said of the table, each by itself. */
export const notes = style(
  inUtility({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4], rowGap: vars.space[1] }),
);
export const legend = style(
  inUtility({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    selectors: { '&::before': { ...dogEar, content: '""', width: 9, height: 9, forcedColorAdjust: 'none' } },
  }),
);

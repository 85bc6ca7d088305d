import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { focusRing, inComponent, keepsFill, onHover, pressTransition, text } from '../theme/mixins.ts';

/** Cells share their edges; ten of them find room in a screen of 320 px, each 24 px at least. */
export const scale = style(
  inComponent({
    display: 'grid',
    paddingBlockEnd: 1,
    paddingInlineEnd: 1,
  }),
);

export const step = style(
  inComponent({
    ...text('body'),
    ...pressTransition,
    position: 'relative',
    boxSizing: 'border-box',
    display: 'grid',
    placeContent: 'center',
    minHeight: vars.control.default,
    marginBlockEnd: -1,
    marginInlineEnd: -1,
    border: `1px solid ${color.line.strong}`,
    background: color.surface.base,
    color: color.ink.default,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&:first-of-type': {
        borderStartStartRadius: vars.radius.md,
        borderEndStartRadius: vars.radius.md,
      },
      '&:last-of-type': { borderStartEndRadius: vars.radius.md, borderEndEndRadius: vars.radius.md },
      '&:hover': onHover({ background: color.surface.hover, color: color.ink.strong }),
      '&:has(:checked)': {
        ...keepsFill,
        zIndex: 1,
        borderColor: color.accent.solid,
        background: color.accent.solid,
        color: color.accent.onSolid,
        fontWeight: 600,
      },
      '&:has(:focus-visible)': { ...focusRing, zIndex: 2 },
      '[aria-invalid="true"] &': { borderColor: color.critical.solid },
      '&:has(:disabled)': {
        borderColor: color.line.default,
        background: color.surface.sunken,
        color: color.ink.faint,
        cursor: 'not-allowed',
      },
      '&:has(:checked:disabled)': { borderColor: color.line.strong, fontWeight: 600 },
    },
  }),
);

/** The radio lies invisibly over its cell, so that pointer, touch and assistive technology all meet it. */
export const radio = style(
  inComponent({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  }),
);

export const ends = style(
  inComponent({
    ...text('caption'),
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[3],
    maxWidth: 440,
    marginBlockStart: vars.space[1],
    color: color.ink.muted,
  }),
);

/** Two lines are kept, so that criteria of any length leave the page where it is. */
export const criterion = style(
  inComponent({
    ...text('caption'),
    minHeight: '2lh',
    maxWidth: 440,
    marginBlockStart: vars.space[1],
    color: color.ink.default,
  }),
);

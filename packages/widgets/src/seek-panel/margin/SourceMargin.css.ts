import {
  besideText,
  color,
  focusRing,
  inUtility,
  layout,
  onHover,
  pressTransition,
  text,
  vars,
} from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const margin = style(
  inUtility({
    display: 'none',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc(100% + ${layout.noteGap}px)`,
    width: layout.note,
    '@container': { [besideText]: { display: 'block' } },
  }),
);

export const place = style(inUtility({ position: 'absolute', insetInline: 0 }));
/** Measured before it is shown. */
export const unplaced = style(inUtility({ visibility: 'hidden' }));

/** A rule before a box: the card is set off by its edge alone. */
export const card = style(
  inUtility({
    ...pressTransition,
    display: 'grid',
    gap: 2,
    boxSizing: 'border-box',
    width: '100%',
    padding: `6px ${vars.space[2]} ${vars.space[2]} ${vars.space[3]}`,
    border: 0,
    borderInlineStart: `2px solid ${color.line.default}`,
    background: 'none',
    color: color.ink.default,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': onHover({ borderInlineStartColor: color.accent.solid, background: color.surface.hover }),
      '&:focus-visible': focusRing,
    },
  }),
);
export const pointed = style(
  inUtility({ borderInlineStartColor: color.accent.solid, background: color.evidence.mark }),
);

export const head = style(
  inUtility({ ...text('caption'), display: 'flex', alignItems: 'center', gap: 6, color: color.ink.muted }),
);
export const number = style(
  inUtility({ fontFamily: vars.font.mono, fontWeight: 500, color: color.accent.ink, minWidth: '1ch' }),
);
export const title = style(
  inUtility({
    ...text('dense'),
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    color: color.ink.strong,
    fontWeight: 500,
    overflowWrap: 'anywhere',
  }),
);
export const facts = style(
  inUtility({
    ...text('caption'),
    color: color.ink.muted,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

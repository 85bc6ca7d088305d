import { style, styleVariants } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { focusRing, inComponent, keepsFill, onHover, pressTransition, text } from '../theme/mixins.ts';

export const chip = style(
  inComponent({
    ...text('micro'),
    ...pressTransition,
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 20,
    height: 18,
    margin: 0,
    marginInline: '3px 1px',
    padding: '0 4px',
    border: `1px solid ${color.accent.line}`,
    borderRadius: vars.radius.sm,
    background: color.accent.subtle,
    color: color.accent.ink,
    fontFamily: vars.font.mono,
    fontSize: '0.6875rem',
    lineHeight: '1rem',
    letterSpacing: 0,
    verticalAlign: 2,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&:hover': onHover({ borderColor: color.accent.solid }),
      '&:focus-visible': focusRing,
      '&[aria-expanded="true"]': {
        ...keepsFill,
        borderColor: color.accent.solid,
        background: color.accent.solid,
        color: color.accent.onSolid,
      },
    },
  }),
);

/** A word joiner that is drawn, not written: no line breaks between a sentence and its mark, and nothing of it is copied. */
export const joiner = style(inComponent({ selectors: { '&::before': { content: '"\\2060"' } } }));

export const broken = style(
  inComponent({
    borderColor: color.caution.line,
    borderStyle: 'dashed',
    background: color.caution.subtle,
    color: color.caution.ink,
    textDecoration: 'line-through',
  }),
);

export const pointed = style(
  inComponent({ borderColor: color.accent.solid, boxShadow: `0 0 0 1px ${color.accent.solid}` }),
);

const mark = { flex: 'none', width: 9, height: 9 } as const;
const { cobalt, copper, verdigris, plum, ochre } = color.category;
export const marks = styleVariants(
  { patent: cobalt, paper: copper, note: verdigris, upload: plum, card: ochre },
  (fill) => inComponent({ ...mark, fill, '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } }),
);
export const markInChip = style(
  inComponent({
    width: 7,
    height: 7,
    marginInlineEnd: 3,
    selectors: { '[aria-expanded="true"] > &': { fill: 'currentColor' } },
  }),
);

export const source = style(
  inComponent({
    ...text('micro'),
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minHeight: 20,
    maxWidth: '100%',
    padding: '1px 5px',
    border: `1px solid ${color.accent.line}`,
    borderRadius: vars.radius.sm,
    background: color.accent.subtle,
    color: color.accent.ink,
    fontFamily: vars.font.mono,
    letterSpacing: 0,
    overflowWrap: 'anywhere',
  }),
);

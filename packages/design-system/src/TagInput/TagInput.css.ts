import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { focusRing, inComponent, onHover, text } from '../theme/mixins.ts';

/** A frame whose tags and input flow into as many lines as they need. */
export const frame = style(inComponent({ flexWrap: 'wrap', gap: vars.space[1], paddingBlock: 3, paddingInline: 5 }));

export const list = style(inComponent({ display: 'contents', margin: 0, padding: 0, listStyle: 'none' }));

export const tag = style(
  inComponent({
    ...text('dense'),
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    minHeight: 28,
    paddingInlineStart: vars.space[2],
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.sm,
    background: color.surface.sunken,
    color: color.ink.strong,
    cursor: 'default',
    selectors: { '&:has(:focus-visible)': { borderColor: color.line.focus } },
  }),
);

export const word = style(
  inComponent({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);

export const remove = style(
  inComponent({
    display: 'inline-grid',
    placeContent: 'center',
    flex: 'none',
    width: 26,
    height: 26,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.sm,
    background: 'transparent',
    color: color.ink.muted,
    cursor: 'pointer',
    selectors: {
      '&:hover': onHover({ color: color.ink.strong, background: color.surface.hover }),
      '&:focus-visible': { ...focusRing, outlineOffset: -2, color: color.ink.strong },
      '&:disabled': { color: color.ink.faint, cursor: 'not-allowed' },
    },
  }),
);

export const input = style(
  inComponent({ flex: '1 1 8ch', width: 'auto', minWidth: '8ch', height: 28, paddingInline: 7 }),
);

/** Stays at the end of the last line. */
export const toggle = style(inComponent({ marginInline: 'auto 3px' }));

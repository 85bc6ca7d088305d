import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { focusRing, focusRingInset, inComponent, onHover, pressTransition, text } from '../theme/mixins.ts';

export const list = style(
  inComponent({
    display: 'flex',
    gap: vars.space[3],
    // Room for the ring beside the words, which stay where the text below them begins.
    marginInlineStart: -4,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBlockEnd: `1px solid ${color.line.hair}`,
  }),
);

export const tab = style(
  inComponent({
    ...text('body'),
    ...pressTransition,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    flex: 'none',
    minHeight: 40,
    margin: 0,
    padding: '0 6px',
    border: 0,
    borderBlockEnd: '3px solid transparent',
    background: 'transparent',
    color: color.ink.muted,
    fontFamily: 'inherit',
    fontWeight: 500,
    cursor: 'pointer',
    // Forced colours draw what is transparent: every tab would seem the chosen one.
    '@media': { '(forced-colors: active)': { borderBlockEndColor: 'Canvas' } },
    selectors: {
      '&:hover': onHover({ color: color.ink.strong }),
      '&:focus-visible': focusRingInset,
      '&[data-active]': { borderBlockEndColor: color.accent.solid, color: color.ink.strong },
      '&[data-disabled]': { color: color.ink.faint, cursor: 'not-allowed' },
    },
  }),
);

export const count = style(
  inComponent({ ...text('caption'), color: color.ink.muted, fontVariantNumeric: 'tabular-nums' }),
);
export const panel = style(
  inComponent({ paddingBlockStart: vars.space[4], selectors: { '&:focus-visible': focusRing } }),
);

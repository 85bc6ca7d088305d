import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent } from '../theme/mixins.ts';

export const frame = style(inComponent({ position: 'relative', cursor: 'pointer' }));

export const select = style(
  inComponent({
    flex: 1,
    minWidth: 0,
    width: '100%',
    alignSelf: 'stretch',
    margin: `-1px calc(-1 * ${vars.space[3]})`,
    marginInlineEnd: -28,
    padding: 0,
    paddingInlineStart: vars.space[3],
    paddingInlineEnd: 28,
    border: 0,
    outline: 'none',
    appearance: 'none',
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    letterSpacing: 'inherit',
    textOverflow: 'ellipsis',
    cursor: 'inherit',
    selectors: {
      '&:has(> option[hidden]:checked)': { color: color.ink.muted },
      '&:disabled': { opacity: 1, color: color.ink.faint },
    },
  }),
);

export const option = style(inComponent({ background: color.surface.raised, color: color.ink.default }));

export const arrow = style(inComponent({ color: color.ink.muted, pointerEvents: 'none' }));

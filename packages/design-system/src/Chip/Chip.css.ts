import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { focusRing, inComponent, onHover, pressTransition, text } from '../theme/mixins.ts';

const shape = {
  ...text('dense'),
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  minHeight: vars.control.compact,
  margin: 0,
  padding: '3px 10px',
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.md,
  background: color.surface.base,
  color: color.ink.default,
  fontFamily: 'inherit',
  textAlign: 'start',
} as const;

export const chip = style(
  inComponent({
    ...shape,
    ...pressTransition,
    cursor: 'pointer',
    selectors: {
      '&:hover': onHover({ borderColor: color.line.strong, background: color.surface.hover }),
      '&:active': { background: color.surface.sunken },
      '&:focus-visible': focusRing,
      '&[aria-pressed="true"]': {
        borderColor: color.accent.solid,
        background: color.accent.subtle,
        color: color.accent.ink,
      },
      '&:disabled': {
        borderColor: color.line.hair,
        background: color.surface.sunken,
        color: color.ink.faint,
        cursor: 'not-allowed',
      },
    },
  }),
);

export const holder = style(inComponent({ ...shape, paddingInlineEnd: 2 }));

export const remove = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 24,
    height: 24,
    marginBlock: -2,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.sm,
    background: 'transparent',
    color: color.ink.muted,
    cursor: 'pointer',
    selectors: {
      '&:hover': onHover({ color: color.ink.strong, background: color.surface.hover }),
      '&:focus-visible': { ...focusRing, outlineOffset: -2 },
    },
  }),
);

export const word = style(inComponent({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }));

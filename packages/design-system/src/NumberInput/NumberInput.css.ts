import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { focusRing, inComponent, text } from '../theme/mixins.ts';

/** Steppers and unit reach to the frame's edge. */
export const frame = style(inComponent({ paddingInlineEnd: 3 }));

export const digits = style(inComponent({ fontVariantNumeric: 'tabular-nums' }));

export const unit = style(inComponent({ ...text('dense'), flex: 'none', color: color.ink.muted, paddingInlineEnd: 6 }));

export const units = style(
  inComponent({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    alignSelf: 'stretch',
    color: color.ink.muted,
    borderInlineStart: `1px solid ${color.line.hair}`,
  }),
);

export const unitSelect = style(
  inComponent({
    ...text('dense'),
    height: '100%',
    margin: 0,
    paddingInline: '8px 24px',
    border: 0,
    borderRadius: vars.radius.sm,
    appearance: 'none',
    background: 'transparent',
    color: color.ink.default,
    fontFamily: 'inherit',
    cursor: 'pointer',
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: -2 }, '&:disabled': { color: color.ink.faint } },
  }),
);

export const unitArrow = style(inComponent({ position: 'absolute', insetInlineEnd: 6, pointerEvents: 'none' }));

export const steppers = style(inComponent({ display: 'flex', flex: 'none' }));

/** In a compact frame the buttons keep the 24 px of a target. */
export const stepper = style(
  inComponent({
    minHeight: 24,
    height: 28,
    maxHeight: '100%',
    aspectRatio: 'auto',
    width: 26,
    selectors: { '&[aria-disabled="true"]': { background: 'transparent', borderColor: 'transparent' } },
  }),
);

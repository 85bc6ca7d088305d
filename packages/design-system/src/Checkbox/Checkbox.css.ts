import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { focusRing, inComponent, keepsFill, onHover, pressTransition, text } from '../theme/mixins.ts';

export const line = style(
  inComponent({
    ...text('body'),
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: 10,
    minHeight: 24,
    paddingBlock: 2,
    boxSizing: 'border-box',
    color: color.ink.default,
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { color: color.ink.faint, cursor: 'not-allowed' } },
  }),
);

export const cell = style(
  inComponent({
    position: 'relative',
    display: 'inline-flex',
    flex: 'none',
    width: 18,
    height: '1lh',
    alignItems: 'center',
  }),
);

export const box = style(
  inComponent({
    ...pressTransition,
    boxSizing: 'border-box',
    appearance: 'none',
    width: 18,
    height: 18,
    margin: 0,
    border: `1px solid ${color.line.strong}`,
    borderRadius: vars.radius.sm,
    background: color.surface.base,
    cursor: 'inherit',
    selectors: {
      '&:hover:not(:disabled)': onHover({ borderColor: color.ink.default }),
      '&:focus-visible': focusRing,
      '&:is(:checked, :indeterminate)': {
        ...keepsFill,
        borderColor: color.accent.solid,
        background: color.accent.solid,
      },
      '&[aria-invalid="true"]': {
        borderColor: color.critical.solid,
        boxShadow: `inset 0 0 0 1px ${color.critical.solid}`,
      },
      '&:disabled': { borderColor: color.line.default, background: color.surface.sunken },
    },
  }),
);

export const tick = style(
  inComponent({
    position: 'absolute',
    insetInlineStart: 2,
    display: 'none',
    color: color.accent.onSolid,
    pointerEvents: 'none',
    selectors: {
      [`${box}:checked:not(:indeterminate) ~ &`]: { display: 'block' },
      [`${box}:disabled ~ &`]: { color: color.ink.faint },
    },
  }),
);

export const dash = style(
  inComponent({
    position: 'absolute',
    insetInlineStart: 2,
    display: 'none',
    color: color.accent.onSolid,
    pointerEvents: 'none',
    selectors: { [`${box}:indeterminate ~ &`]: { display: 'block' } },
  }),
);

export const hint = style(inComponent({ ...text('caption'), display: 'block', color: color.ink.muted }));

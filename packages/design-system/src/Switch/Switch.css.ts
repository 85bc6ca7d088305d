import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { focusRing, inComponent, keepsFill, onHover, pressTransition } from '../theme/mixins.ts';

const live = '&:not([aria-disabled="true"], :disabled)';

export const cell = style(
  inComponent({
    position: 'relative',
    display: 'inline-flex',
    flex: 'none',
    width: 34,
    height: '1lh',
    alignItems: 'center',
  }),
);

/** The track; its thumb is a square gauge that slides to the end, with the mark `I` of an instrument when on. */
export const track = style(
  inComponent({
    ...pressTransition,
    boxSizing: 'border-box',
    appearance: 'none',
    width: 34,
    height: 18,
    margin: 0,
    border: `1px solid ${color.line.strong}`,
    borderRadius: vars.radius.md,
    background: color.surface.sunken,
    cursor: 'inherit',
    selectors: {
      '&:focus-visible': focusRing,
      [`${live}:hover`]: onHover({ borderColor: color.ink.default }),
      '&:checked': { ...keepsFill, borderColor: color.accent.solid, background: color.accent.solid },
      [`${live}:checked:hover`]: onHover({ background: color.accent.solidHover, borderColor: color.accent.solidHover }),
      '&:is([aria-disabled="true"], :disabled)': {
        borderColor: color.line.default,
        background: color.surface.sunken,
        cursor: 'not-allowed',
      },
    },
  }),
);

export const thumb = style(
  inComponent({
    position: 'absolute',
    insetInlineStart: 3,
    display: 'grid',
    placeContent: 'center',
    boxSizing: 'border-box',
    width: 12,
    height: 12,
    borderRadius: vars.radius.sm,
    background: color.line.strong,
    color: color.surface.base,
    pointerEvents: 'none',
    transition: `inset-inline-start ${vars.motion.duration.quick} ${vars.easing.standard}`,
    selectors: {
      [`${track}:checked ~ &`]: { ...keepsFill, insetInlineStart: 19, background: color.accent.onSolid },
      [`${track}:checked ~ &::before`]: {
        content: '""',
        width: 2,
        height: 6,
        background: color.accent.solid,
      },
      [`${track}:is([aria-disabled="true"], :disabled) ~ &`]: { background: color.ink.faint },
      [`${track}:is([aria-disabled="true"], :disabled):checked ~ &::before`]: { background: color.surface.sunken },
    },
  }),
);

export const spinner = style(
  inComponent({ position: 'absolute', insetInlineStart: 10, color: color.ink.muted, pointerEvents: 'none' }),
);

export const blocked = style(inComponent({ color: color.ink.faint, cursor: 'not-allowed' }));

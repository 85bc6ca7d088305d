import { style, styleVariants } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { focusRing, inComponent, keepsFill, onHover, pressTransition } from '../theme/mixins.ts';

export const layouts = styleVariants({
  stacked: inComponent({ display: 'flex', flexDirection: 'column', gap: vars.space[1] }),
  inline: inComponent({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5], rowGap: vars.space[1] }),
});

export const radio = style(
  inComponent({
    ...pressTransition,
    boxSizing: 'border-box',
    appearance: 'none',
    display: 'inline-grid',
    placeContent: 'center',
    width: 18,
    height: 18,
    margin: 0,
    border: `1px solid ${color.line.strong}`,
    borderRadius: '50%',
    background: color.surface.base,
    cursor: 'inherit',
    selectors: {
      '&::before': { content: '""', width: 8, height: 8, borderRadius: '50%', background: 'transparent' },
      '&:hover:not(:disabled)': onHover({ borderColor: color.ink.default }),
      '&:active:not(:disabled)': { background: color.surface.sunken },
      '&:focus-visible': focusRing,
      '&:checked': { ...keepsFill, borderColor: color.accent.solid, background: color.accent.solid },
      '&:checked::before': { background: color.accent.onSolid },
      '[aria-invalid="true"] &': {
        borderColor: color.critical.solid,
        boxShadow: `inset 0 0 0 1px ${color.critical.solid}`,
      },
      '&:disabled': { borderColor: color.line.default, background: color.surface.sunken },
      '&:disabled:checked::before': { background: color.ink.faint },
    },
  }),
);

import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent, text } from '../theme/mixins.ts';

export const keys = style(
  inComponent({ display: 'inline-flex', alignItems: 'center', gap: vars.space.half, whiteSpace: 'nowrap' }),
);

export const key = style(
  inComponent({
    ...text('micro'),
    boxSizing: 'border-box',
    minWidth: 20,
    padding: '0 4px',
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.sm,
    background: color.surface.base,
    color: color.ink.muted,
    fontFamily: 'inherit',
    letterSpacing: 0,
    textAlign: 'center',
  }),
);

import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent, text } from '../theme/mixins.ts';

export const avatar = style(
  inComponent({
    ...text('micro'),
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    width: 28,
    height: 28,
    border: `1px solid ${color.line.strong}`,
    borderRadius: vars.radius.md,
    background: color.surface.base,
    color: color.ink.default,
    fontFamily: vars.font.mono,
    letterSpacing: 0,
    textTransform: 'uppercase',
  }),
);

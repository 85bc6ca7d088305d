import { style, styleVariants } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent, keepsFill, text } from '../theme/mixins.ts';

const badge = style(
  inComponent({
    ...text('micro'),
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 18,
    minHeight: 18,
    padding: '0 5px',
    borderRadius: vars.radius.sm,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: 0,
  }),
);

export const badges = styleVariants({
  neutral: [
    badge,
    inComponent({
      background: color.surface.sunken,
      color: color.ink.default,
      boxShadow: `inset 0 0 0 1px ${color.line.hair}`,
    }),
  ],
  accent: [badge, inComponent({ ...keepsFill, background: color.accent.solid, color: color.accent.onSolid })],
  critical: [badge, inComponent({ ...keepsFill, background: color.critical.solid, color: color.critical.onSolid })],
});

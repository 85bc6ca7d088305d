import { below, color, focusRing, inUtility, onHover, text, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const find = style(
  inUtility({
    ...text('body'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    boxSizing: 'border-box',
    flex: 'none',
    width: 220,
    height: 28,
    paddingInline: vars.space[2],
    border: `1px solid ${color.line.strong}`,
    borderRadius: vars.radius.md,
    background: color.surface.base,
    color: color.ink.muted,
    fontFamily: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&:hover': onHover({ background: color.surface.hover }), '&:focus-visible': focusRing },
    '@media': {
      [below('lg')]: {
        justifyContent: 'center',
        width: 28,
        padding: 0,
        borderColor: 'transparent',
        background: 'none',
      },
    },
  }),
);
export const words = style(
  inUtility({
    flex: 1,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': { [below('lg')]: { display: 'none' } },
  }),
);
export const keys = style(
  inUtility({
    ...text('micro'),
    padding: '0 4px',
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.sm,
    fontFamily: 'inherit',
    '@media': { [below('lg')]: { display: 'none' } },
  }),
);

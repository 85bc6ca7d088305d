import { color, inUtility, onHover, text, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const avatar = style(
  inUtility({
    ...text('micro'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    flex: 'none',
    width: 28,
    height: 28,
    padding: 0,
    border: `1px solid ${color.line.strong}`,
    borderRadius: vars.radius.md,
    background: color.surface.base,
    color: color.ink.default,
    fontFamily: vars.font.mono,
    cursor: 'pointer',
    selectors: {
      '&:hover': onHover({ background: color.surface.hover }),
      '&[aria-expanded="true"]': { background: color.surface.sunken },
    },
  }),
);

export const person = style(inUtility({ display: 'grid', maxWidth: 248 }));

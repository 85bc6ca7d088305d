import { style, styleVariants } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { focusRingInset, inComponent, onHover, pressTransition, text } from '../theme/mixins.ts';
import { layout } from '../tokens/scales.ts';

const rail = style(
  inComponent({
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    flex: 'none',
    height: '100%',
    paddingBlockEnd: vars.space[3],
    borderInlineEnd: `1px solid ${color.line.hair}`,
    background: color.surface.canvas,
    overflowX: 'hidden',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
  }),
);

export const rails = styleVariants({
  narrow: [rail, inComponent({ width: layout.railCollapsed })],
  wide: [rail, inComponent({ width: layout.railExpanded })],
});

const brand = style(
  inComponent({
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    height: layout.header,
    marginBlockEnd: vars.space[2],
    borderBlockEnd: `1px solid ${color.line.hair}`,
  }),
);

export const brands = styleVariants({
  narrow: [brand, inComponent({ justifyContent: 'center' })],
  wide: [brand, inComponent({ paddingInline: vars.space[4] })],
});

export const list = style(
  inComponent({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' }),
);
export const gap = style(inComponent({ flex: 1, minHeight: vars.space[4] }));

const entry = style(
  inComponent({
    ...pressTransition,
    position: 'relative',
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    border: 0,
    borderRadius: vars.radius.md,
    background: 'transparent',
    color: color.ink.muted,
    fontFamily: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover': onHover({ background: color.surface.hover, color: color.ink.strong }),
      '&:active': { background: color.surface.sunken },
      '&:focus-visible': focusRingInset,
      '&[aria-current="page"]': { color: color.ink.strong },
      '&[aria-current="page"]::before': {
        content: '""',
        position: 'absolute',
        width: 0,
        borderInlineStart: `3px solid ${color.accent.solid}`,
      },
    },
  }),
);

export const entries = styleVariants({
  narrow: [
    entry,
    inComponent({
      ...text('micro'),
      letterSpacing: 0,
      flexDirection: 'column',
      gap: vars.space[1],
      width: layout.railCollapsed - 8,
      margin: `0 ${vars.space[1]}`,
      padding: `${vars.space[2]} 0`,
      textAlign: 'center',
      selectors: { '&[aria-current="page"]::before': { insetInlineStart: -4, insetBlock: 8 } },
    }),
  ],
  wide: [
    entry,
    inComponent({
      ...text('body'),
      fontWeight: 500,
      gap: vars.space[3],
      width: `calc(100% - ${vars.space[4]})`,
      minHeight: vars.control.default,
      margin: `0 ${vars.space[2]}`,
      padding: `0 ${vars.space[3]}`,
      textAlign: 'start',
      selectors: {
        '&[aria-current="page"]': { background: color.surface.selected },
        '&[aria-current="page"]::before': { insetInlineStart: -8, insetBlock: 6 },
      },
    }),
  ],
});

export const word = style(
  inComponent({ maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);

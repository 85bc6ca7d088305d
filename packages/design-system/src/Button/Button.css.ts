import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, vars } from '../theme/contract.css.ts';
import { focusRing, inComponent, keepsFill, onHover, pressTransition, text } from '../theme/mixins.ts';

const ground = createVar();
const edge = createVar();
const ink = createVar();
const hoverGround = createVar();
const hoverEdge = createVar();
const activeGround = createVar();

const live = '&:not([aria-disabled="true"])';

export const button = recipe({
  base: inComponent({
    ...text('body'),
    ...pressTransition,
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    margin: 0,
    border: `1px solid ${edge}`,
    borderRadius: vars.radius.md,
    background: ground,
    color: ink,
    fontFamily: 'inherit',
    fontWeight: 500,
    textAlign: 'center',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&:focus-visible': focusRing,
      [`${live}:hover`]: onHover({ background: hoverGround, borderColor: hoverEdge }),
      [`${live}:active`]: { background: activeGround, borderColor: hoverEdge },
      '&[aria-disabled="true"]': {
        background: color.surface.sunken,
        borderColor: color.line.hair,
        color: color.ink.faint,
        cursor: 'not-allowed',
      },
    },
  }),
  variants: {
    variant: {
      primary: inComponent({
        ...keepsFill,
        vars: {
          [ground]: color.accent.solid,
          [edge]: color.accent.solid,
          [ink]: color.accent.onSolid,
          [hoverGround]: color.accent.solidHover,
          [hoverEdge]: color.accent.solidHover,
          [activeGround]: color.accent.solidActive,
        },
      }),
      secondary: inComponent({
        vars: {
          [ground]: color.surface.base,
          [edge]: color.line.strong,
          [ink]: color.ink.strong,
          [hoverGround]: color.surface.hover,
          [hoverEdge]: color.ink.default,
          [activeGround]: color.surface.sunken,
        },
      }),
      quiet: inComponent({
        vars: {
          [ground]: 'transparent',
          [edge]: 'transparent',
          [ink]: color.ink.strong,
          [hoverGround]: color.surface.hover,
          [hoverEdge]: 'transparent',
          [activeGround]: color.surface.sunken,
        },
      }),
      danger: inComponent({
        vars: {
          [ground]: 'transparent',
          [edge]: color.critical.solid,
          [ink]: color.critical.ink,
          [hoverGround]: color.critical.subtle,
          [hoverEdge]: color.critical.solid,
          [activeGround]: color.critical.subtle,
        },
      }),
    },
    size: {
      compact: inComponent({
        ...text('dense'),
        fontWeight: 500,
        minHeight: vars.control.compact,
        paddingInline: 10,
        gap: 6,
      }),
      default: inComponent({ minHeight: vars.control.default, paddingInline: 14, gap: vars.space[2] }),
      large: inComponent({ minHeight: vars.control.large, paddingInline: vars.space[5], gap: vars.space[2] }),
    },
    isBlock: { true: inComponent({ display: 'flex', width: '100%' }) },
    isSquare: { true: inComponent({ paddingInline: 0, aspectRatio: '1', flex: 'none' }) },
  },
  defaultVariants: { variant: 'secondary', size: 'default' },
});

/** What is shown at rest and while busy lie in one cell: the wider of them sets the width, each stands in its middle. */
export const faces = style(inComponent({ display: 'inline-grid', gap: 'inherit' }));
export const face = style(
  inComponent({
    gridArea: '1 / 1',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 'inherit',
  }),
);
export const away = style(inComponent({ visibility: 'hidden' }));

import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { below, focusRingInset, inComponent, onHover, text } from '../theme/mixins.ts';

/** Inline variables: depth of a node from 1, height of a row. */
export const level = '--assay-tree-level';
export const rowHeight = '--assay-tree-row';

export const tree = style(
  inComponent({
    ...text('dense'),
    position: 'relative',
    margin: 0,
    overflow: 'auto',
    // Rows change places: the browser must not scroll after one of them.
    overflowAnchor: 'none',
    color: color.ink.default,
    '@media': { [below('sm')]: { vars: { [vars.density.row]: '44px' } } },
  }),
);

export const body = style(inComponent({ position: 'relative' }));

export const item = style(
  inComponent({
    position: 'absolute',
    insetInline: 0,
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    height: `var(${rowHeight})`,
    paddingInlineStart: `calc(${vars.space[1]} + (var(${level}) - 1) * ${vars.space[5]})`,
    paddingInlineEnd: vars.space[2],
    cursor: 'default',
    userSelect: 'none',
    contain: 'layout style',
    selectors: {
      '&:hover': onHover({ background: color.surface.hover }),
      '&:focus-visible': focusRingInset,
      '&:is([aria-current], [aria-selected=true])': {
        background: color.surface.selected,
        boxShadow: `inset 3px 0 0 ${color.accent.solid}`,
        color: color.ink.strong,
      },
      '&:is([aria-current], [aria-selected=true]):dir(rtl)': { boxShadow: `inset -3px 0 0 ${color.accent.solid}` },
    },
  }),
);

/** A place of its own, also where there is nothing to open, so that words of one depth stand in one line. */
export const twist = style(
  inComponent({
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    width: 24,
    height: 24,
    borderRadius: vars.radius.sm,
    color: color.ink.muted,
  }),
);
export const arrow = style(
  inComponent({
    transitionProperty: 'transform',
    transitionDuration: vars.motion.duration.instant,
    selectors: {
      '[aria-expanded="true"] &': { transform: 'rotate(90deg)' },
      '&:dir(rtl)': { transform: 'scaleX(-1)' },
      '[aria-expanded="true"] &:dir(rtl)': { transform: 'rotate(90deg)' },
    },
  }),
);
export const icon = style(inComponent({ flex: 'none', color: color.ink.muted }));
/** One line, and two on a narrow page, whose rows have the height. */
export const word = style(
  inComponent({
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': {
      [below('sm')]: {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        whiteSpace: 'normal',
      },
    },
  }),
);
/** Beside the words, which keep room of their own however much is said here. */
const beside = {
  ...text('caption'),
  flex: 'none',
  maxWidth: '60%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
export const aside = style(
  inComponent({ ...beside, maxWidth: '35%', color: color.ink.muted, fontVariantNumeric: 'tabular-nums' }),
);
export const failed = style(inComponent({ ...beside, color: color.critical.ink }));
export const none = style(inComponent({ padding: vars.space[3], color: color.ink.muted }));

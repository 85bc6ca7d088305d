import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { focusRing, inComponent, onHover, pressTransition, text } from '../theme/mixins.ts';

export const heading = style(inComponent({ margin: 0, font: 'inherit' }));

export const button = style(
  inComponent({
    ...text('body'),
    ...pressTransition,
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    width: '100%',
    minHeight: vars.control.default,
    margin: 0,
    padding: `${vars.space[1]} ${vars.space[2]}`,
    border: 0,
    borderRadius: vars.radius.md,
    background: 'transparent',
    color: color.ink.strong,
    fontFamily: 'inherit',
    fontWeight: 500,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&:hover:not([aria-disabled="true"])': onHover({ background: color.surface.hover }),
      '&:active:not([aria-disabled="true"])': { background: color.surface.sunken },
      '&:focus-visible': { ...focusRing, outlineOffset: -2 },
      '&[aria-disabled="true"]': { color: color.ink.faint, cursor: 'not-allowed' },
    },
  }),
);

export const arrow = style(
  inComponent({
    color: color.ink.muted,
    transition: `rotate ${vars.motion.duration.quick} ${vars.easing.standard}`,
    selectors: {
      '[dir="rtl"] &': { scale: '-1 1' },
      [`${button}[aria-expanded="true"] > &`]: { rotate: '90deg' },
      [`[dir="rtl"] ${button}[aria-expanded="true"] > &`]: { rotate: '-90deg' },
    },
  }),
);

export const word = style(inComponent({ flex: 1, minWidth: 0 }));

export const aside = style(
  inComponent({ ...text('caption'), flex: 'none', color: color.ink.muted, fontVariantNumeric: 'tabular-nums' }),
);

export const panel = style(
  inComponent({
    paddingInline: '32px 8px',
    paddingBlock: `${vars.space[1]} ${vars.space[4]}`,
    selectors: {
      '&[hidden]:not([hidden="until-found"])': { display: 'none' },
      '&[hidden="until-found"]': { paddingBlock: 0 },
    },
  }),
);

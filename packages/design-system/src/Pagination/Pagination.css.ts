import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { focusRing, inComponent, onHover, pressTransition, text } from '../theme/mixins.ts';

export const pagination = style(inComponent({ containerType: 'inline-size' }));

export const list = style(
  inComponent({ display: 'flex', alignItems: 'center', gap: vars.space[1], margin: 0, padding: 0, listStyle: 'none' }),
);

const narrow = '(max-width: 399.98px)';

export const step = style(inComponent({ '@container': { [narrow]: { display: 'none' } } }));
export const place = style(
  inComponent({
    ...text('dense'),
    display: 'none',
    color: color.ink.muted,
    fontVariantNumeric: 'tabular-nums',
    '@container': { [narrow]: { display: 'block' } },
  }),
);

export const page = style(
  inComponent({
    ...text('dense'),
    ...pressTransition,
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: vars.control.compact,
    height: vars.control.compact,
    paddingInline: 6,
    border: '1px solid transparent',
    // Forced colours draw what is transparent: every page would seem the current one.
    '@media': { '(forced-colors: active)': { borderColor: 'Canvas' } },
    borderRadius: vars.radius.md,
    background: 'transparent',
    color: color.ink.default,
    fontFamily: 'inherit',
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': focusRing,
      '&:hover': onHover({ background: color.surface.hover, color: color.ink.strong }),
      '&:active': { background: color.surface.sunken },
      '&[aria-current="page"]': {
        borderColor: color.line.strong,
        background: color.surface.base,
        color: color.ink.strong,
        cursor: 'default',
      },
    },
  }),
);

export const gap = style(
  inComponent({ ...text('dense'), minWidth: vars.control.compact, textAlign: 'center', color: color.ink.muted }),
);
export const arrow = style(inComponent({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }));

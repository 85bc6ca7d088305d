import { style, styleVariants } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { focusRing, inComponent, keepsFill, onHover, pressTransition, text } from '../theme/mixins.ts';

export const group = style(
  inComponent({
    display: 'inline-flex',
    flex: 'none',
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: `1px solid ${color.line.strong}`,
    borderRadius: vars.radius.md,
  }),
);

const segment = style(
  inComponent({
    ...text('dense'),
    ...pressTransition,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    fontWeight: 500,
    color: color.ink.muted,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '& + &': { borderInlineStart: `1px solid ${color.line.default}` },
      '&:first-of-type': { borderStartStartRadius: 3, borderEndStartRadius: 3 },
      '&:last-of-type': { borderStartEndRadius: 3, borderEndEndRadius: 3 },
      '&:hover': onHover({ background: color.surface.hover, color: color.ink.strong }),
      '&&:has(:checked)': { ...keepsFill, background: color.surface.inverse, color: color.ink.onInverse },
      '&:has(:focus-visible)': { ...focusRing, zIndex: 1, borderRadius: vars.radius.sm },
      '&:has(:disabled)': { color: color.ink.faint, background: color.surface.sunken, cursor: 'not-allowed' },
    },
  }),
);

export const sizes = styleVariants({
  compact: [segment, inComponent({ minHeight: 26, paddingInline: 11 })],
  default: [segment, inComponent({ minHeight: 34, paddingInline: 14 })],
});

/** The radio lies invisibly over its segment, so that pointer, touch and assistive technology all meet it. */
export const radio = style(
  inComponent({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  }),
);

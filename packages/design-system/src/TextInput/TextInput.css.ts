import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, vars } from '../theme/contract.css.ts';
import { focusRing, inComponent, onHover, text } from '../theme/mixins.ts';

/** The frame around a typed value; inputs, text areas, selects and comboboxes share it. */
export const frame = recipe({
  base: inComponent({
    ...text('body'),
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    width: '100%',
    minWidth: 0,
    border: `1px solid ${color.line.strong}`,
    borderRadius: vars.radius.md,
    background: color.surface.base,
    color: color.ink.strong,
    cursor: 'text',
    transitionProperty: 'border-color',
    transitionDuration: vars.motion.duration.instant,
    selectors: {
      '&:hover': onHover({ borderColor: color.ink.default }),
      '&:focus-within': focusRing,
      '&:has([aria-invalid="true"])': {
        borderColor: color.critical.solid,
        boxShadow: `inset 0 0 0 1px ${color.critical.solid}`,
      },
      '&:has(:is(input, textarea, select):disabled)': {
        background: color.surface.sunken,
        borderColor: color.line.default,
        color: color.ink.faint,
        cursor: 'not-allowed',
      },
      // The hidden field that carries a value into a form counts as read-only as well.
      '&:has(input:read-only:not(:disabled, [type="hidden"]))': {
        borderColor: 'transparent',
        borderBlockEndColor: color.line.default,
        borderRadius: 0,
        paddingInlineStart: 0,
        background: 'transparent',
      },
    },
  }),
  variants: {
    size: {
      compact: inComponent({ minHeight: vars.control.compact, paddingInline: vars.space[2] }),
      default: inComponent({ minHeight: vars.control.default, paddingInline: vars.space[3] }),
      large: inComponent({ minHeight: vars.control.large, paddingInline: vars.space[4] }),
    },
    isValid: { true: inComponent({ borderColor: color.positive.solid }) },
  },
});

export const input = style(
  inComponent({
    flex: 1,
    minWidth: 0,
    width: '100%',
    margin: 0,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    letterSpacing: 'inherit',
    textOverflow: 'ellipsis',
    appearance: 'none',
    selectors: {
      '&::placeholder': { color: color.ink.muted, opacity: 1 },
      '&:disabled': { cursor: 'not-allowed', WebkitTextFillColor: color.ink.faint },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  }),
);

export const lead = style(inComponent({ color: color.ink.muted }));

export const end = style(
  inComponent({ display: 'flex', alignItems: 'center', flex: 'none', color: color.ink.muted, marginInlineEnd: -4 }),
);

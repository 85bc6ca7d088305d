import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { below, inComponent, text } from '../theme/mixins.ts';

export const palette = style(
  inComponent({
    width: 600,
    marginBlockStart: 'min(15vh, 120px)',
    marginBlockEnd: 'auto',
    maxHeight: 'min(560px, 76vh)',
    '@media': { [below('md')]: { marginBlockStart: vars.space[2], maxHeight: `calc(100dvh - 2 * ${vars.space[2]})` } },
    selectors: { '&[open]': { display: 'flex', flexDirection: 'column' } },
  }),
);

export const head = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    flex: 'none',
    minHeight: 52,
    paddingInline: vars.space[4],
    borderBlockEnd: `1px solid ${color.line.hair}`,
    color: color.ink.muted,
  }),
);

export const input = style(
  inComponent({
    ...text('prose'),
    flex: 1,
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'transparent',
    color: color.ink.strong,
    caretColor: color.accent.solid,
    fontFamily: 'inherit',
    selectors: { '&::placeholder': { color: color.ink.muted, opacity: 1 } },
  }),
);

export const list = style(
  inComponent({
    flex: 1,
    minHeight: 0,
    padding: vars.space[2],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    selectors: { '&:empty': { display: 'none' } },
  }),
);

export const heading = style(
  inComponent({
    ...text('caption'),
    display: 'flex',
    gap: vars.space[2],
    padding: `6px ${vars.space[2]} 2px`,
    fontWeight: 500,
    color: color.ink.muted,
  }),
);
export const count = style(inComponent({ fontWeight: 400, fontVariantNumeric: 'tabular-nums' }));

export const command = style(
  inComponent({
    ...text('body'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: 36,
    boxSizing: 'border-box',
    padding: `${vars.space[1]} ${vars.space[2]}`,
    borderRadius: vars.radius.sm,
    color: color.ink.default,
    outline: 'none',
    cursor: 'pointer',
    selectors: {
      '&[aria-selected="true"]': {
        background: color.surface.selected,
        color: color.ink.strong,
        outline: `2px solid ${color.line.focus}`,
        outlineOffset: -2,
      },
      '&[aria-disabled="true"]': { color: color.ink.muted, cursor: 'default' },
    },
  }),
);

export const icon = style(inComponent({ color: color.ink.muted }));
export const words = style(inComponent({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }));
/** Found letters are heavier; a colour would say that they can be pressed. */
export const mark = style(inComponent({ background: 'none', color: color.ink.strong, fontWeight: 600 }));
export const description = style(
  inComponent({
    ...text('caption'),
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    color: color.ink.muted,
  }),
);
export const aside = style(inComponent({ ...text('caption'), flex: 'none', color: color.ink.muted }));
export const note = style(
  inComponent({ ...text('body'), padding: `${vars.space[5]} ${vars.space[4]}`, color: color.ink.muted }),
);
export const notice = style(
  inComponent({
    ...text('caption'),
    flex: 'none',
    padding: `${vars.space[2]} ${vars.space[4]}`,
    borderBlockStart: `1px solid ${color.caution.line}`,
    background: color.caution.subtle,
    color: color.caution.ink,
  }),
);
export const foot = style(
  inComponent({
    ...text('caption'),
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    padding: `6px ${vars.space[4]}`,
    borderBlockStart: `1px solid ${color.line.hair}`,
    color: color.ink.muted,
    '@media': { '(hover: none)': { display: 'none' } },
  }),
);
export const hint = style(inComponent({ display: 'inline-flex', alignItems: 'center', gap: 6 }));
export const last = style(inComponent({ marginInlineStart: 'auto' }));

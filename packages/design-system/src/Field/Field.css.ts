import { style, styleVariants } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent, text } from '../theme/mixins.ts';

export const field = style(inComponent({ display: 'flex', flexDirection: 'column', minWidth: 0 }));

export const head = style(
  inComponent({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[2],
    marginBlockEnd: vars.space[1],
  }),
);

export const label = style(inComponent({ ...text('dense'), fontWeight: 500, color: color.ink.strong }));

export const optional = style(inComponent({ fontWeight: 400, color: color.ink.muted }));

export const foot = style(
  inComponent({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[3],
    marginBlockStart: vars.space[1],
  }),
);

const message = {
  ...text('caption'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  overflowWrap: 'anywhere',
} as const;

export const messages = styleVariants({
  hint: inComponent({ ...message, color: color.ink.muted }),
  error: inComponent({ ...message, color: color.critical.ink }),
  success: inComponent({ ...message, color: color.positive.ink }),
});

export const messageIcon = style(inComponent({ marginBlockStart: 1 }));

export const count = styleVariants({
  within: inComponent({
    ...text('caption'),
    marginInlineStart: 'auto',
    whiteSpace: 'nowrap',
    color: color.ink.muted,
    fontVariantNumeric: 'tabular-nums',
  }),
  over: inComponent({
    ...text('caption'),
    marginInlineStart: 'auto',
    whiteSpace: 'nowrap',
    color: color.critical.ink,
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
  }),
});

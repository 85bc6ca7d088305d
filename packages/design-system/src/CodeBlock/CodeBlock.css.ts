import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { focusRingInset, inComponent, text } from '../theme/mixins.ts';

export const block = style(
  inComponent({
    minWidth: 0,
    border: `1px solid ${color.line.hair}`,
    borderRadius: vars.radius.md,
    background: color.surface.sunken,
  }),
);
export const head = style(
  inComponent({
    ...text('caption'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    minHeight: 36,
    paddingInline: `${vars.space[3]} ${vars.space[1]}`,
    borderBlockEnd: `1px solid ${color.line.hair}`,
    color: color.ink.muted,
  }),
);
export const name = style(
  inComponent({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
export const scroller = style(
  inComponent({
    ...text('dense'),
    margin: 0,
    padding: `${vars.space[3]} 0`,
    overflow: 'auto',
    color: color.ink.default,
    fontFamily: vars.font.mono,
    tabSize: 2,
    borderEndStartRadius: vars.radius.md,
    borderEndEndRadius: vars.radius.md,
    selectors: { '&:focus-visible': focusRingInset },
  }),
);
export const lines = style(
  inComponent({ display: 'block', width: 'max-content', minWidth: '100%', counterReset: 'line' }),
);
export const wrapped = style(inComponent({ width: 'auto' }));
export const line = style(
  inComponent({
    display: 'block',
    paddingInline: vars.space[3],
    whiteSpace: 'pre',
    selectors: { [`${wrapped} &`]: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } },
  }),
);
/** Numbers are drawn, not written: they are neither read nor copied. */
export const numbered = style(
  inComponent({
    position: 'relative',
    paddingInlineStart: '4.5ch',
    counterIncrement: 'line',
    '::before': {
      content: 'counter(line)',
      position: 'absolute',
      insetInlineStart: 0,
      width: '3.5ch',
      color: color.ink.muted,
      textAlign: 'end',
    },
  }),
);
export const failed = style(inComponent({ ...text('caption'), padding: vars.space[2], color: color.critical.ink }));

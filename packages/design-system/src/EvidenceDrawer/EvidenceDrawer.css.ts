import { keyframes, style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { below, focusRingInset, inComponent, text } from '../theme/mixins.ts';
import { layout, zIndex } from '../tokens/scales.ts';

const settle = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });

export const drawer = style(
  inComponent({
    boxSizing: 'border-box',
    position: 'sticky',
    insetBlockStart: layout.header,
    display: 'flex',
    flexDirection: 'column',
    flex: 'none',
    width: layout.evidenceDrawer,
    maxWidth: '100%',
    height: `calc(100dvh - ${layout.header}px)`,
    borderInlineStart: `1px solid ${color.line.default}`,
    background: color.surface.canvas,
    animation: `${settle} ${vars.motion.duration.settle} ${vars.easing.enter}`,
    selectors: { '&:focus-visible': focusRingInset },
    '@media': {
      [below('lg')]: {
        position: 'fixed',
        insetInlineEnd: 0,
        zIndex: zIndex.drawer,
        boxShadow: color.shadow.floating,
      },
      [below('md')]: {
        insetBlockStart: 'auto',
        insetBlockEnd: 0,
        insetInline: 0,
        width: '100%',
        height: 'auto',
        maxHeight: '72dvh',
        borderInlineStart: 0,
        borderBlockStart: `2px solid ${color.line.strong}`,
        boxShadow: color.shadow.dialog,
        animation: `${rise} ${vars.motion.duration.travel} ${vars.easing.enter}`,
      },
    },
  }),
);

export const head = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    flex: 'none',
    minHeight: 48,
    paddingInline: `${vars.space[6]} ${vars.space[3]}`,
    borderBlockEnd: `1px solid ${color.line.hair}`,
    '@media': { [below('md')]: { paddingInlineStart: vars.space[4] } },
  }),
);

export const title = style(inComponent({ ...text('body'), margin: 0, fontWeight: 600, color: color.ink.strong }));
export const position = style(
  inComponent({ ...text('caption'), color: color.ink.muted, fontVariantNumeric: 'tabular-nums' }),
);
export const buttons = style(inComponent({ display: 'flex', gap: vars.space[1], marginInlineStart: 'auto' }));

const margins = {
  paddingInline: vars.space[6],
  '@media': { [below('md')]: { paddingInline: vars.space[4] } },
} as const;

export const body = style(
  inComponent({
    ...margins,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[3],
    flex: 1,
    minHeight: 0,
    paddingBlock: vars.space[5],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  }),
);

export const foot = style(
  inComponent({
    ...margins,
    flex: 'none',
    paddingBlock: vars.space[4],
    borderBlockStart: `1px solid ${color.line.hair}`,
  }),
);

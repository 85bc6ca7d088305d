import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent, text } from '../theme/mixins.ts';
import { size, zIndex } from '../tokens/scales.ts';

const tone = createVar();
const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const region = style(
  inComponent({
    position: 'fixed',
    insetBlockEnd: vars.space[4],
    insetInlineEnd: vars.space[4],
    zIndex: zIndex.toast,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    width: 400,
    maxWidth: `calc(100vw - ${vars.space[8]})`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    pointerEvents: 'none',
  }),
);

const toast = style(
  inComponent({
    ...text('body'),
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    paddingBlock: 11,
    paddingInline: '12px 11px',
    border: `1px solid ${color.line.default}`,
    borderInlineStart: `3px solid ${tone}`,
    borderRadius: vars.radius.md,
    background: color.surface.raised,
    color: color.ink.default,
    boxShadow: color.shadow.floating,
    animation: `${arrive} ${vars.motion.duration.settle} ${vars.easing.enter}`,
    pointerEvents: 'auto',
  }),
);

const toned = (name: 'info' | 'positive' | 'caution' | 'critical') => [
  toast,
  inComponent({ vars: { [tone]: color[name].solid } }),
];

export const toasts = styleVariants({
  info: toned('info'),
  positive: toned('positive'),
  caution: toned('caution'),
  critical: toned('critical'),
});
export const icon = style(inComponent({ marginBlockStart: `calc((1lh - ${size.icon.md}px) / 2)`, color: tone }));
export const words = style(inComponent({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }));
export const title = style(inComponent({ fontWeight: 500, color: color.ink.strong }));
export const description = style(inComponent({ ...text('caption'), color: color.ink.muted }));
export const close = style(inComponent({ marginBlock: -4, marginInlineEnd: -4, display: 'flex', gap: vars.space[1] }));

import { color, inUtility, text, vars, zIndex } from '@assay/design-system/style';
import { style, styleVariants } from '@vanilla-extract/css';

export const place = style(inUtility({ position: 'relative', whiteSpace: 'nowrap' }));

export const quote = style(
  inUtility({
    position: 'absolute',
    zIndex: zIndex.tooltip,
    boxSizing: 'border-box',
    display: 'grid',
    gap: vars.space[1],
    width: 'max-content',
    maxWidth: 'min(360px, 72vw)',
    padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[3]} ${vars.space[3]}`,
    background: color.surface.raised,
    border: `1px solid ${color.line.default}`,
    borderInlineStart: `3px solid ${color.evidence.markLine}`,
    borderRadius: vars.radius.md,
    boxShadow: color.shadow.floating,
    color: color.ink.default,
    whiteSpace: 'normal',
    textAlign: 'start',
    pointerEvents: 'none',
  }),
);

export const block = styleVariants({
  above: inUtility({ bottom: 'calc(100% + 6px)' }),
  below: inUtility({ top: 'calc(100% + 6px)' }),
});
export const inline = styleVariants({
  start: inUtility({ insetInlineStart: -12 }),
  end: inUtility({ insetInlineEnd: -12 }),
});

export const quoteText = style(
  inUtility({
    ...text('dense'),
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 6,
    overflow: 'hidden',
  }),
);

export const quoteKind = style(inUtility({ marginInlineEnd: vars.space[1] }));
export const quoteSource = style(
  inUtility({
    ...text('caption'),
    color: color.ink.muted,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

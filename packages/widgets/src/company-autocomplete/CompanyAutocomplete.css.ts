import { color, inUtility, onHover, text, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const anchor = style(inUtility({ position: 'relative' }));

export const sheet = style(
  inUtility({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: `calc(100% + ${vars.space[1]})`,
    zIndex: 1,
    maxHeight: 264,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.md,
    background: color.surface.raised,
    color: color.ink.default,
    boxShadow: color.shadow.floating,
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);
export const list = style(
  inUtility({
    padding: vars.space[1],
    selectors: { '&:empty': { display: 'none' } },
  }),
);
export const option = style(
  inUtility({
    ...text('body'),
    padding: `${vars.space[1]} ${vars.space[2]}`,
    borderRadius: vars.radius.sm,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': onHover({ background: color.surface.hover }),
      '&[aria-selected="true"]': {
        background: color.surface.hover,
        outline: `2px solid ${color.line.focus}`,
        outlineOffset: -2,
      },
    },
  }),
);
export const names = style(inUtility({ display: 'block' }));
export const label = style(inUtility({ color: color.ink.strong }));
export const registered = style(inUtility({ ...text('caption'), color: color.ink.muted }));
export const facts = style(inUtility({ ...text('caption'), display: 'block', color: color.ink.muted }));
export const fact = style(
  inUtility({
    fontVariantNumeric: 'tabular-nums',
    selectors: { '& + &::before': { content: '" · "' } },
  }),
);
export const note = style(
  inUtility({
    ...text('dense'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    padding: `${vars.space[2]} ${vars.space[3]}`,
    color: color.ink.muted,
  }),
);

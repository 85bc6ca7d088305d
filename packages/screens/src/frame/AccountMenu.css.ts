import { color, focusRing, inUtility, onHover, text, vars, zIndex } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const box = style(inUtility({ position: 'relative', flex: 'none' }));

export const avatar = style(
  inUtility({
    ...text('micro'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    width: 28,
    height: 28,
    padding: 0,
    border: `1px solid ${color.line.strong}`,
    borderRadius: vars.radius.md,
    background: color.surface.base,
    color: color.ink.default,
    fontFamily: vars.font.mono,
    cursor: 'pointer',
    selectors: {
      '&:hover': onHover({ background: color.surface.hover }),
      '&[aria-expanded="true"]': { background: color.surface.sunken },
    },
  }),
);

export const panel = style(
  inUtility({
    position: 'absolute',
    insetInlineEnd: 0,
    top: 'calc(100% + 8px)',
    zIndex: zIndex.dialog,
    boxSizing: 'border-box',
    width: 264,
    maxWidth: 'calc(100vw - 24px)',
    maxHeight: 'calc(100dvh - 72px)',
    overflowY: 'auto',
    background: color.surface.raised,
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.lg,
    boxShadow: color.shadow.floating,
  }),
);

const part = inUtility({ padding: vars.space[2], borderBottom: `1px solid ${color.line.hair}` });

export const person = style([part, inUtility({ display: 'grid', padding: `${vars.space[3]} ${vars.space[4]}` })]);
export const entries = style([part]);
export const entry = style(
  inUtility({
    ...text('body'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: 36,
    padding: `0 ${vars.space[2]}`,
    borderRadius: vars.radius.md,
    color: color.ink.default,
    textDecoration: 'none',
    selectors: { '&:hover': onHover({ background: color.surface.hover }) },
  }),
);

export const choice = style([part, inUtility({ margin: 0, border: 0, borderBottom: `1px solid ${color.line.hair}` })]);
export const legend = style(
  inUtility({ ...text('caption'), padding: `${vars.space[1]} ${vars.space[2]}`, color: color.ink.muted }),
);
export const option = style(
  inUtility({
    ...text('body'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: 32,
    padding: `0 ${vars.space[2]}`,
    borderRadius: vars.radius.md,
    cursor: 'pointer',
    selectors: {
      '&:hover': onHover({ background: color.surface.hover }),
      '&:has(:focus-visible)': focusRing,
    },
  }),
);
export const radio = style(
  inUtility({ width: 16, height: 16, margin: 0, accentColor: color.accent.solid, outline: 'none' }),
);
export const leave = style(inUtility({ padding: vars.space[2] }));

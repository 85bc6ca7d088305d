import { below, color, focusRing, inUtility, onHover, text, vars, zIndex } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const title = style(
  inUtility({
    marginBottom: vars.space[6],
    '@media': { [below('md')]: { ...text('title2'), marginBottom: vars.space[4] } },
  }),
);

export const incognito = style(inUtility({ marginBottom: vars.space[4] }));

export const chips = style(
  inUtility({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[2],
    minHeight: 64,
    marginTop: vars.space[4],
    '@media': { [below('md')]: { flexDirection: 'column', gap: 0 } },
  }),
);
export const chipsLabel = style(inUtility({ flex: 'none', lineHeight: '28px' }));
export const chipList = style(inUtility({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], minWidth: 0 }));
export const chipItem = style(inUtility({ minWidth: 0, maxWidth: '100%' }));

export const section = style(
  inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3], marginTop: vars.space[6] }),
);
export const sectionHead = style(
  inUtility({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' }),
);
export const note = style(inUtility({ display: 'flex', alignItems: 'center', gap: vars.space[3], minHeight: 40 }));

export const recent = style(inUtility({ borderTop: `1px solid ${color.line.hair}` }));
export const recentRow = style(
  inUtility({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: 40,
    borderBottom: `1px solid ${color.line.hair}`,
    selectors: { '&:has(a):hover': onHover({ background: color.surface.hover }) },
  }),
);
export const recentKind = style(
  inUtility({ width: 60, flex: 'none', '@media': { [below('md')]: { display: 'none' } } }),
);
export const recentLink = style(
  inUtility({
    ...text('body'),
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: color.ink.strong,
    textDecoration: 'none',
    // The whole row is the target; the words are the name.
    selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
  }),
);
export const recentTime = style(inUtility({ flex: 'none' }));

export const scope = style(inUtility({ position: 'relative' }));
export const scopeSet = style(
  inUtility({ borderColor: color.accent.solid, background: color.accent.subtle, color: color.accent.ink }),
);
export const scopePanel = style(
  inUtility({
    position: 'absolute',
    insetInlineStart: 0,
    top: 'calc(100% + 4px)',
    zIndex: zIndex.drawer,
    minWidth: 200,
    margin: 0,
    padding: vars.space[2],
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.lg,
    background: color.surface.raised,
    boxShadow: color.shadow.floating,
    cursor: 'default',
  }),
);
export const scopeLegend = style(
  inUtility({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }),
);
export const scopeOption = style(
  inUtility({
    ...text('body'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: 32,
    padding: `0 ${vars.space[2]}`,
    borderRadius: vars.radius.md,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&:hover': onHover({ background: color.surface.hover }),
      '&:has(:focus-visible)': focusRing,
    },
  }),
);
export const scopeInput = style(
  inUtility({ width: 16, height: 16, margin: 0, accentColor: color.accent.solid, outline: 'none' }),
);

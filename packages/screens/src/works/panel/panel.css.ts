import { below, color, focusRing, inUtility, layout, text, vars, zIndex } from '@assay/design-system/style';
import { globalStyle, style } from '@vanilla-extract/css';

export const panel = style(
  inUtility({
    position: 'sticky',
    top: layout.header + 1,
    width: 496,
    flex: 'none',
    height: `calc(100dvh - ${layout.header + 1}px)`,
    overflowY: 'auto',
    background: color.surface.canvas,
    borderInlineStart: `1px solid ${color.line.default}`,
    '@media': {
      [below('lg')]: {
        position: 'fixed',
        insetBlockEnd: 0,
        insetInlineEnd: 0,
        maxWidth: '100%',
        zIndex: zIndex.sticky,
      },
      [below('sm')]: { width: '100%' },
      print: { display: 'none' },
    },
  }),
);
export const close = style(
  inUtility({ position: 'absolute', insetInlineEnd: vars.space[2], top: vars.space[1], zIndex: 2 }),
);
export const tabs = style(inUtility({ display: 'block' }));
globalStyle(
  `${tabs} [role='tablist']`,
  inUtility({
    paddingInlineStart: vars.space[4],
    // Room for the button that closes it.
    marginInlineEnd: vars.space[10],
    gap: 0,
    position: 'sticky',
    top: 0,
    background: color.surface.canvas,
    zIndex: 1,
  }),
);
globalStyle(`${tabs} [role='tab']`, inUtility(text('dense')));
globalStyle(`${tabs} [role='tabpanel']`, inUtility({ padding: 0 }));
export const empty = style(inUtility({ padding: vars.space[4] }));
export const listing = style(inUtility({ minHeight: 0 }));
export const findings = style(inUtility({ listStyle: 'none', margin: 0, padding: 0 }));
export const finding = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr)',
    gap: vars.space[2],
    padding: `${vars.space[3]} ${vars.space[4]}`,
    borderTop: `1px solid ${color.line.hair}`,
    color: color.ink.muted,
    selectors: {
      '&[data-severity="fault"]': { color: color.critical.ink },
      '&[data-severity="doubt"]': { color: color.caution.ink },
    },
  }),
);
export const findingBody = style(
  inUtility({ display: 'grid', gap: vars.space[1], justifyItems: 'start', color: color.ink.default }),
);
export const place = style(
  inUtility({
    ...text('caption'),
    border: 0,
    padding: 0,
    background: 'none',
    color: color.accent.ink,
    textAlign: 'start',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    ':hover': { textDecoration: 'underline' },
    ':focus-visible': focusRing,
  }),
);

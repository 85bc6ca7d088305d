import { below, color, inUtility, text, vars, zIndex } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const table = style(
  inUtility({
    ...text('dense'),
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);

const narrow = { [below('sm')]: { paddingInline: vars.space[2] } };
/** The first column stands at the edge at every width. */
const first = { paddingInlineStart: 0, '@media': { [below('sm')]: { paddingInlineStart: 0 } } };

const cell = inUtility({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  '@media': narrow,
  borderBottom: `1px solid ${color.line.hair}`,
  textAlign: 'end',
  fontWeight: 400,
});

export const name = style([cell, inUtility({ ...first, textAlign: 'start', color: color.ink.default })]);
export const figure = style([
  cell,
  inUtility({ width: 120, color: color.ink.strong, '@media': { [below('sm')]: { width: 80 } } }),
]);
export const head = style(
  inUtility({
    ...text('caption'),
    padding: `${vars.space[2]} ${vars.space[3]}`,
    verticalAlign: 'bottom',
    '@media': narrow,
    borderBottom: `1px solid ${color.line.strong}`,
    textAlign: 'end',
    fontWeight: 500,
    color: color.ink.muted,
  }),
);
export const nameHead = style(inUtility({ ...first, textAlign: 'start' }));
export const premium = style(inUtility({ background: color.accent.subtle }));
export const premiumHead = style(inUtility({ background: color.accent.subtle, color: color.accent.ink }));
export const headWords = style(
  inUtility({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space[1],
  }),
);

export const rows = style(inUtility({ margin: 0, padding: 0, listStyle: 'none' }));
export const row = style(
  inUtility({
    ...text('body'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: 36,
    borderBottom: `1px solid ${color.line.hair}`,
    selectors: { '&:first-child': { borderTop: `1px solid ${color.line.hair}` } },
  }),
);

export const benefits = style(
  inUtility({
    ...text('dense'),
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const benefit = style(
  inUtility({ display: 'flex', alignItems: 'flex-start', gap: vars.space[2], color: color.ink.default }),
);

/** In the flow of somebody else's page, over whose parts nothing of ours lies. */
export const noteInFlow = style(inUtility({ width: 360, maxWidth: '100%' }));
/** Over the foot of the page: it comes late and moves nothing. */
export const note = style(
  inUtility({
    position: 'fixed',
    insetBlockEnd: vars.space[4],
    insetInlineEnd: vars.space[4],
    zIndex: zIndex.dialog,
    width: 360,
    maxWidth: `calc(100vw - ${vars.space[8]})`,
    borderRadius: vars.radius.lg,
    boxShadow: color.shadow.floating,
    '@media': { [below('md')]: { insetBlockEnd: vars.space[16] } },
  }),
);

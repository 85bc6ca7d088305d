import { below, color, inUtility, onHover, text, vars } from '@assay/design-system/style';
import { globalStyle, style } from '@vanilla-extract/css';

export const title = style(inUtility({ overflowWrap: 'anywhere', '@media': { [below('md')]: { ...text('title3') } } }));

// The line of the coverage keeps its height from the first moment on.
export const coverage = style(inUtility({ minHeight: '1lh', textWrap: 'pretty' }));

export const chips = style(
  inUtility({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginTop: vars.space[1] }),
);
export const chip = style(
  inUtility({
    ...text('dense'),
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 28,
    padding: '2px 10px',
    border: `1px solid ${color.line.hair}`,
    borderRadius: vars.radius.md,
    color: color.ink.default,
  }),
);

export const section = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    minWidth: 0,
    scrollMarginBlockStart: 72,
  }),
);

export const answer = style(inUtility({ ...text('prose'), color: color.ink.strong }));
export const reading = style(inUtility({ minHeight: 168 }));

/** The text and, over its edge, the sources beside it. */
export const body = style(inUtility({ position: 'relative', minWidth: 0 }));

/** As high as the row of actions, which comes later. On paper the sources stand behind everything that cites them. */
export const actionsPlace = style(inUtility({ minHeight: 44, '@media': { print: { order: 1, minHeight: 0 } } }));

/** Figures, words and what is missing of them, in this order. */
export const answerParts = style(
  inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] }),
);

export const onlyUnsupported = style({});
globalStyle(`${onlyUnsupported} [data-support="supported"]`, inUtility({ color: color.ink.muted }));
globalStyle(
  `${onlyUnsupported} :is([data-support="unsupported"], [data-support="partly"], [data-support="unchecked"])`,
  inUtility({ background: color.caution.subtle, color: color.ink.strong }),
);

export const underText = style(
  inUtility({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3], minHeight: 28 }),
);
export const supportFilter = style(
  inUtility({
    ...text('caption'),
    display: 'inline-flex',
    flexWrap: 'wrap',
    columnGap: vars.space[3],
    alignItems: 'center',
    minHeight: 28,
    padding: `2px ${vars.space[2]}`,
    marginInlineStart: `calc(-1 * ${vars.space[2]})`,
    border: 0,
    borderRadius: vars.radius.md,
    background: 'none',
    color: color.ink.muted,
    cursor: 'pointer',
    selectors: {
      '&:hover': onHover({ background: color.surface.hover }),
      '&[aria-pressed="true"]': { background: color.caution.subtle, color: color.caution.ink },
    },
  }),
);
export const supportMark = style(
  inUtility({
    textDecoration: 'underline dotted 2px',
    textDecorationColor: color.evidence.unsupported,
    textUnderlineOffset: 4,
  }),
);
export const supportVerb = style(inUtility({ color: color.accent.ink, fontWeight: 500 }));
export const versions = style(
  inUtility({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1], marginInlineStart: 'auto' }),
);

export const question = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[5],
    minWidth: 0,
    selectors: {
      '& + &': { marginTop: vars.space[10], paddingTop: vars.space[8], borderTop: `1px solid ${color.line.strong}` },
    },
  }),
);

export const earlier = style(
  inUtility({
    marginBottom: vars.space[6],
    borderBottom: `1px solid ${color.line.hair}`,
    paddingBottom: vars.space[4],
  }),
);
export const earlierWords = style(
  inUtility({
    ...text('dense'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[1],
    listStyle: 'none',
    borderRadius: vars.radius.sm,
    color: color.ink.muted,
    cursor: 'pointer',
    selectors: { '&:hover': onHover({ color: color.ink.strong }) },
  }),
);
/** Turns down when what it stands before is unfolded. */
export const fold = style(
  inUtility({
    height: '1lh',
    transition: `rotate ${vars.motion.duration.quick} ${vars.easing.standard}`,
    selectors: { 'details[open] > summary > &': { rotate: '90deg' } },
  }),
);
export const earlierBody = style(inUtility({ paddingTop: vars.space[4] }));

export const notices = style(inUtility({ display: 'grid', gap: vars.space[2], marginBottom: vars.space[4] }));

/** A heading of the outline that only assistive technology needs: the page's title already says it. */
export const heardOnly = style(
  inUtility({
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);

import {
  below,
  color,
  focusRing,
  focusRingInset,
  inUtility,
  onHover,
  text,
  vars,
  zIndex,
} from '@assay/design-system/style';
import { globalStyle, style } from '@vanilla-extract/css';

const measure = 760;

export const chat = style(
  inUtility({
    display: 'flex',
    flex: 1,
    minWidth: 0,
    minHeight: 320,
    height: '100%',
    background: color.surface.base,
    color: color.ink.default,
  }),
);
export const column = style(
  inUtility({ position: 'relative', display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0 }),
);
/** Gives way on a phone while the agent writes: its place is the stop's. */
export const givesWay = style(inUtility({ display: 'contents', '@media': { [below('sm')]: { display: 'none' } } }));
/** Keeps what it holds in the measure of the messages. */
export const measured = style(
  inUtility({
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: measure + 64,
    marginInline: 'auto',
    paddingInline: vars.space[8],
    '@media': { [below('md')]: { paddingInline: vars.space[4] } },
  }),
);
export const bar = style([
  measured,
  inUtility({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    flexWrap: 'wrap',
    paddingBlock: vars.space[2],
  }),
]);
/** Looks as the design system's menu does. */
export const menu = style(
  inUtility({
    position: 'fixed',
    inset: 'auto',
    zIndex: zIndex.dialog,
    boxSizing: 'border-box',
    minWidth: 200,
    maxWidth: 'calc(100vw - 16px)',
    margin: 0,
    padding: vars.space[1],
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.md,
    background: color.surface.raised,
    color: color.ink.default,
    boxShadow: color.shadow.floating,
    outline: 'none',
  }),
);
export const menuLine = style(
  inUtility({
    ...text('body'),
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: 32,
    padding: `${vars.space[1]} ${vars.space[2]}`,
    border: 0,
    borderRadius: vars.radius.sm,
    background: 'transparent',
    color: 'inherit',
    fontFamily: vars.font.sans,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': onHover({ background: color.surface.hover, color: color.ink.strong }),
      '&:focus-visible': { ...focusRingInset, background: color.surface.hover, color: color.ink.strong },
    },
  }),
);
export const notices = style([
  measured,
  inUtility({ display: 'grid', gap: vars.space[2], paddingBlockStart: vars.space[2] }),
]);

export const message = style([
  measured,
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    paddingBlock: vars.space[3],
  }),
]);
export const askedMessage = style([message, inUtility({ justifyItems: 'end' })]);
export const bubble = style(
  inUtility({
    ...text('body'),
    boxSizing: 'border-box',
    maxWidth: 'min(88%, 620px)',
    padding: `${vars.space[2]} ${vars.space[3]}`,
    background: color.surface.sunken,
    border: `1px solid ${color.line.hair}`,
    borderRadius: vars.radius.lg,
    color: color.ink.strong,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
);
export const editing = style(inUtility({ width: '100%' }));
export const files = style(
  inUtility({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    gap: vars.space[2],
    maxWidth: '100%',
    minWidth: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
/** A long name is cut at its end, within the column. */
export const file = style(inUtility({ display: 'flex', minWidth: 0, maxWidth: '100%' }));
/** Actions show on hover and focus; on touch they are always there. */
export const actions = style(
  inUtility({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[1],
    minHeight: 28,
    // Icons stand at the edge of the text, not the edges of their buttons.
    marginInline: -6,
    color: color.ink.muted,
  }),
);
export const position = style(
  inUtility({ ...text('caption'), color: color.ink.muted, fontVariantNumeric: 'tabular-nums' }),
);
export const answer = style(inUtility({ ...text('prose'), color: color.ink.strong, minWidth: 0 }));
globalStyle(`${answer} h2, ${answer} h3, ${answer} h4`, inUtility({ ...text('lead'), color: color.ink.strong }));
export const origin = style(
  inUtility({ ...text('caption'), paddingBlockStart: vars.space[1], color: color.ink.muted }),
);

export const steps = style(
  inUtility({
    display: 'grid',
    gap: vars.space[2],
    margin: 0,
    padding: `${vars.space[2]} 0 ${vars.space[2]} ${vars.space[3]}`,
    borderInlineStart: `2px solid ${color.line.hair}`,
    listStyle: 'none',
  }),
);
export const step = style(inUtility({ display: 'grid', gap: vars.space[2], minWidth: 0 }));
export const stepHead = style(
  inUtility({
    ...text('dense'),
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: vars.space[2],
  }),
);
export const stepIcon = style(inUtility({ display: 'inline-flex', height: '1lh', alignItems: 'center' }));
export const stepResult = style(inUtility({ display: 'block', color: color.ink.muted, overflowWrap: 'anywhere' }));
export const stepAside = style(
  inUtility({
    ...text('caption'),
    // On the line of the words beside it, which is taller.
    lineHeight: vars.type.dense.line,
    color: color.ink.muted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const summary = style(
  inUtility({
    ...text('caption'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    listStyle: 'none',
    width: 'fit-content',
    minHeight: 24,
    color: color.ink.muted,
    cursor: 'pointer',
    borderRadius: vars.radius.sm,
    selectors: { '&:hover': onHover({ color: color.ink.strong }), '&:focus-visible': focusRing },
  }),
);
/** Turns down when what it stands before is unfolded. */
export const fold = style(
  inUtility({
    transition: `rotate ${vars.motion.duration.quick} ${vars.easing.standard}`,
    selectors: { 'details[open] > summary > &': { rotate: '90deg' } },
  }),
);
export const approval = style(
  inUtility({
    display: 'grid',
    gap: vars.space[3],
    padding: vars.space[4],
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.lg,
    background: color.surface.raised,
  }),
);
export const choices = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
    gap: vars.space[3],
  }),
);

export const foot = style([
  measured,
  inUtility({
    display: 'grid',
    gap: vars.space[2],
    paddingBlock: `${vars.space[2]} ${vars.space[4]}`,
    background: color.surface.base,
    '@media': { [below('md')]: { paddingBlockEnd: vars.space[3] } },
  }),
]);
export const toEnd = style(
  inUtility({
    position: 'absolute',
    insetBlockEnd: 8,
    insetInlineStart: 0,
    insetInlineEnd: 0,
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
  }),
);
export const toEndButton = style(
  inUtility({ pointerEvents: 'auto', background: color.surface.raised, boxShadow: color.shadow.floating }),
);
/** Keeps the space that the thread's scrollbar takes, so that the box stands under the messages. */
export const footPlace = style(
  inUtility({
    flex: 'none',
    overflow: 'hidden',
    scrollbarGutter: 'stable both-edges',
    '@media': { [below('md')]: { scrollbarGutter: 'auto' } },
  }),
);
export const hint = style(inUtility({ ...text('caption'), color: color.ink.muted }));

export const begin = style([
  measured,
  inUtility({
    display: 'grid',
    // From the top: in the middle it would move with every agent and every file, and lose its head where it is too tall.
    alignContent: 'start',
    gap: vars.space[6],
    flex: 1,
    minHeight: 0,
    paddingBlock: vars.space[12],
    overflowY: 'auto',
    '@media': { [below('md')]: { paddingBlock: vars.space[5] } },
  }),
]);
/** Comes from the service a moment later: its lines are kept free for it. */
export const purpose = style(inUtility({ minHeight: '2lh', '@media': { [below('sm')]: { minHeight: '3lh' } } }));
/** The choice of an agent is as wide as its words. */
export const choice = style(
  inUtility({
    justifySelf: 'start',
    maxWidth: '100%',
    '@media': { [below('sm')]: { display: 'grid', justifySelf: 'stretch' } },
  }),
);
// Below each other where their words do not fit beside each other.
globalStyle(
  `${choice} > label`,
  inUtility({ '@media': { [below('sm')]: { border: 0, borderRadius: vars.radius.sm } } }),
);
export const examples = style(
  inUtility({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' }),
);

export const findInput = style(inUtility({ flex: '1 1 160px', minWidth: 0 }));
globalStyle('::highlight(assay-find)', { backgroundColor: color.evidence.mark, color: color.ink.strong });
globalStyle('::highlight(assay-find-current)', { backgroundColor: color.accent.solid, color: color.accent.onSolid });

import { below, color, focusRing, inUtility, onHover, text, vars } from '@assay/design-system/style';
import { globalStyle, style } from '@vanilla-extract/css';
import { ruledRow } from '../detail/ruled.css.ts';

export const parts = style(inUtility({ display: 'grid', gap: vars.space[10], minWidth: 0 }));
export const part = style(inUtility({ display: 'grid', gap: vars.space[4], minWidth: 0 }));
export const scroll = style(
  inUtility({
    overflowX: 'auto',
    '@media': { [below('sm')]: { vars: { [vars.density.cellX]: vars.space[2] } } },
  }),
);
// Names of people and what they did are not cut within a word: the table scrolls instead.
globalStyle(`${scroll} :is(th, td)`, inUtility({ overflowWrap: 'break-word' }));
export const contact = style(inUtility({ ...text('caption'), color: color.ink.muted, overflowWrap: 'anywhere' }));
export const nameCell = style(
  inUtility({ display: 'grid', gap: 2, minWidth: 160, '@media': { [below('sm')]: { minWidth: 0 } } }),
);
/** As wide as the longest role: a role that is cut off cannot be told from another. */
export const role = style(inUtility({ display: 'block', width: 148, '@media': { [below('sm')]: { width: 132 } } }));
export const actions = style(
  inUtility({
    display: 'flex',
    gap: vars.space[1],
    justifyContent: 'end',
    '@media': { [below('sm')]: { flexDirection: 'column', alignItems: 'end' } },
  }),
);
export const form = style(inUtility({ display: 'grid', gap: vars.space[4], maxWidth: 480, justifyItems: 'stretch' }));
export const link = style(
  inUtility({ ...text('caption'), fontFamily: vars.font.mono, overflowWrap: 'anywhere', color: color.ink.strong }),
);
export const row = style([
  ruledRow,
  inUtility({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', paddingBlock: vars.space[1] }),
]);
/** Parts beside what they lead to; above it where there is little room. */
export const layout = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: '176px minmax(0, 1fr)',
    gap: vars.space[6],
    paddingTop: vars.space[4],
    minWidth: 0,
    '@media': { [below('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] } },
  }),
);
export const navigation = style(
  inUtility({
    display: 'flex',
    flexDirection: 'column',
    alignSelf: 'start',
    gap: vars.space[1],
    '@media': { [below('lg')]: { flexDirection: 'row', flexWrap: 'wrap' } },
  }),
);
export const navigationLink = style(
  inUtility({
    ...text('dense'),
    color: color.ink.default,
    textDecoration: 'none',
    padding: `${vars.space[2]} ${vars.space[3]}`,
    borderRadius: vars.radius.md,
    selectors: {
      '&:hover': onHover({ background: color.surface.hover }),
      '&:focus-visible': { ...focusRing },
      '&[aria-current]': {
        background: color.accent.subtle,
        color: color.accent.ink,
        boxShadow: `inset 2px 0 ${color.accent.solid}`,
      },
    },
  }),
);
export const shown = style(inUtility({ minWidth: 0 }));
export const controls = style(
  inUtility({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] }),
);
export const find = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    flex: '0 1 420px',
    minWidth: 0,
  }),
);
export const filter = style(inUtility({ width: 260, maxWidth: '100%' }));
/** A date breaks once at most, before its time. */
export const moment = style(
  inUtility({ display: 'inline-block', minWidth: 84, '@media': { '(min-width: 1360px)': { whiteSpace: 'nowrap' } } }),
);
export const host = style(inUtility({ overflowWrap: 'anywhere' }));
export const result = style(inUtility({ display: 'grid', gap: vars.space[3], justifyItems: 'start', maxWidth: 640 }));
export const excerpt = style(
  inUtility({
    ...text('caption'),
    fontFamily: vars.font.mono,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    maxHeight: '50vh',
    overflowY: 'auto',
    margin: 0,
  }),
);

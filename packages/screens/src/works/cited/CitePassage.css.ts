import { below, color, focusRingInset, inUtility, text, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const dialog = style(inUtility({ width: 640 }));
export const search = style(inUtility({ ...column, gap: vars.space[3] }));
export const list = style(inUtility({ ...column, gap: vars.space[4] }));
export const isOld = style(inUtility({ opacity: 0.6 }));
export const document = style(inUtility({ ...column, gap: vars.space[1] }));
export const line = style(
  inUtility({ ...text('dense'), display: 'flex', gap: 6, alignItems: 'baseline', minWidth: 0 }),
);
export const title = style(
  inUtility({ fontWeight: 500, color: color.ink.strong, minWidth: 0, overflowWrap: 'anywhere' }),
);
export const year = style(inUtility({ color: color.ink.muted, fontVariantNumeric: 'tabular-nums' }));
const passage = {
  ...text('body'),
  borderInlineStart: `3px solid ${color.line.default}`,
  paddingBlock: vars.space[1],
  paddingInline: `${vars.space[3]} ${vars.space[2]}`,
  color: color.ink.default,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
} as const;
export const option = style(
  inUtility({
    ...passage,
    cursor: 'pointer',
    // Whole lines: the padding shows no part of the next one.
    boxSizing: 'content-box',
    maxHeight: '5lh',
    overflow: 'clip',
    overflowClipMargin: 'content-box',
    selectors: {
      '&:hover': { background: color.surface.hover },
      '&[aria-selected="true"]': { background: color.surface.hover, borderInlineStartColor: color.accent.solid },
    },
  }),
);
export const word = style(inUtility({ background: color.evidence.mark, color: 'inherit' }));
export const chosen = style(inUtility({ ...column, gap: vars.space[3] }));
export const about = style(
  inUtility({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], alignItems: 'baseline', minWidth: 0 }),
);
export const sentences = style(inUtility({ ...column, gap: 2 }));
export const sentence = style(
  inUtility({
    // Before the streak, which is a border too.
    border: 0,
    ...passage,
    margin: 0,
    background: 'none',
    color: color.ink.muted,
    fontFamily: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.surface.hover },
      '&[aria-pressed="true"]': {
        background: color.evidence.mark,
        borderInlineStartColor: color.accent.solid,
        color: color.ink.strong,
      },
      '&:focus-visible': focusRingInset,
    },
  }),
);
export const whole = style(
  inUtility({ ...passage, margin: 0, background: color.evidence.mark, borderInlineStartColor: color.accent.solid }),
);
/** How much is meant, before the answers. */
export const count = style(
  inUtility({
    marginInlineEnd: 'auto',
    alignSelf: 'center',
    '@media': { [below('sm')]: { flexBasis: '100%' } },
  }),
);

import { below, color, inUtility, text, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const page = style(inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] }));

export const search = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: vars.space[3],
    alignItems: 'center',
    maxWidth: 880,
  }),
);
export const modes = style(inUtility({ gridColumn: '1 / -1', justifySelf: 'start', maxWidth: '100%' }));

export const filters = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
    gap: `${vars.space[3]} ${vars.space[4]}`,
    alignItems: 'start',
    margin: 0,
    padding: 0,
    border: 0,
    minWidth: 0,
    '@media': { [below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  }),
);

export const list = style(inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] }));
export const isOld = style(inUtility({ opacity: 0.6 }));

export const kind = style(inUtility({ whiteSpace: 'nowrap' }));
export const kindMark = style(inUtility({ marginInlineEnd: 6 }));

export const found = style(
  inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8], maxWidth: 880 }),
);
export const document = style(
  inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] }),
);
export const passages = style(
  inUtility({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none', minWidth: 0 }),
);
export const passage = style(
  inUtility({
    display: 'block',
    paddingInlineStart: vars.space[3],
    borderInlineStart: `3px solid ${color.line.default}`,
    color: color.ink.default,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { borderInlineStartColor: color.evidence.markLine } },
  }),
);
export const passagePlace = style(inUtility({ ...text('caption'), display: 'block', color: color.ink.muted }));
export const passageText = style(
  inUtility({
    ...text('body'),
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 5,
    overflow: 'hidden',
    whiteSpace: 'pre-line',
  }),
);
export const word = style(inUtility({ background: color.evidence.mark, color: 'inherit' }));
export const cut = style(inUtility({ maxWidth: 880, boxSizing: 'border-box' }));

import { below, color, inUtility, text, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

/** On narrow screens the days of a trial float over the foot of the page. */
export const page = style(inUtility({ '@media': { [below('md')]: { paddingBottom: vars.space[20] } } }));

export const title = style(
  inUtility({
    marginBottom: vars.space[6],
    '@media': { [below('md')]: { ...text('title2'), marginBottom: vars.space[4] } },
  }),
);

export const incognito = style(inUtility({ marginBottom: vars.space[4] }));

export const belowAll = style(inUtility({ marginTop: vars.space[6] }));
export const choices = style(inUtility({ marginTop: vars.space[2] }));

export const link = style(inUtility({ display: 'contents' }));
/** Keeps the place of what does not show yet. */
export const held = style([link, inUtility({ visibility: 'hidden' })]);

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
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    marginTop: vars.space[10],
    '@media': { [below('md')]: { marginTop: vars.space[8] } },
  }),
);
export const sectionHead = style(
  inUtility({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' }),
);
export const note = style(inUtility({ display: 'flex', alignItems: 'center', gap: vars.space[3], minHeight: 40 }));

export const placeholder = style(
  inUtility({ display: 'flex', alignItems: 'center', minHeight: 40, borderTop: `1px solid ${color.line.hair}` }),
);

export const scopeSet = style(
  inUtility({ borderColor: color.accent.solid, background: color.accent.subtle, color: color.accent.ink }),
);
export const scopeList = style(inUtility({ display: 'grid' }));

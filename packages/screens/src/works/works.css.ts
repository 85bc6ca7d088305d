import { below, color, focusRing, inUtility, layout, text, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const heading = style(inUtility({ display: 'grid', minWidth: 0 }));
export const tool = style(
  inUtility({ '@media': { [below('md')]: { display: 'none' }, [below('sm')]: { display: 'block' } } }),
);
const name = style(
  inUtility({
    ...text('body'),
    fontWeight: 600,
    color: color.ink.strong,
    background: 'none',
    border: 0,
    borderBottom: '1px solid transparent',
    padding: 0,
    width: '100%',
    minWidth: 0,
    fieldSizing: 'content',
    maxWidth: 'min(60ch, 100%)',
    ':hover': { borderBottomColor: color.line.default },
    ':focus-visible': { ...focusRing, borderBottomColor: color.line.strong },
    ':read-only': { borderBottomColor: 'transparent' },
  }),
);
export const title = style([
  name,
  inUtility({ textOverflow: 'ellipsis', '@media': { [below('sm')]: { display: 'none' } } }),
]);
export const narrowTitle = style([
  name,
  inUtility({
    ...text('prose'),
    fontWeight: 600,
    display: 'none',
    maxWidth: '100%',
    resize: 'none',
    marginBlockEnd: vars.space[3],
    '@media': { [below('sm')]: { display: 'block' } },
  }),
]);
export const saved = style(inUtility({ whiteSpace: 'nowrap', '@media': { [below('sm')]: { display: 'none' } } }));
export const body = style(
  inUtility({
    minHeight: `calc(100dvh - ${layout.header + 1}px)`,
    background: color.surface.sunken,
    padding: vars.space[4],
    flex: 1,
    minWidth: 0,
  }),
);
export const notices = style(inUtility({ display: 'grid', gap: vars.space[3], marginBottom: vars.space[4] }));
/** What others wrote, a line each with the button that takes it. */
export const foreign = style(
  inUtility({
    listStyle: 'none',
    margin: 0,
    marginTop: vars.space[2],
    padding: 0,
    display: 'grid',
    gap: vars.space[2],
  }),
);
export const foreignValue = style(
  inUtility({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    overflowWrap: 'anywhere',
  }),
);
export const begin = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    maxWidth: 760,
    marginInline: 'auto',
    padding: `${vars.space[12]} ${vars.space[4]}`,
  }),
);
/** Beside what a page is for: no width of its own, its words in line with the others. */
export const aside = style(inUtility({ justifySelf: 'start', marginInlineStart: `calc(-1 * ${vars.space[2]})` }));
export const samples = style(
  inUtility({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] }),
);
export const beside = style(inUtility({ display: 'flex', alignItems: 'stretch' }));
/** The outline has its place before it comes. */
export const outlineRoom = style(inUtility({ inlineSize: layout.outlineNarrow, flex: 'none' }));
/** On a narrow page it stands in the menu. */
export const wide = style(inUtility({ '@media': { [below('sm')]: { display: 'none' } } }));

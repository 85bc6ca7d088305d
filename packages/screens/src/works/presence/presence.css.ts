import { below, color, inUtility, text, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const people = style(
  inUtility({
    display: 'flex',
    gap: vars.space[1],
    listStyle: 'none',
    margin: 0,
    padding: 0,
    alignItems: 'center',
    '@media': { [below('sm')]: { display: 'none' } },
  }),
);
export const person = style(inUtility({ display: 'block', borderBottom: `3px solid var(--person-tone)` }));
export const more = style(inUtility({ ...text('caption'), color: color.ink.muted }));

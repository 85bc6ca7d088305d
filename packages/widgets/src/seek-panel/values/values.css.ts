import { below, color, inUtility, text, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const subject = style(inUtility({ color: color.ink.muted, fontWeight: 400 }));

// Keeps a row's name readable where the table scrolls sideways.
export const rowName = style(
  inUtility({ display: 'inline-block', minWidth: 148, '@media': { [below('sm')]: { minWidth: 96 } } }),
);
/** What has a column of its own as long as there is room. */
export const narrowLine = style(
  inUtility({
    ...text('caption'),
    display: 'none',
    color: color.ink.muted,
    '@media': { [below('sm')]: { display: 'block' } },
  }),
);
export const oneLine = style(inUtility({ whiteSpace: 'nowrap' }));
export const conflict = style(inUtility({ display: 'block', marginTop: vars.space[1] }));

import { below, color, inUtility, text, vars } from '@assay/design-system/style';
import { style, styleVariants } from '@vanilla-extract/css';

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

/** As high as figures with nothing said below them, or with a line, so that the words stay where they are when they come. */
export const figuresPlace = styleVariants({ bare: 0, said: 20 }, (line) =>
  inUtility({ height: 74 + line, '@media': { [below('sm')]: { height: 66 + line } } }),
);

/** How many quantities a comparison has. */
export const quantities = '--quantities';
/** As high as a comparison whose cells hold a value each, under its head or, where there is little room, each under its name. */
export const comparedPlace = style(
  inUtility({
    height: `calc(32px + 36px * var(${quantities}))`,
    '@media': { [below('sm')]: { height: `calc(92px * var(${quantities}))` } },
  }),
);

import { color, inUtility, vars } from '@assay/design-system/style';
import { globalStyle, style } from '@vanilla-extract/css';

/** What only waits has the broken edge of suggestions. */
export const here = style(
  inUtility({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    border: `1px dashed ${color.accent.solid}`,
    borderRadius: vars.radius.sm,
  }),
);
/** The first has no line above it. */
globalStyle(`${here} > li:first-child`, inUtility({ borderTop: 0 }));

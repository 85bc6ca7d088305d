import { color, inUtility, text, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

/** Origins below one another, each on as many lines as it needs. */
export const lines = style(
  inUtility({ display: 'grid', gap: 2, minWidth: 0, margin: 0, padding: 0, listStyle: 'none' }),
);
export const line = style(inUtility({ overflowWrap: 'anywhere' }));
export const id = style(
  inUtility({ ...text('caption'), fontFamily: vars.font.mono, overflowWrap: 'anywhere', color: color.ink.muted }),
);
/** Wide enough for a name on one line where there is room; a narrow table asks for no more than it has. */
export const origins = style(inUtility({ display: 'grid', gap: vars.space[1], minWidth: 0 }));
export const form = style(inUtility({ display: 'grid', gap: vars.space[5], justifyItems: 'stretch', minWidth: 0 }));
export const choices = style(inUtility({ display: 'grid', gap: vars.space[2] }));

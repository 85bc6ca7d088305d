import { color, inUtility, text, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const passage = style(
  inUtility({
    display: 'grid',
    gap: vars.space[2],
    justifyItems: 'start',
    margin: 0,
    padding: vars.space[3],
    borderInlineStart: `3px solid ${color.evidence.markLine}`,
    background: color.evidence.mark,
  }),
);
export const quote = style(inUtility({ ...text('body'), margin: 0, color: color.ink.strong }));
export const caption = style(inUtility({ ...text('caption'), color: color.ink.muted }));
/** Its words stand where those of a text without a frame would. */
export const field = style(inUtility({ marginInline: `calc(-1px - ${vars.space[3]})` }));

import { color, inUtility, text, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const source = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    // A page of lines that can be read, and the frame around it.
    maxWidth: 760,
    marginInline: 'auto',
    marginBlockEnd: vars.space[6],
  }),
);
export const section = style(inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] }));
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

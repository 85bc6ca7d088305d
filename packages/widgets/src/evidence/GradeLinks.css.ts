import { inUtility, text, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const card = style(
  inUtility({
    ...text('dense'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minHeight: 24,
    whiteSpace: 'nowrap',
  }),
);

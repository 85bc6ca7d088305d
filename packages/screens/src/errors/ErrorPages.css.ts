import { inUtility, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

/** A page that says one thing needs no box around it. */
export const alone = style(inUtility({ gap: vars.space[3], padding: 0, border: 0 }));

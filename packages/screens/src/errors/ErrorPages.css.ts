import { inUtility } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

/** A page that says one thing needs no box around it. */
export const alone = style(inUtility({ padding: 0, border: 0 }));

import { below, inUtility } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

/** Where one is; on a narrow screen the title says it. */
export const place = style(inUtility({ '@media': { [below('md')]: { display: 'none' } } }));

import { below, inUtility, layout } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

/** Where one is; on a narrow screen the title says it. */
export const place = style(inUtility({ '@media': { [below('md')]: { display: 'none' } } }));

/** The chat fills what the header leaves; its messages scroll in it. */
export const screen = style(
  inUtility({ display: 'flex', flex: 'none', height: `calc(100dvh - ${layout.header + 1}px)` }),
);

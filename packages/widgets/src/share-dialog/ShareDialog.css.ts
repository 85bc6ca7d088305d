import { below, color, inUtility, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

/** The word of the button that opens the dialog: on narrow screens the header has room for its icon alone. */
export const opener = style(
  inUtility({
    '@media': {
      [below('md')]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
);
export const links = style(
  inUtility({ margin: 0, padding: 0, listStyle: 'none', borderTop: `1px solid ${color.line.hair}` }),
);
export const link = style(
  inUtility({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    minHeight: 44,
    borderBottom: `1px solid ${color.line.hair}`,
  }),
);

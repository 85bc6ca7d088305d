import { below, focusRingInset, inUtility, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const scroller = style(
  inUtility({
    position: 'relative',
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    overflowX: 'hidden',
    // The thread keeps its place itself; the browser's own anchoring would move it twice.
    overflowAnchor: 'none',
    overscrollBehavior: 'contain',
    scrollbarGutter: 'stable both-edges',
    '@media': { [below('md')]: { scrollbarGutter: 'auto' } },
    outline: 'none',
    selectors: { '&:focus-visible': focusRingInset },
  }),
);

export const head = style(inUtility({ display: 'flow-root', paddingBlockStart: vars.space[3] }));
export const row = style(inUtility({ display: 'flow-root' }));

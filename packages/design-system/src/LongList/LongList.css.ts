import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { below, focusRingInset, inComponent } from '../theme/mixins.ts';

export const scroller = style(
  inComponent({
    position: 'relative',
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    overflowX: 'hidden',
    // The list keeps its place itself; the browser's own anchoring would move it twice.
    overflowAnchor: 'none',
    overscrollBehavior: 'contain',
    scrollbarGutter: 'stable both-edges',
    '@media': { [below('md')]: { scrollbarGutter: 'auto' } },
    outline: 'none',
    selectors: { '&:focus-visible': focusRingInset },
  }),
);

export const head = style(inComponent({ display: 'flow-root', paddingBlockStart: vars.space[3] }));
export const row = style(inComponent({ display: 'flow-root' }));

import { style } from '@vanilla-extract/css';
import { inComponent } from '../theme/mixins.ts';

export const frame = style(inComponent({ paddingBlock: 7 }));

/** Where the browser lets an area grow by itself it does, also with what a form's reset or a script writes into it. */
const growing = '(field-sizing: content)';

/** Elsewhere a copy of the text lies under the area in the same cell and gives it its height. */
export const grow = style(
  inComponent({
    display: 'grid',
    // The row gives way to the greatest height, so that the area inside scrolls instead of being cut.
    gridTemplateRows: 'minmax(0, 1fr)',
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
  }),
);

const cell = {
  gridArea: '1 / 1',
  minHeight: 0,
  font: 'inherit',
  letterSpacing: 'inherit',
  overflowWrap: 'anywhere',
} as const;

export const copy = style(
  inComponent({
    ...cell,
    visibility: 'hidden',
    overflow: 'hidden',
    whiteSpace: 'pre-wrap',
    '@supports': { [growing]: { display: 'none' } },
  }),
);

export const area = style(
  inComponent({
    ...cell,
    resize: 'none',
    height: '100%',
    overflow: 'auto',
    '@supports': { [growing]: { fieldSizing: 'content', height: 'auto' } },
  }),
);

import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { below, besideText, inComponent, readingContainer } from '../theme/mixins.ts';
import { layout, zIndex } from '../tokens/scales.ts';

/** The column of text is too narrow to hold an outline beside it, whatever the viewport: the drawer takes its share. */
const tight = `${readingContainer} (max-width: 679.98px)`;

/** Paper has one column: nothing stands beside the text. */
const onPaper = { '@media': { print: { display: 'block' } } } as const;

export const columns = style(
  inComponent({ display: 'flex', alignItems: 'stretch', flex: 1, minWidth: 0, background: color.surface.base }),
);

export const reading = style(
  inComponent({
    containerName: readingContainer,
    containerType: 'inline-size',
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minWidth: 0,
    paddingInline: vars.space[10],
    '@media': { [below('md')]: { paddingInline: vars.space[4] } },
  }),
);

export const grid = style(
  inComponent({
    flex: 1,
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${layout.answer}px) minmax(${layout.outlineNarrow}px, ${layout.outline}px)`,
    gridTemplateRows: 'auto 1fr',
    justifyContent: 'space-between',
    columnGap: vars.space[10],
    rowGap: vars.space[5],
    width: '100%',
    maxWidth: layout.answer + layout.outline + 80,
    marginInline: 'auto',
    paddingBlock: `${vars.space[8]} ${vars.space[10]}`,
    ...onPaper,
    '@container': {
      [tight]: {
        display: 'flex',
        flexDirection: 'column',
        // What is left of the height stays below the text, not between its parts.
        justifyContent: 'flex-start',
        rowGap: vars.space[4],
        paddingBlock: `${vars.space[5]} ${vars.space[8]}`,
      },
    },
  }),
);

/** With evidence open the outline narrows and the text takes what is left. */
export const narrow = style(
  inComponent({ gridTemplateColumns: `minmax(0, ${layout.answer}px) ${layout.outlineNarrow}px` }),
);

export const plain = style(
  inComponent({ gridTemplateColumns: `minmax(0, ${layout.prose}px)`, justifyContent: 'center' }),
);

/** Width of text, notes and outline with their gaps. */
const notedWidth = layout.noted + layout.note + layout.outlineNarrow + 2 * layout.noteGap;
const withNotes = `${layout.noted}px ${layout.note}px`;
const withOutline = {
  gridTemplateColumns: `${withNotes} minmax(160px, ${layout.outlineNarrow}px)`,
  maxWidth: notedWidth,
};

/** Notes stand between text and outline, where there is room for all three. */
export const noted = style(
  inComponent({ '@container': { [besideText]: { columnGap: layout.noteGap, ...withOutline } } }),
);
/** With evidence open the text keeps the width it has beside notes, and so its lines. */
export const notedNarrow = style(
  inComponent({
    columnGap: layout.noteGap,
    gridTemplateColumns: `minmax(0, ${layout.noted}px) minmax(176px, ${layout.outlineNarrow}px)`,
    '@container': { [besideText]: withOutline },
  }),
);
export const notedPlain = style(inComponent({ '@container': { [besideText]: { gridTemplateColumns: withNotes } } }));
export const notedFoot = style(inComponent({ '@container': { [besideText]: { maxWidth: notedWidth } } }));
export const head = style(inComponent({ gridColumn: '1 / -1', minWidth: 0 }));

export const text = style(inComponent({ gridColumn: 1, gridRow: 2, minWidth: 0 }));

export const outline = style(
  inComponent({
    gridColumn: 2,
    gridRow: 2,
    '@container': { [tight]: { order: 0 } },
  }),
);

/** Behind the column of the notes. */
export const afterNotes = style(inComponent({ '@container': { [besideText]: { gridColumn: 3 } } }));

export const sticky = style(
  inComponent({
    position: 'sticky',
    insetBlockStart: layout.header + 24,
    maxHeight: `calc(100dvh - ${layout.header + 48}px)`,
    overflowY: 'auto',
    paddingInlineStart: 2,
    '@container': { [tight]: { position: 'static', maxHeight: 'none' } },
  }),
);

export const body = style(inComponent({ '@container': { [tight]: { order: 1 } } }));

export const foot = style(
  inComponent({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: zIndex.sticky,
    // Bleeds into the margins, so that text scrolling beneath it does not peep out beside the box's focus ring.
    marginInline: -8,
    padding: `${vars.space[2]} 8px ${vars.space[5]}`,
    background: color.surface.base,
    '@media': { [below('md')]: { paddingBlockEnd: vars.space[3] } },
  }),
);

export const footBox = style(
  inComponent({ width: '100%', maxWidth: layout.answer + layout.outline + 80, marginInline: 'auto' }),
);

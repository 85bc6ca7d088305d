import { style, styleVariants } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { focusRing, focusRingInset, inComponent, onHover, readingContainer, text } from '../theme/mixins.ts';

const tight = `${readingContainer} (max-width: 679.98px)`;

/** Narrow screens show only what goes on or went wrong. */
export const quiet = style(inComponent({ '@container': { [tight]: { display: 'none' } } }));

export const list = style(
  inComponent({
    ...text('dense'),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderInlineStart: `1px solid ${color.line.default}`,
    '@container': {
      [tight]: {
        borderInlineStart: 0,
        borderBlock: `1px solid ${color.line.hair}`,
        paddingBlock: vars.space[1],
        // Of modules that all keep quiet there is nothing to frame.
        selectors: { [`&:not(:has(> :not(${quiet})))`]: { display: 'none' } },
      },
    },
  }),
);

export const module = style(
  inComponent({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '14px minmax(0, 1fr)',
    columnGap: vars.space[2],
    paddingBlock: 6,
    paddingInlineStart: 12,
    color: color.ink.muted,
    selectors: {
      '&[aria-current="step"]': { color: color.ink.strong, fontWeight: 500 },
      '&[aria-current="step"]::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: -2,
        insetBlock: 6,
        borderInlineStart: `3px solid ${color.accent.solid}`,
      },
    },
    '@container': {
      [tight]: {
        gridTemplateColumns: '14px minmax(0, 1fr) auto',
        alignItems: 'baseline',
        selectors: { '&[aria-current="step"]::before': { insetInlineStart: 0 } },
      },
    },
  }),
);

const icon = { height: '1lh' } as const;

export const icons = styleVariants({
  waiting: inComponent({ ...icon, color: color.line.strong }),
  streaming: inComponent({ ...icon, color: color.accent.ink }),
  done: inComponent({ ...icon, color: color.positive.ink }),
  stopped: inComponent({ ...icon, color: color.ink.muted }),
  failed: inComponent({ ...icon, color: color.critical.ink }),
});

export const title = style(inComponent({ minWidth: 0, overflowWrap: 'anywhere' }));

export const link = style(
  inComponent({
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: vars.radius.sm,
    selectors: {
      '&:hover': onHover({ color: color.ink.strong, textDecoration: 'underline', textUnderlineOffset: '3px' }),
      '&:focus-visible': focusRing,
    },
  }),
);

const state = {
  ...text('caption'),
  gridColumn: 2,
  '@container': { [tight]: { gridColumn: 3, gridRow: 1 } },
} as const;

export const states = styleVariants({
  waiting: inComponent({ ...state }),
  streaming: inComponent({ ...state, color: color.accent.ink, fontWeight: 500 }),
  done: inComponent({ ...state }),
  stopped: inComponent({ ...state }),
  // The ring of the button in it keeps clear of the title above.
  failed: inComponent({ ...state, marginBlockStart: 2, color: color.critical.ink }),
});

export const action = style(
  inComponent({
    margin: '-4px -4px',
    padding: 4,
    border: 0,
    borderRadius: vars.radius.md,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textDecoration: 'underline',
    textDecorationColor: color.critical.line,
    textUnderlineOffset: 3,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&:hover': onHover({ textDecorationColor: 'currentColor' }), '&:focus-visible': focusRingInset },
  }),
);

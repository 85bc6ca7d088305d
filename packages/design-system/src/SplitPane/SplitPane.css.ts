import { style, styleVariants } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent, onHover } from '../theme/mixins.ts';

/** Inline variable: share of the first pane in per cent. */
export const share = '--assay-split-share';

export const frame = style(inComponent({ containerType: 'inline-size', height: '100%', minHeight: 0 }));

/** Below this width two panes side by side are too narrow to read: they stand one below the other. */
const narrow = '(max-width: 479.98px)';

const split = { display: 'flex', height: '100%', minWidth: 0, minHeight: 0 } as const;

export const splits = styleVariants({
  row: inComponent({
    ...split,
    flexDirection: 'row',
    '@container': { [narrow]: { flexDirection: 'column', height: 'auto' } },
  }),
  column: inComponent({ ...split, flexDirection: 'column' }),
});

export const first = style(
  inComponent({ flex: `0 0 var(${share})`, minWidth: 0, minHeight: 0, overflow: 'auto', padding: 4, margin: -4 }),
);
export const second = style(
  inComponent({ flex: '1 1 0', minWidth: 0, minHeight: 0, overflow: 'auto', padding: 4, margin: -4 }),
);
export const stacks = style(
  inComponent({
    '@container': {
      [narrow]: {
        flex: 'none',
        selectors: {
          '&:not(:first-child)': {
            marginBlockStart: vars.space[3],
            paddingBlockStart: vars.space[4],
            borderBlockStart: `1px solid ${color.line.hair}`,
          },
        },
      },
    },
  }),
);

const bar = {
  position: 'relative',
  flex: 'none',
  touchAction: 'none',
  outline: 'none',
  '::after': { content: '""', position: 'absolute', background: color.line.hair },
  selectors: {
    '&:hover::after': onHover({ background: color.line.strong }),
    '&:focus-visible::after, &[data-drawn]::after': { background: color.line.focus },
  },
} as const;

export const bars = styleVariants({
  row: inComponent({
    ...bar,
    width: 24,
    cursor: 'col-resize',
    '::after': { ...bar['::after'], insetBlock: 0, insetInlineStart: 11, width: 2 },
    '@container': { [narrow]: { display: 'none' } },
  }),
  column: inComponent({
    ...bar,
    height: 24,
    cursor: 'row-resize',
    '::after': { ...bar['::after'], insetInline: 0, insetBlockStart: 11, height: 2 },
  }),
});

/** What a pointer takes hold of: two short lines in the middle. */
const grip = {
  position: 'absolute',
  zIndex: 1,
  borderRadius: vars.radius.sm,
  background: color.surface.base,
  border: `1px solid ${color.line.strong}`,
} as const;
export const grips = styleVariants({
  row: inComponent({ ...grip, insetBlockStart: 'calc(50% - 14px)', insetInlineStart: 8, width: 6, height: 26 }),
  column: inComponent({ ...grip, insetInlineStart: 'calc(50% - 14px)', insetBlockStart: 8, width: 26, height: 6 }),
});

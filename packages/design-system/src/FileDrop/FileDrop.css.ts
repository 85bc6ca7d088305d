import { style, styleVariants } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { focusRing, inComponent, onHover, pressTransition, text } from '../theme/mixins.ts';

export const fileDrop = style(inComponent({ display: 'grid', gap: vars.space[2], minWidth: 0 }));

export const zone = style(
  inComponent({
    ...text('body'),
    ...pressTransition,
    position: 'relative',
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: 72,
    padding: vars.space[4],
    border: `1px dashed ${color.line.strong}`,
    borderRadius: vars.radius.md,
    background: color.surface.base,
    color: color.ink.default,
    cursor: 'pointer',
    selectors: {
      '&:hover': onHover({ borderColor: color.ink.default, background: color.surface.hover }),
      '&:focus-within': focusRing,
      '&[data-over]': { borderStyle: 'solid', borderColor: color.accent.solid, background: color.accent.subtle },
      '&:has([aria-invalid="true"])': {
        borderColor: color.critical.solid,
        boxShadow: `inset 0 0 0 1px ${color.critical.solid}`,
      },
      '&:has(:disabled)': {
        borderColor: color.line.default,
        background: color.surface.sunken,
        color: color.ink.muted,
        cursor: 'not-allowed',
      },
    },
  }),
);

/** The input lies invisibly over its zone, so that pointer, touch, dropping and assistive technology all meet it. */
export const input = style(
  inComponent({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    fontSize: 0,
    cursor: 'inherit',
  }),
);

export const icon = style(inComponent({ color: color.ink.muted, pointerEvents: 'none' }));
export const asks = style(inComponent({ minWidth: 0, pointerEvents: 'none', overflowWrap: 'anywhere' }));
export const limits = style(inComponent({ ...text('caption'), display: 'block', color: color.ink.muted }));

export const refused = style(
  inComponent({
    ...text('caption'),
    display: 'grid',
    gap: vars.space[1],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: color.critical.ink,
  }),
);
export const refusal = style(inComponent({ display: 'flex', gap: 6, overflowWrap: 'anywhere', minWidth: 0 }));
export const refusalIcon = style(inComponent({ marginBlockStart: 1 }));

export const list = style(
  inComponent({ margin: 0, padding: 0, listStyle: 'none', borderBlockEnd: `1px solid ${color.line.hair}` }),
);

export const file = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space[3],
    minHeight: 44,
    paddingBlock: 6,
    borderBlockStart: `1px solid ${color.line.hair}`,
  }),
);

export const marks = styleVariants({
  waiting: inComponent({ color: color.ink.muted }),
  uploading: inComponent({ color: color.ink.muted }),
  success: inComponent({ color: color.positive.ink }),
  error: inComponent({ color: color.critical.ink }),
});

export const name = style(
  inComponent({
    ...text('body'),
    color: color.ink.strong,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
export const note = style(
  inComponent({
    ...text('caption'),
    color: color.ink.muted,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);
export const failed = style(inComponent({ color: color.critical.ink }));
export const buttons = style(inComponent({ display: 'flex', gap: vars.space[1] }));
export const bar = style(inComponent({ gridColumn: '2 / 4', marginBlockStart: vars.space[1] }));

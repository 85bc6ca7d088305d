import { style, styleVariants } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { below, focusRing, inComponent, onHover, text } from '../theme/mixins.ts';

const box = style(
  inComponent({
    boxSizing: 'border-box',
    display: 'flex',
    border: `1px solid ${color.line.strong}`,
    background: color.surface.base,
    cursor: 'text',
    transitionProperty: 'border-color',
    transitionDuration: vars.motion.duration.instant,
    selectors: {
      '&:hover': onHover({ borderColor: color.ink.default }),
      '&:has(textarea:focus-visible)': focusRing,
      '&:has([aria-invalid="true"])': {
        borderColor: color.critical.solid,
        boxShadow: `inset 0 0 0 1px ${color.critical.solid}`,
      },
    },
  }),
);

export const boxes = styleVariants({
  home: [
    box,
    inComponent({ flexDirection: 'column', gap: vars.space[3], padding: vars.space[4], borderRadius: vars.radius.lg }),
  ],
  'follow-up': [
    box,
    inComponent({
      alignItems: 'flex-end',
      gap: vars.space[2],
      paddingBlock: 3,
      paddingInline: '12px 3px',
      borderRadius: vars.radius.md,
    }),
  ],
});

export const form = style(
  inComponent({ display: 'flex', flexDirection: 'column', gap: vars.space[1], margin: 0, minWidth: 0 }),
);

const grow = style(
  inComponent({ display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', flex: 1, minWidth: 0, overflow: 'hidden' }),
);

export const grows = styleVariants({
  home: [grow, inComponent({ ...text('lead'), fontWeight: 400, minHeight: '3lh', maxHeight: '12lh' })],
  'follow-up': [grow, inComponent({ ...text('body'), minHeight: '1lh', maxHeight: '8lh', paddingBlock: 4 })],
});

const cell = {
  gridArea: '1 / 1',
  minHeight: 0,
  font: 'inherit',
  letterSpacing: 'inherit',
  overflowWrap: 'anywhere',
  padding: 0,
  margin: 0,
} as const;

export const copy = style(inComponent({ ...cell, visibility: 'hidden', overflow: 'hidden', whiteSpace: 'pre-wrap' }));

export const area = style(
  inComponent({
    ...cell,
    width: '100%',
    height: '100%',
    border: 0,
    outline: 'none',
    resize: 'none',
    overflow: 'auto',
    background: 'transparent',
    color: color.ink.strong,
    caretColor: color.accent.solid,
    selectors: { '&::placeholder': { color: color.ink.muted, opacity: 1 } },
  }),
);

export const foot = style(inComponent({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] }));
export const tools = style(
  inComponent({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], flex: '1 1 auto', minWidth: 0 }),
);
export const send = style(
  inComponent({ display: 'flex', alignItems: 'center', gap: vars.space[2], marginInlineStart: 'auto' }),
);
export const hint = style(
  inComponent({ ...text('caption'), color: color.ink.muted, '@media': { [below('md')]: { display: 'none' } } }),
);
export const count = style(
  inComponent({ ...text('caption'), color: color.ink.muted, fontVariantNumeric: 'tabular-nums' }),
);
export const over = style(inComponent({ color: color.critical.ink, fontWeight: 500 }));
export const error = style(inComponent({ ...text('caption'), display: 'flex', gap: 6, color: color.critical.ink }));

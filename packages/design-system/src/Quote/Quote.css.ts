import { style, styleVariants } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent, text } from '../theme/mixins.ts';

const figure = { margin: 0, minWidth: 0, color: color.ink.muted, overflowWrap: 'anywhere' } as const;

export const figures = styleVariants({
  dense: inComponent({ ...figure, ...text('dense') }),
  body: inComponent({ ...figure, ...text('body') }),
  prose: inComponent({ ...figure, ...text('prose') }),
});

export const quote = style(inComponent({ display: 'flex', flexDirection: 'column', gap: vars.space[3], margin: 0 }));

export const around = style(inComponent({ margin: 0, paddingInlineStart: vars.space[4] }));

export const streak = style(
  inComponent({
    margin: 0,
    paddingInlineStart: 13,
    borderInlineStart: `3px solid ${color.evidence.markLine}`,
    color: color.ink.strong,
  }),
);

export const mark = style(
  inComponent({
    background: color.evidence.mark,
    color: 'inherit',
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
  }),
);

export const source = style(
  inComponent({
    ...text('caption'),
    marginBlockStart: vars.space[2],
    paddingInlineStart: vars.space[4],
    color: color.ink.muted,
  }),
);

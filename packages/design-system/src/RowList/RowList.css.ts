import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { below, focusRingInset, inComponent, onHover, text } from '../theme/mixins.ts';

export const list = style(
  inComponent({ margin: 0, padding: 0, listStyle: 'none', borderBlockEnd: `1px solid ${color.line.hair}` }),
);

/** Of the current row; where there is one, every row leaves room for its streak, so that all of them begin on one line. */
export const current = style(
  inComponent({
    background: color.surface.selected,
    boxShadow: `inset 3px 0 0 ${color.accent.solid}`,
    selectors: { '[dir="rtl"] &': { boxShadow: `inset -3px 0 0 ${color.accent.solid}` } },
  }),
);

export const row = style(
  inComponent({
    ...text('body'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    borderBlockStart: `1px solid ${color.line.hair}`,
    transitionProperty: 'background-color',
    transitionDuration: vars.motion.duration.instant,
    selectors: {
      [`${list}:has(> ${current}) > &`]: { paddingInlineStart: vars.space[3] },
      [`&:not(${current}):has(> a:hover)`]: onHover({ background: color.surface.hover }),
    },
  }),
);

export const link = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    flex: 1,
    gap: vars.space[3],
    minWidth: 0,
    minHeight: 40,
    boxSizing: 'border-box',
    paddingBlock: vars.space[2],
    color: color.ink.strong,
    textDecoration: 'none',
    selectors: { '&:focus-visible': focusRingInset },
  }),
);

export const icon = style(inComponent({ color: color.ink.muted }));
export const kind = style(
  inComponent({
    ...text('dense'),
    flex: 'none',
    width: 80,
    color: color.ink.muted,
    '@media': { [below('md')]: { display: 'none' } },
  }),
);
export const title = style(inComponent({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }));
export const aside = style(
  inComponent({ ...text('caption'), flex: 'none', color: color.ink.muted, fontVariantNumeric: 'tabular-nums' }),
);

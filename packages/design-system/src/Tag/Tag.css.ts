import { style, styleVariants } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent, text } from '../theme/mixins.ts';

const tag = style(
  inComponent({
    ...text('caption'),
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    maxWidth: '100%',
    minHeight: 20,
    padding: '1px 6px',
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.sm,
    fontWeight: 500,
    color: color.ink.muted,
    verticalAlign: 'middle',
    whiteSpace: 'nowrap',
  }),
);

const tone = (name: 'accent' | 'info' | 'positive' | 'caution' | 'critical') => [
  tag,
  inComponent({ borderColor: color[name].line, background: color[name].subtle, color: color[name].ink }),
];

export const tags = styleVariants({
  neutral: [tag],
  accent: tone('accent'),
  info: tone('info'),
  positive: tone('positive'),
  caution: tone('caution'),
  critical: tone('critical'),
});

export const word = style(inComponent({ overflow: 'hidden', textOverflow: 'ellipsis' }));
/** Figures of equal width: a day less moves nothing beside it. */
export const countdown = style(inComponent({ fontVariantNumeric: 'tabular-nums' }));

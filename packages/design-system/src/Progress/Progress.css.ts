import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent } from '../theme/mixins.ts';

/** Ten ticks over a base line: the graduated rule of every measured quantity. */
export const rule = style(
  inComponent({
    boxSizing: 'border-box',
    position: 'relative',
    flex: 1,
    minWidth: 0,
    width: '100%',
    height: 8,
    // In a column its share of the room would be height.
    minHeight: 8,
    maxHeight: 8,
    borderInlineEnd: `1px solid ${color.line.default}`,
    borderBlockEnd: `1px solid ${color.line.default}`,
    background: `repeating-linear-gradient(90deg, ${color.line.default} 0 1px, transparent 1px 10%)`,
    overflow: 'hidden',
  }),
);

const sweep = keyframes({ from: { insetInlineStart: '-20%' }, to: { insetInlineStart: '100%' } });

const bar = style(
  inComponent({
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockEnd: 0,
    height: 0,
    borderBlockEnd: '3px solid',
    transition: `width ${vars.motion.duration.settle} ${vars.easing.standard}`,
  }),
);

const tone = (name: 'accent' | 'caution' | 'critical' | 'positive') => [
  bar,
  inComponent({ borderColor: color[name].solid }),
];

export const bars = styleVariants({
  accent: tone('accent'),
  caution: tone('caution'),
  critical: tone('critical'),
  positive: tone('positive'),
});

export const unknown = style(
  inComponent({
    width: '20%',
    animation: `${sweep} 1.4s linear infinite`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', insetInlineStart: '30%' } },
  }),
);

import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent, text } from '../theme/mixins.ts';

export const prose = style(
  inComponent({ ...text('prose'), color: color.ink.strong, overflowWrap: 'break-word', hyphens: 'manual' }),
);
export const measure = style(inComponent({ maxInlineSize: vars.measure }));

const inside = (selector: string, rule: Parameters<typeof inComponent>[0]) =>
  globalStyle(`${prose} ${selector}`, inComponent(rule));

inside(':where(p, ul, ol, blockquote, pre, table, figure, h1, h2, h3, h4, hr)', { margin: 0 });
inside('> * + *', { marginBlockStart: 14 });
inside(':where(h1, h2, h3, h4)', { color: color.ink.strong, textWrap: 'balance' });
inside('h1', { ...text('title3') });
inside('h2', { ...text('lead'), fontWeight: 600 });
inside('h3', { ...text('prose'), fontWeight: 600 });
inside('h4', { ...text('body'), fontWeight: 600 });
inside('> * + :is(h1, h2)', { marginBlockStart: vars.space[6] });
inside('> * + :is(h3, h4)', { marginBlockStart: vars.space[5] });
inside(':is(ul, ol)', { paddingInlineStart: vars.space[6] });
inside('ul', { listStyle: 'disc' });
inside('ol', { listStyle: 'decimal' });
inside('li::marker', { color: color.ink.muted, fontVariantNumeric: 'tabular-nums' });
inside('li + li', { marginBlockStart: vars.space[1] });
inside(':is(sub, sup)', { lineHeight: 0, fontSize: '0.75em' });
inside('strong', { fontWeight: 600 });
inside(':is(code, kbd, samp)', { fontFamily: vars.font.mono, fontSize: '0.875em' });
inside(':not(pre) > code', {
  padding: '1px 4px',
  border: `1px solid ${color.line.hair}`,
  borderRadius: vars.radius.sm,
  background: color.surface.sunken,
});
inside('pre', {
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${color.line.hair}`,
  borderRadius: vars.radius.md,
  background: color.surface.sunken,
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
  overflowX: 'auto',
  tabSize: 2,
});
inside('blockquote', {
  paddingInlineStart: vars.space[4],
  borderInlineStart: `1px solid ${color.line.strong}`,
  color: color.ink.default,
});
inside('hr', { border: 0, borderBlockStart: `1px solid ${color.line.hair}` });
inside('a', {
  color: color.accent.ink,
  textDecorationColor: color.accent.line,
  textUnderlineOffset: 3,
  textDecorationThickness: 1,
});
inside('table', {
  ...text('dense'),
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
inside(':is(th, td)', {
  padding: '7px 12px',
  borderBlockEnd: `1px solid ${color.line.hair}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
inside('thead th', {
  ...text('caption'),
  fontWeight: 500,
  color: color.ink.muted,
  borderBlockEndColor: color.line.strong,
});
inside(':is(th, td):first-child', { paddingInlineStart: 0 });
inside(':is(th, td):last-child', { paddingInlineEnd: 0 });
inside(':is(th, td)[align="right"]', { textAlign: 'end' });
inside(':is(th, td)[align="center"]', { textAlign: 'center' });
inside('img', { maxWidth: '100%', height: 'auto' });

const underline = {
  textDecorationLine: 'underline',
  textDecorationStyle: 'dotted',
  textDecorationThickness: 2,
  textUnderlineOffset: 5,
  textDecorationSkipInk: 'none',
} as const;

export const sentences = styleVariants({
  supported: {},
  partly: inComponent({ ...underline, textDecorationColor: color.line.strong, textDecorationThickness: 1 }),
  unsupported: inComponent({ ...underline, textDecorationColor: color.evidence.unsupported }),
  unchecked: {},
});

const blink = keyframes({ '50%': { opacity: 0.25 } });

export const caret = style(
  inComponent({
    display: 'inline-block',
    width: 8,
    height: 18,
    marginInlineStart: 3,
    background: color.accent.solid,
    verticalAlign: -3,
    animation: `${blink} 1.1s steps(2, jump-none) infinite`,
    '@media': {
      '(prefers-reduced-motion: reduce)': { animation: 'none' },
      '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' },
    },
  }),
);

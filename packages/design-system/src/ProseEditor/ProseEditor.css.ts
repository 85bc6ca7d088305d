import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { prose } from '../Prose/Prose.css.ts';
import { color, vars } from '../theme/contract.css.ts';
import { focusRing, inComponent, keepsFill, text as typeOf } from '../theme/mixins.ts';

export const editor = style(
  inComponent({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.md,
    background: color.surface.base,
    selectors: { '&:focus-within': { borderColor: color.line.strong } },
  }),
);
export const readOnly = style(inComponent({ border: 0, background: 'none' }));
export const quiet = style(
  inComponent({
    selectors: { '&:not(:hover, :focus-within)': { borderColor: 'transparent' } },
  }),
);
export const tools = style(
  inComponent({
    display: 'grid',
    gap: vars.space[2],
    padding: vars.space[2],
    borderBlockEnd: `1px solid ${color.line.hair}`,
    selectors: {
      [`${quiet} > &`]: {
        visibility: 'hidden',
        position: 'absolute',
        top: '100%',
        insetInline: -1,
        zIndex: 1,
        border: `1px solid ${color.line.strong}`,
        borderRadius: vars.radius.md,
        background: color.surface.base,
      },
      [`${quiet}:focus-within > &`]: { visibility: 'visible' },
    },
  }),
);
export const block = style(inComponent({ flex: 'none', width: 124 }));
export const link = style(
  inComponent({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2], maxWidth: 560 }),
);

export const text = style([
  prose,
  inComponent({
    position: 'relative',
    minHeight: 96,
    padding: vars.space[4],
    // Lines are as long as one can read; a click beside them is one into the text.
    paddingInlineEnd: `max(${vars.space[4]}, calc(100% - ${vars.measure}))`,
    whiteSpace: 'break-spaces',
    overflowWrap: 'break-word',
    // Ligatures would make one of two places for the caret.
    fontVariantLigatures: 'none',
    borderRadius: vars.radius.md,
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: -2 },
      [`${quiet} &`]: { paddingBlock: vars.space[2], paddingInlineStart: vars.space[3], minHeight: 0 },
      [`${readOnly} &`]: { padding: 0, paddingInlineEnd: `max(0px, calc(100% - ${vars.measure}))`, minHeight: 0 },
    },
  }),
]);

const inside = (selector: string, rule: Parameters<typeof inComponent>[0]) =>
  globalStyle(`${text} ${selector}`, inComponent(rule));

inside('li > p', { margin: 0 });
inside(':is(th, td) > p', { margin: 0 });
inside('table', { tableLayout: 'fixed', overflowWrap: 'anywhere' });
inside('th', { fontWeight: 600, textAlign: 'start', borderBlockEndColor: color.line.strong });
inside('figure', { paddingBlock: vars.space[2], borderBlock: `1px solid ${color.line.hair}` });
inside('figure > strong', { float: 'inline-start', marginInlineEnd: 6 });
inside('.selectedCell', { background: color.accent.subtle });
inside('.ProseMirror-selectednode', { outline: `2px solid ${color.line.focus}`, outlineOffset: 1 });
inside('img.ProseMirror-separator', { display: 'inline', border: 0, margin: 0 });

export const empty = style(
  inComponent({
    selectors: {
      '&::before': {
        content: 'attr(data-placeholder)',
        float: 'inline-start',
        height: 0,
        color: color.ink.muted,
        pointerEvents: 'none',
      },
    },
  }),
);

export const sign = style(
  inComponent({
    width: 14,
    height: 14,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2.25,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);

/** A citation stays on the line of what it stands behind. */
export const citation = style(inComponent({ selectors: { '&::before': { content: "'\\2060'" } } }));
export const figure = style(inComponent({ color: color.accent.ink, whiteSpace: 'nowrap' }));
const formulaLook = {
  padding: '0 3px',
  borderRadius: vars.radius.sm,
  fontFamily: vars.font.mono,
  fontSize: '0.9375em',
  background: color.surface.sunken,
  cursor: 'pointer',
} as const;
export const formula = style(inComponent(formulaLook));
export const equation = style(
  inComponent({
    ...formulaLook,
    paddingBlock: vars.space[2],
    textAlign: 'center',
    overflowX: 'auto',
  }),
);
export const tex = style(
  inComponent({
    ...typeOf('dense'),
    boxSizing: 'border-box',
    minWidth: 120,
    maxWidth: '100%',
    fieldSizing: 'content',
    padding: '1px 6px',
    border: `1px solid ${color.line.strong}`,
    borderRadius: vars.radius.sm,
    background: color.surface.base,
    color: color.ink.strong,
    fontFamily: vars.font.mono,
    selectors: { '&:focus-visible': focusRing },
  }),
);

const wave = (ink: string) =>
  inComponent({
    textDecoration: `underline wavy ${ink} 1.25px`,
    textUnderlineOffset: 4,
    textDecorationSkipInk: 'none',
    cursor: 'pointer',
  });
export const ranges = {
  critical: style(wave(color.critical.solid)),
  caution: style(wave(color.caution.solid)),
  comment: style(
    inComponent({
      background: color.evidence.mark,
      boxShadow: `0 2px 0 ${color.evidence.markLine}`,
      cursor: 'pointer',
      '@media': { '(forced-colors: active)': { textDecoration: 'underline double' } },
    }),
  ),
  numeral: style(
    inComponent({
      color: color.accent.ink,
      fontFamily: vars.font.mono,
      cursor: 'pointer',
    }),
  ),
};

/** Holds the colour of a person. */
export const personColor = '--assay-person';
const { copper, plum, cobalt, ochre } = color.category;
const hues = styleVariants({ copper, plum, cobalt, ochre }, (hue) => inComponent({ vars: { [personColor]: hue } }));
export const people: readonly string[] = Object.values(hues);
export const held = style(inComponent({ background: `color-mix(in oklab, var(${personColor}) 16%, transparent)` }));
export const caret = style(
  inComponent({
    ...keepsFill,
    position: 'relative',
    display: 'inline-block',
    width: 0,
    height: '1.1em',
    marginInline: -1,
    borderInlineStart: `2px solid var(${personColor})`,
    verticalAlign: 'text-bottom',
    pointerEvents: 'none',
  }),
);
export const flag = style(
  inComponent({
    ...typeOf('micro'),
    position: 'absolute',
    insetBlockEnd: '100%',
    insetInlineStart: -2,
    zIndex: 1,
    padding: '0 4px',
    border: `1px solid var(${personColor})`,
    borderRadius: vars.radius.sm,
    background: color.surface.base,
    color: color.ink.strong,
    whiteSpace: 'nowrap',
    userSelect: 'none',
  }),
);

export const inserted = style(
  inComponent({
    background: color.accent.subtle,
    color: color.accent.ink,
    textDecoration: `underline ${color.accent.solid}`,
    textUnderlineOffset: 3,
  }),
);
export const deleted = style(inComponent({ color: color.ink.muted, textDecoration: 'line-through' }));
export const changed = style(inComponent({ borderBlockEnd: `1px dashed ${color.accent.solid}` }));
export const answers = style(
  inComponent({ display: 'inline-flex', gap: 2, marginInline: 4, verticalAlign: 'middle', userSelect: 'none' }),
);
export const answer = style(
  inComponent({
    boxSizing: 'border-box',
    display: 'inline-grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    padding: 0,
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.sm,
    background: color.surface.base,
    color: color.ink.strong,
    cursor: 'pointer',
    selectors: { '&:hover': { borderColor: color.line.strong }, '&:focus-visible': focusRing },
  }),
);

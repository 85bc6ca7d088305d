import { below, color, focusRingInset, inUtility, layout, text, vars, zIndex } from '@assay/design-system/style';
import { keyframes, style } from '@vanilla-extract/css';

/** What is gone to must not come to lie below the header of the frame and the tools. */
const reachable = { scrollMarginBlock: `${layout.header + 64}px 96px` } as const;

export const reader = style(inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] }));

export const toolbar = style(
  inUtility({
    position: 'sticky',
    insetBlockStart: layout.header,
    zIndex: zIndex.sticky,
    flexWrap: 'wrap',
    padding: vars.space[1],
    background: color.surface.base,
    borderBlockEnd: `1px solid ${color.line.hair}`,
  }),
);
export const goTo = style(inUtility({ display: 'inline-block', width: 64 }));
export const total = style(
  inUtility({ ...text('dense'), color: color.ink.muted, whiteSpace: 'nowrap', paddingInline: vars.space[1] }),
);

/** The quiet ground on which the sheets lie. */
export const pages = style(
  inUtility({
    overflowX: 'auto',
    padding: vars.space[4],
    background: color.surface.sunken,
    border: `1px solid ${color.line.hair}`,
    borderRadius: vars.radius.sm,
    outline: 'none',
    selectors: { '&:focus-visible': focusRingInset },
    '@media': { [below('md')]: { padding: vars.space[1] } },
  }),
);
export const stack = style(
  inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4], marginInline: 'auto' }),
);
export const page = style(
  inUtility({ ...reachable, display: 'grid', gap: vars.space[2], outline: 'none', minWidth: 0 }),
);

/** Paper, in every theme: what is printed on it has the colours of its file. */
export const sheet = style(
  inUtility({
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: '210 / 297',
    background: '#fff',
    boxShadow: `0 0 0 1px ${color.line.default}, 0 2px 8px rgb(0 0 0 / 8%)`,
    selectors: { [`${page}:focus-visible &`]: { outline: `2px solid ${color.line.focus}`, outlineOffset: 2 } },
  }),
);
export const holder = style(inUtility({ position: 'absolute', inset: 0 }));
export const picture = style(inUtility({ display: 'block', width: '100%', height: '100%' }));

const breathe = keyframes({ '50%': { opacity: 0.5 } });
/** Lines of a page that has not come yet. */
export const waiting = style(
  inUtility({
    position: 'absolute',
    inset: '9% 12%',
    backgroundImage: `repeating-linear-gradient(${color.surface.sunken} 0 10px, transparent 10px 24px)`,
    '@media': {
      '(prefers-reduced-motion: no-preference)': { animation: `${breathe} 1.8s ease-in-out infinite` },
    },
  }),
);
export const failed = style(
  inUtility({
    ...text('dense'),
    position: 'absolute',
    insetInline: '12%',
    top: '40%',
    color: color.ink.muted,
    textAlign: 'center',
  }),
);
export const number = style(
  inUtility({
    ...text('caption'),
    margin: 0,
    color: color.ink.muted,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const mark = style(
  inUtility({ ...reachable, position: 'absolute', mixBlendMode: 'multiply', pointerEvents: 'none', borderRadius: 1 }),
);
export const shown = style(
  inUtility({ background: color.evidence.mark, boxShadow: `0 0 0 2px ${color.evidence.mark}` }),
);
export const cited = style(inUtility({ borderBlockEnd: `1px solid ${color.evidence.markLine}` }));
export const found = style(
  inUtility({ background: color.caution.subtle, boxShadow: `0 0 0 1px ${color.caution.line}` }),
);
export const current = style(
  inUtility({ background: color.caution.line, boxShadow: `0 0 0 2px ${color.accent.solid}` }),
);

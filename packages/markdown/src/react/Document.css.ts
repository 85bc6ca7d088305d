import { globalStyle, keyframes, type StyleRule, style, styleVariants } from '@vanilla-extract/css';

/** Rules stand in the design system's component layer; its variables are named, not imported: both lie on one floor. */
function component(rule: NonNullable<StyleRule['@layer']>[string]): StyleRule {
  return { '@layer': { 'assay.component': rule } };
}

const ink = 'var(--assay-ink-default)';
const strongInk = 'var(--assay-ink-strong)';
const muted = 'var(--assay-ink-muted)';
const hair = 'var(--assay-line-hair)';
const mono = 'var(--assay-font-mono, ui-monospace, monospace)';
const focus = { outline: '2px solid var(--assay-line-focus)', outlineOffset: 2 } as const;

export const document = style(
  component({
    color: strongInk,
    fontSize: 'var(--assay-type-prose-size, 1rem)',
    lineHeight: 'var(--assay-type-prose-line, 1.625rem)',
    maxWidth: 'var(--assay-measure, 68ch)',
    overflowWrap: 'break-word',
  }),
);

/** A group contains its layout, so that its blocks' margins do not meet those of its neighbours. */
const grouped = {
  display: 'flow-root',
  // Containment clips, and a focus ring needs 4 px.
  marginInline: -4,
  paddingInline: 4,
  containIntrinsicBlockSize: 'auto 600px',
} as const;
export const group = style(component(grouped));
/** Finished groups out of sight cost the browser nothing while the text grows. */
export const sealedGroup = style(component({ ...grouped, contentVisibility: 'auto' }));

function spaceAbove(space: string) {
  return {
    margin: 0,
    marginBlockStart: space,
    selectors: {
      ':is(blockquote, li, figure, section) > &:first-child': { marginBlockStart: 0 },
      [`${document} > :first-child > &:first-child`]: { marginBlockStart: 0 },
    },
  };
}
const flow = spaceAbove('0.875rem');

export const paragraph = style(component(flow));
export const formula = style(component(flow));

const headingSizes = { 1: 'title2', 2: 'title3', 3: 'lead', 4: 'prose', 5: 'body', 6: 'body' } as const;
export const heading = styleVariants(headingSizes, (step) =>
  component({
    ...spaceAbove('1.5rem'),
    color: strongInk,
    fontSize: `var(--assay-type-${step}-size)`,
    lineHeight: `var(--assay-type-${step}-line)`,
    fontWeight: 600,
  }),
);

export const thematicBreak = style(
  component({ border: 0, borderBlockStart: `1px solid ${hair}`, marginBlock: '1.5rem' }),
);

export const quote = style(
  component({ ...flow, paddingInlineStart: 16, borderInlineStart: `1px solid var(--assay-line-default)`, color: ink }),
);

const listed = {
  ...flow,
  paddingInlineStart: '1.5rem',
  selectors: { ...flow.selectors, 'li > &': { marginBlockStart: '0.25rem' } },
} as const;
export const bulletList = style(component({ ...listed, listStyle: 'disc' }));
export const orderedList = style(component({ ...listed, listStyle: 'decimal' }));
export const item = style(component({ selectors: { '& + &': { marginBlockStart: '0.25rem' } } }));
export const task = style(component({ listStyle: 'none', marginInlineStart: '-1.5rem' }));
export const box = style(
  component({
    appearance: 'none',
    display: 'inline-block',
    margin: 0,
    inlineSize: 14,
    blockSize: 14,
    marginInlineEnd: 8,
    verticalAlign: -2,
    border: '1px solid var(--assay-line-strong)',
    borderRadius: 2,
    selectors: { '&:checked': { background: 'var(--assay-line-strong)' } },
  }),
);

export const code = style(
  component({ ...flow, border: `1px solid ${hair}`, borderRadius: 4, background: 'var(--assay-surface-sunken)' }),
);
export const caption = style(
  component({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 28,
    paddingInline: 12,
    color: muted,
    fontSize: 'var(--assay-type-caption-size, 0.75rem)',
    lineHeight: 'var(--assay-type-caption-line, 1rem)',
  }),
);
const scroll = { overflowX: 'auto', selectors: { '&:focus-visible': focus } } as const;
export const codeText = style(
  component({
    ...scroll,
    margin: 0,
    padding: 12,
    fontFamily: mono,
    fontSize: '0.8125em',
    lineHeight: 1.55,
    tabSize: 4,
  }),
);
/** Browsers give `code` a font of its own. */
export const codeLines = style(component({ margin: 0, font: 'inherit' }));
export const html = style(
  component({ ...flow, color: muted, fontFamily: mono, fontSize: '0.8125em', whiteSpace: 'pre-wrap' }),
);
export const codeSpan = style(
  component({
    fontFamily: mono,
    fontSize: '0.925em',
    background: 'var(--assay-surface-sunken)',
    borderRadius: 2,
    paddingInline: 3,
  }),
);

export const tableScroll = style(component({ ...scroll, marginBlockStart: '1rem' }));
export const table = style(
  component({
    borderCollapse: 'collapse',
    minInlineSize: '100%',
    fontSize: 'var(--assay-type-dense-size, 0.8125rem)',
    lineHeight: 'var(--assay-type-dense-line, 1.25rem)',
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);
const aligned = {
  '&:first-child': { paddingInlineStart: 0 },
  '&:last-child': { paddingInlineEnd: 0 },
  '&[data-align=right]': { textAlign: 'right' },
  '&[data-align=center]': { textAlign: 'center' },
} as const;
export const headerCell = style(
  component({
    padding: '8px 12px',
    borderBlockEnd: '1px solid var(--assay-line-strong)',
    color: muted,
    fontWeight: 500,
    textAlign: 'start',
    verticalAlign: 'bottom',
    selectors: aligned,
  }),
);
export const cell = style(
  component({
    padding: '8px 12px',
    borderBlockEnd: `1px solid ${hair}`,
    color: ink,
    verticalAlign: 'top',
    selectors: aligned,
  }),
);

export const link = style(
  component({
    color: 'var(--assay-accent-ink)',
    textDecorationColor: 'var(--assay-accent-line)',
    textDecorationThickness: 1,
    textUnderlineOffset: 3,
    selectors: { '&:hover': { textDecorationColor: 'currentColor' }, '&:focus-visible': focus },
  }),
);

export const sentence = style(
  component({
    selectors: {
      '&[data-support=unsupported]': {
        textDecoration: 'underline dotted var(--assay-evidence-unsupported) 2px',
        textUnderlineOffset: 5,
      },
      '&[data-support=partly]': {
        textDecoration: 'underline dashed var(--assay-evidence-unsupported) 1px',
        textUnderlineOffset: 5,
      },
    },
  }),
);
export const blockCitations = style(component({ margin: 0, padding: '4px 12px' }));

/**
 * A variable of a formula in the text's own italics: the default is a letter of the mathematical plane, which needs a
 * mathematical font that a reader may not have.
 */
export const variable = style(component({ textTransform: 'none', fontStyle: 'italic' }));
export const mathDisplay = style(component({ display: 'block', overflowX: 'auto', paddingBlock: 4 }));

export const footnotes = style(
  component({
    marginBlockStart: '2rem',
    paddingBlockStart: '1rem',
    borderBlockStart: `1px solid ${hair}`,
    color: ink,
    fontSize: 'var(--assay-type-dense-size, 0.8125rem)',
    lineHeight: 'var(--assay-type-dense-line, 1.25rem)',
  }),
);

const blink = keyframes({ '50%': { opacity: 0 } });
export const caret = style(
  component({
    display: 'inline-block',
    inlineSize: 8,
    blockSize: 18,
    marginInlineStart: 3,
    verticalAlign: -3,
    background: 'var(--assay-accent-solid)',
    '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${blink} 1s steps(1) infinite` } },
  }),
);

/** For screen readers only. */
export const spoken = style(
  component({
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    margin: -1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);

globalStyle(`${document} :is(sub, sup)`, {
  '@layer': { 'assay.component': { lineHeight: 0, fontSize: '0.75em' } },
});
globalStyle(`${document} :is(strong, th)`, { '@layer': { 'assay.component': { fontWeight: 600 } } });
globalStyle(`${document}:lang(zh) em, ${document}:lang(ja) em`, {
  '@layer': { 'assay.component': { fontStyle: 'normal', fontWeight: 500 } },
});

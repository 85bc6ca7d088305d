import { style, styleVariants } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { below, focusRing, inComponent, keepsFill, onHover, text } from '../theme/mixins.ts';

export const layouts = styleVariants({
  horizontal: inComponent({
    display: 'flex',
    gap: vars.space[2],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [below('md')]: { gap: vars.space[1] } },
  }),
  vertical: inComponent({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' }),
});

const streak = (paint: string) => ({ borderBlockStartColor: paint, borderInlineStartColor: paint }) as const;

const step = { boxSizing: 'border-box', display: 'flex', minWidth: 0, flex: '1 1 0' } as const;

/** Each step is a length of the rule: measured when done, in the accent, still to come in hairlines. */
export const steps = styleVariants({
  horizontal: inComponent({
    ...step,
    borderBlockStart: `3px solid ${color.line.default}`,
    selectors: { '&[data-state="current"]': { '@media': { [below('md')]: { flexGrow: 5 } } } },
  }),
  vertical: inComponent({ ...step, borderInlineStart: `3px solid ${color.line.default}` }),
});

export const states = styleVariants({
  done: inComponent({ ...streak(color.accent.solid) }),
  current: inComponent({ ...streak(color.accent.solid) }),
  upcoming: inComponent({}),
  failed: inComponent({ ...streak(color.critical.solid) }),
});

export const body = style(
  inComponent({
    ...text('dense'),
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'flex-start',
    position: 'relative',
    gap: vars.space[2],
    width: '100%',
    minWidth: 0,
    minHeight: 32,
    margin: 0,
    padding: `6px ${vars.space[1]}`,
    border: 0,
    background: 'transparent',
    color: color.ink.muted,
    fontFamily: 'inherit',
    textAlign: 'start',
    selectors: {
      'button&': { cursor: 'pointer' },
      'button&:hover': onHover({ background: color.surface.hover, color: color.ink.strong }),
      'button&:focus-visible': { ...focusRing, outlineOffset: 0 },
      '[data-state="current"] > &': { color: color.ink.strong },
      '[data-state="done"] > &': { color: color.ink.default },
    },
  }),
);

export const mark = style(
  inComponent({
    ...text('micro'),
    boxSizing: 'border-box',
    display: 'inline-grid',
    placeContent: 'center',
    flex: 'none',
    width: 20,
    height: 20,
    border: `1px solid ${color.line.strong}`,
    borderRadius: vars.radius.sm,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '[data-state="current"] &': {
        ...keepsFill,
        borderColor: color.accent.solid,
        background: color.accent.solid,
        color: color.accent.onSolid,
      },
      '[data-state="done"] &': {
        borderColor: color.accent.line,
        background: color.accent.subtle,
        color: color.accent.ink,
      },
      '[data-state="failed"] &': {
        borderColor: color.critical.line,
        background: color.critical.subtle,
        color: color.critical.ink,
      },
    },
  }),
);

export const label = style(
  inComponent({
    display: 'block',
    fontWeight: 500,
    overflowWrap: 'anywhere',
  }),
);
export const words = style(inComponent({ minWidth: 0 }));

/** On a narrow screen a row shows the words of the present step; of the others the marks are seen and the words heard. */
export const shortened = style(
  inComponent({
    '@media': {
      [below('md')]: {
        selectors: {
          '[data-state]:not([data-state="current"]) &': {
            position: 'absolute',
            width: 1,
            height: 1,
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
        },
      },
    },
  }),
);
export const description = style(inComponent({ ...text('caption'), display: 'block', color: color.ink.muted }));

import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent, text } from '../theme/mixins.ts';
import { layout } from '../tokens/scales.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const appear = keyframes({ from: { opacity: 0 } });
const fromEnd = keyframes({ from: { transform: 'translateX(100%)' } });
const fromStart = keyframes({ from: { transform: 'translateX(-100%)' } });

const enter = (name: string) => `${name} ${vars.motion.duration.travel} ${vars.easing.enter}`;

const modal = style(
  inComponent({
    ...text('body'),
    boxSizing: 'border-box',
    padding: 0,
    border: `1px solid ${color.line.default}`,
    background: color.surface.raised,
    color: color.ink.default,
    boxShadow: color.shadow.dialog,
    overflow: 'hidden',
    selectors: {
      '&::backdrop': { background: color.overlay.scrim, animation: enter(appear) },
    },
  }),
);

export const dialog = style([
  modal,
  inComponent({
    width: layout.dialog,
    maxWidth: `calc(100vw - ${vars.space[8]})`,
    maxHeight: `calc(100dvh - ${vars.space[8]})`,
    margin: 'auto',
    borderRadius: vars.radius.lg,
    animation: enter(rise),
  }),
]);

const drawer = style([
  modal,
  inComponent({
    height: '100dvh',
    maxHeight: '100dvh',
    width: layout.evidenceDrawer,
    maxWidth: `calc(100vw - ${vars.space[12]})`,
    marginBlock: 0,
    borderBlock: 0,
  }),
]);

export const drawers = styleVariants({
  end: [
    drawer,
    inComponent({
      marginInline: 'auto 0',
      borderInlineEnd: 0,
      animation: enter(fromEnd),
      selectors: { '[dir="rtl"] &': { animationName: fromStart } },
    }),
  ],
  start: [
    drawer,
    inComponent({
      marginInline: '0 auto',
      borderInlineStart: 0,
      animation: enter(fromStart),
      selectors: { '[dir="rtl"] &': { animationName: fromEnd } },
    }),
  ],
});

/** A bare drawer is as wide as what it holds. */
export const fit = style(inComponent({ width: 'fit-content' }));

/** The sheet fills the dialog, so that a press on the dialog itself is a press on the scrim. */
export const sheet = style(
  inComponent({ display: 'flex', flexDirection: 'column', maxHeight: 'inherit', minHeight: 0, height: '100%' }),
);

export const head = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    paddingBlock: `${vars.space[4]} ${vars.space[2]}`,
    paddingInline: `${vars.space[6]} ${vars.space[4]}`,
  }),
);

export const title = style(
  inComponent({
    ...text('title3'),
    outline: 'none',
    flex: 1,
    minWidth: 0,
    margin: 0,
    color: color.ink.strong,
    overflowWrap: 'anywhere',
  }),
);
export const aside = style(inComponent({ ...text('caption'), color: color.ink.muted }));

export const body = style(
  inComponent({
    flex: 1,
    minHeight: 0,
    // 4 px more on every side than it looks: room for a focus ring at the edge of what scrolls.
    padding: `${vars.space[1]} ${vars.space[6]} ${vars.space[6]}`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  }),
);

export const actions = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[2],
    padding: `${vars.space[4]} ${vars.space[6]}`,
    borderBlockStart: `1px solid ${color.line.hair}`,
  }),
);

// Only where scrollbars lie over the page: elsewhere hiding them would shift it.
globalStyle(':root:has(dialog:modal)', inComponent({ '@media': { '(hover: none)': { overflow: 'hidden' } } }));

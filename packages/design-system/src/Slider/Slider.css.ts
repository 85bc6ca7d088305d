import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { focusRing, inComponent, text } from '../theme/mixins.ts';

const thumbWidth = 12;

export const slider = style(inComponent({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 }));

export const scale = style(
  inComponent({
    position: 'relative',
    flex: 1,
    minWidth: 80,
    height: vars.control.default,
    cursor: 'pointer',
    touchAction: 'pan-y',
    selectors: { '&:has(:disabled)': { cursor: 'not-allowed' } },
  }),
);

/** The graduated rule: the thumb's middle stands over its tick at either end. */
export const rule = style(
  inComponent({
    position: 'absolute',
    insetInline: thumbWidth / 2,
    insetBlockStart: '50%',
    height: 0,
    borderBlockStart: `1px solid ${color.line.strong}`,
    pointerEvents: 'none',
  }),
);

export const tick = style(
  inComponent({
    position: 'absolute',
    insetBlockStart: 0,
    width: 1,
    height: 5,
    background: color.line.default,
  }),
);

export const measured = style(
  inComponent({
    position: 'absolute',
    insetBlockStart: -2,
    borderBlockStart: `3px solid ${color.accent.solid}`,
    selectors: { [`${scale}:has(:disabled) &`]: { borderColor: color.line.strong } },
  }),
);

const knob = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: thumbWidth,
  height: 20,
  border: `1px solid ${color.line.strong}`,
  borderRadius: vars.radius.md,
  background: color.surface.base,
  // The line of a gauge's pointer, over the exact value.
  backgroundImage: `linear-gradient(${color.accent.solid}, ${color.accent.solid})`,
  backgroundSize: '2px 10px',
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
  cursor: 'grab',
} as const;

const held = { borderColor: color.ink.default, background: color.surface.sunken } as const;
const disabled = {
  borderColor: color.line.default,
  background: color.surface.sunken,
  cursor: 'not-allowed',
} as const;

/** The platform's own range input without its track. */
export const input = style(
  inComponent({
    position: 'absolute',
    inset: 0,
    appearance: 'none',
    width: '100%',
    height: '100%',
    margin: 0,
    outline: 'none',
    background: 'transparent',
    cursor: 'inherit',
    selectors: {
      '&::-webkit-slider-runnable-track': { appearance: 'none', background: 'transparent', height: 20 },
      '&::-moz-range-track': { background: 'transparent' },
      '&::-webkit-slider-thumb': { ...knob, pointerEvents: 'auto' },
      '&::-moz-range-thumb': { ...knob, pointerEvents: 'auto' },
      '&:active::-webkit-slider-thumb': held,
      '&:active::-moz-range-thumb': held,
      '&:focus-visible::-webkit-slider-thumb': focusRing,
      '&:focus-visible::-moz-range-thumb': focusRing,
      '&[aria-invalid="true"]::-webkit-slider-thumb': { borderColor: color.critical.solid },
      '&[aria-invalid="true"]::-moz-range-thumb': { borderColor: color.critical.solid },
      '&:disabled::-webkit-slider-thumb': disabled,
      '&:disabled::-moz-range-thumb': disabled,
      '&:focus-visible': { zIndex: 1 },
    },
  }),
);

/** Of two inputs over each other only the thumbs take the pointer; the scale below them takes presses beside. */
export const paired = style(inComponent({ pointerEvents: 'none' }));

export const output = style(
  inComponent({
    ...text('dense'),
    flex: 'none',
    minWidth: '5ch',
    color: color.ink.strong,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    whiteSpace: 'nowrap',
  }),
);

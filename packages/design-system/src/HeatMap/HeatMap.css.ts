import { style, styleVariants } from '@vanilla-extract/css';
import { inkOn, rampSteps } from '../Chart/ramps.ts';
import { color } from '../theme/contract.css.ts';
import { inComponent, text } from '../theme/mixins.ts';

/** Under forced colours a veil of the text's own colour, so thin that words keep 7:1 on it: by amount, or by distance from the middle. */
const veils = {
  sequence: [0, 0.05, 0.09, 0.13, 0.17, 0.21, 0.25],
  diverge: [0.25, 0.17, 0.09, 0, 0.09, 0.17, 0.25],
} as const;

const ramp = (name: 'sequence' | 'diverge') =>
  Object.fromEntries(
    rampSteps.map((step) => [
      step,
      {
        fill: color[name][step],
        ...forced({ fill: 'CanvasText', fillOpacity: veils[name][step - 1], stroke: 'CanvasText' }),
      },
    ]),
  );
const inks = (name: 'sequence' | 'diverge') =>
  Object.fromEntries(
    rampSteps.map((step) => {
      const [light, dark] = inkOn(name, step);
      return [step, { fill: `light-dark(${light}, ${dark})`, ...forced({ fill: 'CanvasText' }) }];
    }),
  );

function forced(rule: object) {
  return { '@media': { '(forced-colors: active)': rule } };
}

export const cells = {
  sequence: styleVariants(ramp('sequence'), (rule) => inComponent(rule)),
  diverge: styleVariants(ramp('diverge'), (rule) => inComponent(rule)),
};
export const words = {
  sequence: styleVariants(inks('sequence'), (rule) => inComponent(rule)),
  diverge: styleVariants(inks('diverge'), (rule) => inComponent(rule)),
};
export const scale = style(
  inComponent({
    ...text('caption'),
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    color: color.ink.muted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const swatches = style(inComponent({ display: 'block' }));

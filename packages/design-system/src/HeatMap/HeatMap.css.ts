import { style, styleVariants } from '@vanilla-extract/css';
import { inkOn, rampSteps } from '../Chart/ramps.ts';
import { color } from '../theme/contract.css.ts';
import { inComponent, text } from '../theme/mixins.ts';

const ramp = (name: 'sequence' | 'diverge') =>
  Object.fromEntries(
    rampSteps.map((step) => [step, { fill: color[name][step], ...forced({ fill: 'Canvas', stroke: 'CanvasText' }) }]),
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

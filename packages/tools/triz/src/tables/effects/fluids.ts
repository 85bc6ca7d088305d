import type { EffectRow } from './effects.types.ts';

/** Effects of fluids. */
export const fluidsEffects = [
  {
    code: 'bernoulli effect',
    serves: ['lift solid', 'measure flow', 'mix gas', 'move liquid'],
    source: 'white',
    chapter: 3,
  },
  { code: 'venturi effect', serves: ['measure flow', 'mix liquid', 'mix gas'], source: 'iso5167' },
  { code: 'coanda effect', serves: ['guide gas', 'guide liquid'], source: 'tritton' },
  { code: 'magnus effect', serves: ['lift solid', 'guide solid'], source: 'white', chapter: 8 },
  { code: 'capillary action', serves: ['move liquid', 'absorb liquid', 'hold liquid'], source: 'washburn1921' },
  {
    code: 'electrowetting',
    serves: ['move liquid', 'shape liquid', 'control light'],
    source: 'mugele2005',
    magnitude: { quantity: 'voltage', from: 10, to: 200, unit: 'V' },
  },
  { code: 'marangoni effect', serves: ['move liquid', 'mix liquid', 'dry surface'], source: 'scriven1960' },
  {
    code: 'cavitation',
    serves: ['remove surface', 'mix liquid', 'divide particles', 'generate light'],
    source: 'white',
    chapter: 1,
  },
  { code: 'water hammer', serves: ['compress liquid', 'lift liquid', 'generate pressure'], source: 'wylie' },
  {
    code: 'archimedes buoyancy',
    serves: ['lift solid', 'separate solid', 'measure concentration', 'measure level'],
    source: 'white',
    chapter: 2,
  },
  { code: 'pascal principle', serves: ['move solid', 'lift solid', 'convert force'], source: 'white', chapter: 2 },
  {
    code: 'centrifugal separation',
    serves: ['separate particles', 'separate liquid', 'separate gas'],
    source: 'perry',
    chapter: 18,
    magnitude: { quantity: 'acceleration', from: 100, to: 1000000, unit: 'm/s²' },
  },
  { code: 'cyclone', serves: ['separate particles', 'remove particles'], source: 'perry', chapter: 17 },
  {
    code: 'fluidisation',
    serves: ['move particles', 'mix particles', 'heat particles', 'dry particles'],
    source: 'perry',
    chapter: 17,
  },
  { code: 'karman vortex street', serves: ['measure flow', 'generate vibration'], source: 'white', chapter: 5 },
  { code: 'ejector', serves: ['move gas', 'move liquid', 'compress gas', 'mix gas'], source: 'perry', chapter: 10 },
  {
    code: 'air bearing',
    serves: ['hold solid', 'lubricate surface', 'guide motion'],
    source: 'hamrock',
    magnitude: { quantity: 'gap', from: 0.000005, to: 0.00005, unit: 'm' },
  },
  {
    code: 'hydrodynamic lubrication',
    serves: ['lubricate surface', 'hold solid'],
    source: 'hamrock',
    magnitude: { quantity: 'friction coefficient', from: 0.001, to: 0.01, unit: '1' },
  },
  {
    code: 'drag reduction by polymers',
    serves: ['move liquid', 'lubricate liquid'],
    source: 'virk1975',
    magnitude: { quantity: 'reduction of friction', from: 0.1, to: 0.8, unit: '1' },
  },
  { code: 'inertial focusing', serves: ['separate particles', 'position particles'], source: 'segre1961' },
  {
    code: 'electrospray',
    serves: ['divide liquid', 'coat surface', 'shape solid'],
    source: 'taylor1964',
    magnitude: { quantity: 'voltage', from: 1000, to: 30000, unit: 'V' },
  },
  { code: 'pressure atomisation', serves: ['divide liquid', 'coat surface', 'cool gas'], source: 'perry', chapter: 14 },
] as const satisfies readonly EffectRow[];

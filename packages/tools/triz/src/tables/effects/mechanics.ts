import type { EffectRow } from './effects.types.ts';

/** Effects of mechanics. */
export const mechanicsEffects = [
  {
    code: 'thermal expansion',
    serves: ['move solid', 'measure temperature', 'generate force', 'join solid'],
    source: 'callister',
    chapter: 19,
    magnitude: { quantity: 'expansion coefficient', from: 5e-7, to: 0.0003, unit: '1/K' },
  },
  {
    code: 'bimetal bending',
    serves: ['measure temperature', 'control temperature', 'move solid'],
    source: 'timoshenko1925',
  },
  {
    code: 'shape memory effect',
    serves: ['move solid', 'hold solid', 'join solid', 'control temperature'],
    source: 'buehler1963',
    magnitude: { quantity: 'strain', from: 0.01, to: 0.08, unit: '1' },
  },
  {
    code: 'superelasticity',
    serves: ['damp vibration', 'hold solid', 'absorb energy'],
    source: 'otsuka',
    magnitude: { quantity: 'strain', from: 0.05, to: 0.08, unit: '1' },
  },
  {
    code: 'gyroscopic effect',
    serves: ['hold solid', 'position solid', 'measure rotation'],
    source: 'goldstein',
    chapter: 5,
  },
  { code: 'coriolis effect', serves: ['measure flow', 'measure rotation', 'measure mass'], source: 'iso10790' },
  {
    code: 'centrifugal force',
    serves: ['move liquid', 'coat surface', 'control speed', 'compress solid'],
    source: 'goldstein',
    chapter: 4,
  },
  {
    code: 'flywheel inertia',
    serves: ['store energy', 'damp vibration', 'divide solid', 'measure motion'],
    source: 'shigley',
    chapter: 16,
  },
  { code: 'wedge effect', serves: ['divide solid', 'hold solid', 'convert force'], source: 'shigley', chapter: 8 },
  { code: 'belt friction', serves: ['hold solid', 'stop motion', 'move solid'], source: 'shigley', chapter: 16 },
  { code: 'elastic buckling', serves: ['move solid', 'control force', 'absorb energy'], source: 'timoshenko1961' },
  { code: 'jamming of granules', serves: ['hold solid', 'control stiffness'], source: 'brown2010' },
  {
    code: 'auxetic structure',
    serves: ['absorb energy', 'hold solid', 'control stiffness'],
    source: 'lakes1987',
    magnitude: { quantity: 'poisson ratio', from: -1, to: 0, unit: '1' },
  },
  { code: 'dynamic vibration absorber', serves: ['damp vibration', 'stop vibration'], source: 'denhartog', chapter: 3 },
  {
    code: 'viscoelastic damping',
    serves: ['damp vibration', 'absorb energy', 'absorb sound'],
    source: 'callister',
    chapter: 15,
  },
  {
    code: 'residual compressive stress',
    serves: ['harden surface', 'protect surface'],
    source: 'callister',
    chapter: 8,
    magnitude: { quantity: 'stress', from: 200000000, to: 1500000000, unit: 'Pa' },
  },
  { code: 'strain hardening', serves: ['harden solid'], source: 'callister', chapter: 7 },
  {
    code: 'elastic storage',
    serves: ['store energy', 'hold solid', 'measure force', 'measure mass'],
    source: 'shigley',
    chapter: 10,
  },
  {
    code: 'suction gripping',
    serves: ['hold solid', 'lift solid'],
    source: 'white',
    chapter: 2,
    magnitude: { quantity: 'pressure', from: 10000, to: 90000, unit: 'Pa' },
  },
  { code: 'impact fracture', serves: ['divide solid', 'divide particles'], source: 'perry', chapter: 21 },
  {
    code: 'sieving',
    serves: ['separate particles', 'measure size'],
    source: 'perry',
    chapter: 21,
    magnitude: { quantity: 'size', from: 0.00002, to: 0.1, unit: 'm' },
  },
] as const satisfies readonly EffectRow[];

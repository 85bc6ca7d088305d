import type { EffectRow } from './effects.types.ts';

/** Effects of sound. */
export const soundEffects = [
  {
    code: 'ultrasonic cleaning',
    serves: ['remove surface', 'mix liquid'],
    source: 'mason',
    magnitude: { quantity: 'frequency', from: 20000, to: 400000, unit: 'Hz' },
  },
  {
    code: 'ultrasonic pulse echo',
    serves: ['measure position', 'measure thickness', 'measure level', 'detect defect'],
    source: 'iso16810',
    magnitude: { quantity: 'frequency', from: 500000, to: 15000000, unit: 'Hz' },
  },
  { code: 'doppler effect', serves: ['measure speed', 'measure flow'], source: 'halliday', chapter: 17 },
  {
    code: 'acoustic radiation force',
    serves: ['lift particles', 'hold particles', 'hold liquid', 'position particles'],
    source: 'bruus2012',
  },
  {
    code: 'helmholtz resonator',
    serves: ['absorb sound', 'stop sound', 'detect sound'],
    source: 'kinsler',
    chapter: 10,
  },
  { code: 'porous sound absorption', serves: ['absorb sound', 'damp sound'], source: 'bies' },
  { code: 'cancelling by interference', serves: ['stop sound', 'damp sound', 'damp vibration'], source: 'nelson' },
  {
    code: 'ultrasonic welding',
    serves: ['join solid', 'heat solid'],
    source: 'groover',
    chapter: 30,
    magnitude: { quantity: 'frequency', from: 15000, to: 70000, unit: 'Hz' },
  },
  { code: 'acoustic emission', serves: ['detect defect', 'measure defect'], source: 'grosse' },
  {
    code: 'photoacoustic effect',
    serves: ['detect substance', 'measure concentration', 'generate sound'],
    source: 'rosencwaig1976',
  },
  {
    code: 'resonance shift',
    serves: ['measure mass', 'measure level', 'detect substance', 'measure property'],
    source: 'sauerbrey1959',
  },
  {
    code: 'vibratory conveying',
    serves: ['move particles', 'move solid', 'position solid', 'separate particles'],
    source: 'perry',
    chapter: 21,
    magnitude: { quantity: 'frequency', from: 10, to: 100, unit: 'Hz' },
  },
] as const satisfies readonly EffectRow[];

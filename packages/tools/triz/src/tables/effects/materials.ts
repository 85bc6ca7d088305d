import type { EffectRow } from './effects.types.ts';

/** Effects of materials. */
export const materialsEffects = [
  { code: 'quench hardening', serves: ['harden solid', 'harden surface'], source: 'callister', chapter: 10 },
  { code: 'precipitation hardening', serves: ['harden solid'], source: 'callister', chapter: 11 },
  {
    code: 'fibre reinforcement',
    serves: ['harden solid', 'hold solid', 'damp vibration'],
    source: 'callister',
    chapter: 16,
  },
  {
    code: 'sintering',
    serves: ['join particles', 'shape solid', 'solidify particles'],
    source: 'groover',
    chapter: 16,
  },
  { code: 'self-healing', serves: ['protect solid', 'join solid'], source: 'white2001' },
  {
    code: 'foam structure',
    serves: ['insulate heat', 'absorb energy', 'absorb sound', 'lift solid'],
    source: 'gibson',
  },
  { code: 'sandwich structure', serves: ['harden solid', 'hold solid', 'insulate heat'], source: 'gibson', chapter: 9 },
  { code: 'zone refining', serves: ['separate substance', 'remove substance'], source: 'pfann1952' },
  {
    code: 'glass transition',
    serves: ['shape solid', 'control stiffness', 'hold solid'],
    source: 'callister',
    chapter: 15,
  },
  { code: 'thermochromism', serves: ['measure temperature', 'detect temperature', 'control light'], source: 'day1963' },
  { code: 'penetrant testing', serves: ['detect defect', 'detect surface'], source: 'iso3452' },
  {
    code: 'honeycomb structure',
    serves: ['hold solid', 'absorb energy', 'guide gas', 'harden solid'],
    source: 'gibson',
  },
] as const satisfies readonly EffectRow[];

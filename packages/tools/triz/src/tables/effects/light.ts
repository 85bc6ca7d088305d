import type { EffectRow } from './effects.types.ts';

/** Effects of light. */
export const lightEffects = [
  {
    code: 'stimulated emission',
    serves: ['generate light', 'heat solid', 'divide solid', 'join solid', 'measure position'],
    source: 'maiman1960',
  },
  {
    code: 'laser ablation',
    serves: ['remove surface', 'remove solid', 'divide solid'],
    source: 'groover',
    chapter: 26,
  },
  {
    code: 'total internal reflection',
    serves: ['guide light', 'measure level', 'detect liquid', 'measure concentration'],
    source: 'hecht',
    chapter: 4,
  },
  {
    code: 'interference of light',
    serves: ['measure position', 'measure thickness', 'measure vibration', 'detect defect'],
    source: 'hecht',
    chapter: 9,
    magnitude: { quantity: 'wavelength', from: 4e-7, to: 7e-7, unit: 'm' },
  },
  {
    code: 'diffraction',
    serves: ['separate light', 'measure size', 'measure strain', 'detect substance'],
    source: 'hecht',
    chapter: 10,
  },
  {
    code: 'x-ray diffraction',
    serves: ['detect substance', 'measure strain', 'measure property'],
    source: 'skoog',
    chapter: 12,
  },
  {
    code: 'x-ray absorption',
    serves: ['detect defect', 'measure thickness', 'measure concentration', 'measure level'],
    source: 'knoll',
    chapter: 2,
  },
  {
    code: 'fluorescence',
    serves: ['detect substance', 'detect defect', 'convert light', 'measure concentration'],
    source: 'skoog',
    chapter: 15,
  },
  {
    code: 'raman scattering',
    serves: ['detect substance', 'measure concentration', 'measure strain'],
    source: 'raman1928',
  },
  {
    code: 'infrared absorption',
    serves: ['detect substance', 'measure concentration', 'measure humidity'],
    source: 'skoog',
    chapter: 16,
  },
  {
    code: 'photoelectric effect',
    serves: ['detect light', 'generate current', 'detect radiation'],
    source: 'knoll',
    chapter: 9,
  },
  {
    code: 'photovoltaic effect',
    serves: ['generate current', 'convert light', 'detect light'],
    source: 'kittel',
    chapter: 17,
  },
  { code: 'photoelasticity', serves: ['measure strain', 'detect defect'], source: 'hecht', chapter: 8 },
  { code: 'electro-optic effect', serves: ['control light', 'measure voltage'], source: 'hecht', chapter: 8 },
  {
    code: 'faraday effect',
    serves: ['measure current', 'measure magnetic field', 'control light'],
    source: 'hecht',
    chapter: 8,
  },
  { code: 'electrochromism', serves: ['control light', 'control heat'], source: 'granqvist1995' },
  {
    code: 'optical trapping',
    serves: ['hold particles', 'move particles', 'measure force'],
    source: 'ashkin1986',
    magnitude: { quantity: 'force', from: 1e-13, to: 1e-10, unit: 'N' },
  },
  {
    code: 'fibre bragg grating',
    serves: ['measure strain', 'measure temperature', 'measure pressure'],
    source: 'hill1978',
    magnitude: { quantity: 'strain', from: 0.000001, to: 0.01, unit: '1' },
  },
  {
    code: 'surface plasmon resonance',
    serves: ['detect substance', 'measure concentration', 'measure thickness'],
    source: 'kretschmann1968',
  },
  {
    code: 'photocatalysis',
    serves: ['divide substance', 'remove surface', 'remove substance'],
    source: 'fujishima1972',
  },
  {
    code: 'photopolymerisation',
    serves: ['solidify liquid', 'shape solid', 'join solid', 'coat surface'],
    source: 'groover',
    chapter: 33,
  },
  {
    code: 'scintillation',
    serves: ['detect radiation', 'convert radiation', 'measure radiation'],
    source: 'knoll',
    chapter: 8,
  },
  {
    code: 'ionisation of gas',
    serves: ['detect radiation', 'measure radiation', 'detect substance'],
    source: 'knoll',
    chapter: 5,
  },
  {
    code: 'electron tunnelling',
    serves: ['measure position', 'detect surface', 'position particles'],
    source: 'binnig1982',
  },
] as const satisfies readonly EffectRow[];

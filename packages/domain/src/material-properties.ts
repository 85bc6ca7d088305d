import type { MaterialQuantity } from './material-units.ts';

interface PropertyRule {
  quantity: MaterialQuantity;
  /** Values outside of it are errors of entry, in store units: no solid that the product lists goes there. */
  plausible: readonly [number, number];
}

/** Every property of a card, in reading order. */
export const materialProperties = {
  density: { quantity: 'density', plausible: [0.8, 23] },
  youngsModulus: { quantity: 'modulus', plausible: [0.001, 600] },
  poissonRatio: { quantity: 'ratio', plausible: [0, 0.5] },
  proofStrength: { quantity: 'stress', plausible: [5, 2500] },
  tensileStrength: { quantity: 'stress', plausible: [5, 3000] },
  elongation: { quantity: 'percent', plausible: [0, 1000] },
  flexuralStrength: { quantity: 'stress', plausible: [10, 1500] },
  compressiveStrength: { quantity: 'stress', plausible: [10, 6000] },
  shearStrength: { quantity: 'stress', plausible: [10, 1500] },
  fatigueStrength: { quantity: 'stress', plausible: [5, 1200] },
  fractureToughness: { quantity: 'fractureToughness', plausible: [0.3, 250] },
  hardnessBrinell: { quantity: 'brinell', plausible: [5, 700] },
  hardnessBrinell500: { quantity: 'brinell500', plausible: [15, 200] },
  hardnessVickers: { quantity: 'vickers', plausible: [5, 4000] },
  hardnessRockwellB: { quantity: 'rockwellB', plausible: [20, 120] },
  hardnessRockwellC: { quantity: 'rockwellC', plausible: [15, 70] },
  hardnessShoreD: { quantity: 'shoreD', plausible: [20, 95] },
  melting: { quantity: 'temperature', plausible: [90, 3700] },
  glassTransition: { quantity: 'temperature', plausible: [-150, 600] },
  deflectionTemperature: { quantity: 'temperature', plausible: [30, 400] },
  thermalConductivity: { quantity: 'conductivity', plausible: [0.1, 2500] },
  thermalExpansion: { quantity: 'expansion', plausible: [0, 300] },
  specificHeat: { quantity: 'specificHeat', plausible: [100, 3000] },
  resistivity: { quantity: 'resistivity', plausible: [0.015, 2] },
  electricalConductivity: { quantity: 'iacs', plausible: [0.5, 110] },
  specificStiffness: { quantity: 'specificStiffness', plausible: [0, 220] },
  pittingResistance: { quantity: 'ratio', plausible: [0, 70] },
  carbonEquivalent: { quantity: 'ratio', plausible: [0, 2] },
} as const satisfies Record<string, PropertyRule>;
export type MaterialProperty = keyof typeof materialProperties;
export const materialPropertyNames = Object.keys(materialProperties) as readonly MaterialProperty[];

/** Properties by which grades are looked through in a list. */
export const keyProperties = [
  'density',
  'youngsModulus',
  'proofStrength',
  'tensileStrength',
  'thermalConductivity',
] as const satisfies readonly MaterialProperty[];

/** Families of materials, with what a card of each lists even when no source states it. */
export const materialFamilies = {
  metal: [
    'density',
    'youngsModulus',
    'proofStrength',
    'tensileStrength',
    'elongation',
    'fatigueStrength',
    'thermalConductivity',
    'thermalExpansion',
    'specificHeat',
  ],
  polymer: [
    'density',
    'youngsModulus',
    'tensileStrength',
    'melting',
    'glassTransition',
    'thermalConductivity',
    'thermalExpansion',
  ],
  ceramic: [
    'density',
    'youngsModulus',
    'flexuralStrength',
    'fractureToughness',
    'thermalConductivity',
    'thermalExpansion',
    'specificHeat',
  ],
} as const satisfies Record<string, readonly MaterialProperty[]>;
export type MaterialFamily = keyof typeof materialFamilies;
export const materialFamilyNames = Object.keys(materialFamilies) as readonly MaterialFamily[];

/** Classes, finer than families. */
export const materialClasses = {
  'austenitic-stainless': 'metal',
  'ferritic-stainless': 'metal',
  'martensitic-stainless': 'metal',
  'duplex-stainless': 'metal',
  'precipitation-hardening-stainless': 'metal',
  'carbon-steel': 'metal',
  'alloy-steel': 'metal',
  'structural-steel': 'metal',
  'tool-steel': 'metal',
  'cast-iron': 'metal',
  'wrought-aluminium': 'metal',
  'cast-aluminium': 'metal',
  'copper-alloy': 'metal',
  'titanium-alloy': 'metal',
  'nickel-alloy': 'metal',
  'magnesium-alloy': 'metal',
  'zinc-alloy': 'metal',
  'pure-metal': 'metal',
  thermoplastic: 'polymer',
  'high-performance-thermoplastic': 'polymer',
  fluoropolymer: 'polymer',
  thermoset: 'polymer',
  oxide: 'ceramic',
  carbide: 'ceramic',
  nitride: 'ceramic',
  boride: 'ceramic',
  silicate: 'ceramic',
  glass: 'ceramic',
} as const satisfies Record<string, MaterialFamily>;
export type MaterialClass = keyof typeof materialClasses;
export const materialClassNames = Object.keys(materialClasses) as readonly MaterialClass[];

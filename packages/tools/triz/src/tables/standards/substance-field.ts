import type { InFourLanguages } from '../triz.types.ts';

/** Kinds of field by which one substance acts on another. Names are the field's. */
export const fieldKinds = {
  mechanical: { en: 'Mechanical', cn: '机械场', tw: '機械場', jp: '機械的な場' },
  acoustic: { en: 'Acoustic', cn: '声场', tw: '聲場', jp: '音響の場' },
  thermal: { en: 'Thermal', cn: '热场', tw: '熱場', jp: '熱の場' },
  chemical: { en: 'Chemical', cn: '化学场', tw: '化學場', jp: '化学的な場' },
  electric: { en: 'Electric', cn: '电场', tw: '電場', jp: '電気の場' },
  magnetic: { en: 'Magnetic', cn: '磁场', tw: '磁場', jp: '磁気の場' },
  electromagnetic: { en: 'Electromagnetic, light', cn: '电磁场、光', tw: '電磁場、光', jp: '電磁場・光' },
  nuclear: { en: 'Nuclear radiation', cn: '核辐射', tw: '核輻射', jp: '放射線の場' },
  biological: { en: 'Biological', cn: '生物场', tw: '生物場', jp: '生物的な場' },
} as const satisfies Record<string, InFourLanguages>;

export type FieldKind = keyof typeof fieldKinds;

/** What is wrong with the action of one substance on another. */
export const modelFaults = ['missing', 'harmful', 'insufficient', 'excessive', 'measurement'] as const;
export type ModelFault = (typeof modelFaults)[number];

/** What a person may rule out: additives in or on the substances, changes of the surroundings or the parts, and so on. */
export const modelBars = ['inside', 'outside', 'environment', 'substance', 'field', 'change', 'distance'] as const;
export type ModelBar = (typeof modelBars)[number];

/** The state of a model that a standard answers. */
export type ModelState =
  | 'incomplete'
  | 'harmful'
  | 'insufficient'
  | 'excessive'
  | 'measurement'
  /** The system is exhausted at its level. */
  | 'transition'
  /** What another standard asks for is to be brought in simply. */
  | 'simplification';

/** What can be said of a model beside its state. */
export type ModelCondition =
  | 'a part is missing'
  | 'the model is whole'
  | 'a field acts'
  | 'additives inside allowed'
  | 'additives outside allowed'
  | 'environment free'
  | 'new substance allowed'
  | 'new field allowed'
  | 'parts may change'
  | 'no additives inside'
  | 'no additives outside'
  | 'no new substance'
  | 'no new field'
  | 'parts are fixed'
  | 'contact is needed'
  | 'contact is free'
  | 'mechanical field'
  | 'field with a rhythm'
  | 'thermal field'
  | 'magnetic field'
  | 'magnetism possible'
  | 'electric field'
  | 'chemical field';

/** A substance-field model as a person describes it. */
export interface SubstanceFieldModel {
  /** Substances in the words of the person: the one acted on, then the one that acts. */
  substances: readonly string[];
  field?: FieldKind;
  fault: ModelFault;
  /** What must not be done. `substance` also bars additives; `distance`: the substances must touch. */
  barred?: readonly ModelBar[];
}

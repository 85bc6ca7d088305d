import {
  compositionRelations,
  designationSystems,
  materialClassNames,
  materialCompareLimit,
  materialFamilyNames,
  materialForms,
  materialPropertyNames,
  materialStates,
  materialValueKinds,
  unitSystems,
} from '@assay/domain';
import * as z from 'zod';

const gradeId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);
const property = z.enum(materialPropertyNames);
/** A figure or range in the unit in which its quantity is stored; one side alone is a least or greatest value. */
const figure = z.object({
  min: z.number().optional(),
  max: z.number().optional(),
  decimals: z.int().min(0).max(6),
});
const condition = z.object({
  state: z.enum(materialStates).optional(),
  temper: z.string().optional(),
  form: z.enum(materialForms).optional(),
  /** °C: one, or from and to. */
  temperature: z.union([z.tuple([z.number()]), z.tuple([z.number(), z.number()])]).optional(),
  /** mm: above and up to. */
  thickness: z.tuple([z.number(), z.number()]).optional(),
});
const value = z.object({
  property,
  figure,
  condition,
  kind: z.enum(materialValueKinds),
  /** Id of a source of the reply. */
  source: z.string(),
  method: z.string().optional(),
});
/** Mass per cent. */
const composition = z.object({
  source: z.string(),
  limits: z.array(
    z.object({
      component: z.string(),
      min: z.number().optional(),
      max: z.number().optional(),
      decimals: z.int(),
      rule: z.string().optional(),
      isBalance: z.literal(true).optional(),
    }),
  ),
});
const designation = z.object({ system: z.enum(designationSystems), designation: z.string() });
const source = z.object({
  id: z.string(),
  title: z.string(),
  publisher: z.string(),
  kind: z.enum(['standard', 'handbook', 'paper', 'rule']),
  licence: z.literal('facts'),
});
const names = z.object({ cn: z.string(), en: z.string(), jp: z.string(), tw: z.string() });
const summary = z.object({
  id: z.string(),
  designation: z.string(),
  names: names.optional(),
  class: z.enum(materialClassNames),
  family: z.enum(materialFamilyNames),
});
const grade = summary.extend({
  designations: z.array(designation),
  composition: composition.optional(),
  values: z.array(value),
  /** Properties that a card of this family lists and no source states. */
  missing: z.array(property),
  sources: z.array(source),
});

/** Grades for the chart of stiffness and density: g/cm³ and GPa. */
const landmark = summary.extend({ density: z.number(), youngs_modulus: z.number() });

export const materialsSchemas = {
  /** Finds names of every standard, however they are spaced and hyphenated; without words it lists. */
  'materials.grades': {
    summary: 'Grades by name, designation, family and class',
    query: z.object({
      query: z.string().trim().max(100).default(''),
      family: z.enum(materialFamilyNames).optional(),
      class: z.enum(materialClassNames).optional(),
      offset: z.coerce.number().int().min(0).max(10_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    response: z.object({
      total: z.int(),
      grades: z.array(
        summary.extend({
          designations: z.array(designation),
          /** The name of another standard that was found, where it was not the grade's own. */
          found_as: designation.optional(),
          /** Over all conditions that sources state, in stored units. */
          key_values: z.array(z.object({ property, figure })),
        }),
      ),
    }),
  },
  'materials.named': {
    summary: 'Grades that texts name, in the order of their first mention, at most five of each text',
    body: z.object({ texts: z.array(z.string().max(4000)).min(1).max(60) }),
    /** One list for each text, in their order. */
    response: z.object({ named: z.array(z.array(z.object({ id: z.string(), designation: z.string() }))) }),
  },
  'materials.grade': {
    summary: 'A material card: composition, values, their sources, and what no source states',
    params: z.object({ grade_id: gradeId }),
    response: grade.extend({ landmarks: z.array(landmark) }),
  },
  'materials.equivalents': {
    summary: 'The nearest grades of other standards, with the differences that matter',
    params: z.object({ grade_id: gradeId }),
    response: z.object({
      id: z.string(),
      sources: z.array(source),
      equivalents: z.array(
        designation.extend({
          alias: z.string().optional(),
          composition: composition.optional(),
          values: z.array(value),
          relation: z.enum(compositionRelations),
          differences: z.array(
            z.object({
              component: z.string(),
              here: figure.optional(),
              there: figure.optional(),
              kind: z.enum(['tighter', 'wider', 'shifted', 'apart', 'unlisted']),
              matters: z.boolean(),
            }),
          ),
          property_differences: z.array(z.object({ property, here: figure, there: figure, change: z.number() })),
        }),
      ),
    }),
  },
  'materials.compare': {
    summary: 'Up to five cards side by side',
    query: z.object({
      /** Ids with commas between. */
      grades: z
        .string()
        .max(400)
        .transform((text) => [...new Set(text.split(','))])
        .pipe(z.array(gradeId).min(1).max(materialCompareLimit)),
    }),
    response: z.object({ grades: z.array(grade) }),
  },
  'materials.export': {
    summary: 'A material card as a file',
    params: z.object({ grade_id: gradeId }),
    query: z.object({
      format: z.enum(['json', 'pdf', 'docx', 'md']).default('json'),
      units: z.enum(unitSystems).default('si'),
    }),
  },
} as const;

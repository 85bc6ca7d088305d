import type { AssayCalls } from '@assay/contract';
import {
  compositionDifferences,
  compositionRelation,
  computedValues,
  figureOver,
  keyProperties,
  type MaterialGrade,
  type MaterialSource,
  materialClasses,
  materialCoverage,
  materialFamilies,
  propertyDifferences,
} from '@assay/domain';
import { materialSources } from '@assay/starter-materials';

export type GradeView = AssayCalls['materials.compare']['response']['grades'][number];
export type EquivalentsView = AssayCalls['materials.equivalents']['response'];

/** What lists and charts say of a grade. */
export function summaryOf({ id, designation, names, class: of }: MaterialGrade) {
  return { id, designation, ...(names ? { names } : {}), class: of, family: materialClasses[of] };
}

/** The properties by which a list is looked through, as far as sources state them. */
export function keyValuesOf({ values }: MaterialGrade) {
  return keyProperties.flatMap((property) => {
    const figure = figureOver(values.filter((value) => value.property === property).map((value) => value.figure));
    return figure ? [{ property, figure }] : [];
  });
}

/** A card as it is sent: with what follows from it by rule, its sources, and what none of them states. */
export function gradeView(grade: MaterialGrade): GradeView {
  const values = [...grade.values, ...computedValues(grade)];
  const summary = summaryOf(grade);
  return {
    ...summary,
    designations: [...grade.designations],
    ...(grade.composition ? { composition: compositionView(grade.composition) } : {}),
    values: values.map(valueView),
    missing: [...materialCoverage(values, materialFamilies[summary.family]).missing],
    sources: sourcesOf([
      ...(grade.composition ? [grade.composition.source] : []),
      ...values.map(({ source }) => source),
    ]),
  };
}

/** The nearest grades of other standards, with what differs. */
export function equivalentsView(grade: MaterialGrade): EquivalentsView {
  const sources: string[] = grade.composition ? [grade.composition.source] : [];
  const equivalents = grade.equivalents.map(({ composition, values, ...equivalent }) => {
    if (composition) sources.push(composition.source);
    sources.push(...values.map(({ source }) => source));
    return {
      ...equivalent,
      ...(composition ? { composition: compositionView(composition) } : {}),
      values: values.map(valueView),
      relation: compositionRelation(grade.composition, composition),
      differences: grade.composition && composition ? compositionDifferences(grade.composition, composition) : [],
      property_differences: propertyDifferences(grade.values, values),
    };
  });
  return { id: grade.id, equivalents, sources: sourcesOf(sources) };
}

/** Grades that the chart of stiffness and density shows beside a card. */
export function landmarkOf(grade: MaterialGrade) {
  const middle = (property: 'density' | 'youngsModulus') => {
    const figure = grade.values.find((value) => value.property === property)?.figure;
    return figure?.min === undefined || figure.max === undefined ? undefined : (figure.min + figure.max) / 2;
  };
  const [density, modulus] = [middle('density'), middle('youngsModulus')];
  return density === undefined || modulus === undefined
    ? undefined
    : { ...summaryOf(grade), density, youngs_modulus: modulus };
}

type ValueView = GradeView['values'][number];
type CompositionView = NonNullable<GradeView['composition']>;

function valueView({ condition, ...value }: MaterialGrade['values'][number]): ValueView {
  const { temperature, thickness, ...rest } = condition;
  return {
    ...value,
    condition: {
      ...rest,
      ...(temperature ? { temperature: [...temperature] } : {}),
      ...(thickness ? { thickness: [...thickness] } : {}),
    },
  };
}

function compositionView({ source, limits }: NonNullable<MaterialGrade['composition']>): CompositionView {
  return { source, limits: limits.map((limit) => ({ ...limit })) };
}

/** In the order of their first mention. */
function sourcesOf(ids: readonly string[]): MaterialSource[] {
  return [...new Set(ids)].flatMap((id) => {
    const source = materialSources.get(id);
    return source ? [{ ...source }] : [];
  });
}

import {
  gradeDocumentId,
  type MaterialGrade,
  type MaterialValue,
  materialTerms,
  type Publication,
  writeCondition,
  writeFigure,
  writeTemperature,
  writeValue,
} from '@assay/domain';
import { equivalentsView, gradeView } from './grade-view.ts';
import { gradeWords } from './grade-words.ts';

/** Heads of the columns in which a card states its values; "US" is the same value in customary units. */
const heads = ['Property', 'Value', 'US', 'Condition', 'Kind', 'Source'] as const;
export const valueHeads = heads.join(' | ');

const terms = materialTerms('en');
const words = gradeWords('en');

/** The row of a value: what a citation of it quotes. No two values of a card have the same row. */
export function valueRow(value: MaterialValue): string {
  const [si, us] = (['si', 'us'] as const).map((system) => {
    const { figure, unit } = writeValue(value, system);
    return `${figure} ${unit}`.trim();
  });
  const condition = [writeCondition(value.condition, terms, 'si'), writeTemperature(value.condition, 'si')];
  return [
    terms.properties[value.property],
    si,
    us,
    condition.filter(Boolean).join(', ') || words('notStated'),
    terms.kinds[value.kind],
    value.source,
  ].join(' | ');
}

/**
 * A card as a publication of the library: one English text, since a document has one, with every value in a row of its
 * own and the sources in full.
 */
export function gradePublication(grade: MaterialGrade): Publication {
  const view = gradeView(grade);
  const { equivalents, sources } = equivalentsView(grade);
  const id = gradeDocumentId(grade.id);
  const table = (text: string) => ({ kind: 'table' as const, text });
  const heading = (text: string) => ({ kind: 'heading' as const, text });
  const named = grade.designations.map(({ system, designation }) => `${system} ${designation}`);
  const known = new Map([...view.sources, ...sources].map((source) => [source.id, source]));
  return {
    id,
    familyId: id,
    sourceType: 'note',
    source: 'assay-materials',
    title: [grade.designation, grade.names?.en, terms.classes[grade.class]].filter(Boolean).join(', '),
    language: 'en',
    dates: {},
    parties: [],
    classes: [],
    references: [],
    claims: [],
    licence: 'facts',
    paragraphs: [
      ...(named.length === 0 ? [] : [{ kind: 'paragraph' as const, text: named.join(', ') }]),
      heading(words('properties')),
      table([valueHeads, ...view.values.map(valueRow)].join('\n')),
      ...(grade.composition
        ? [
            heading(`${words('composition')} (${grade.composition.source})`),
            table(
              [
                `${words('component')} | ${words('share')}`,
                ...grade.composition.limits.map(
                  ({ component, rule, isBalance, ...figure }) =>
                    `${component} | ${isBalance ? words('balance') : rule ? `${rule}–${figure.max ?? ''}` : writeFigure(figure)}`,
                ),
              ].join('\n'),
            ),
          ]
        : []),
      ...(equivalents.length === 0
        ? []
        : [
            heading(words('equivalents')),
            { kind: 'paragraph' as const, text: words('nearest') },
            table(
              [
                `${words('grade')} | ${words('relation')}`,
                ...equivalents.map(
                  ({ system, designation, relation }) => `${system} ${designation} | ${words(`relations.${relation}`)}`,
                ),
              ].join('\n'),
            ),
          ]),
      heading(words('sources')),
      ...[...known.values()].map(({ id: source, title, publisher }) => ({
        kind: 'paragraph' as const,
        text: `${source}: ${title} (${publisher})`,
      })),
      { kind: 'paragraph', text: words('notice') },
    ],
  };
}

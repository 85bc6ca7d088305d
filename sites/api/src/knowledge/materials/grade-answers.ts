import {
  type Citation,
  computedValues,
  type Locale,
  type MaterialDesignation,
  type MaterialGrade,
  type MaterialProperty,
  type MaterialState,
  type MaterialUnit,
  type MaterialValue,
  materialProperties,
  materialPropertyNames,
  materialTerms,
  materialUnits,
  pathTo,
  type StatedValue,
  type UnitSystem,
  unitOf,
  writeCondition,
  writeTemperature,
  writeValue,
} from '@assay/domain';
import { onDemand } from '@assay/engines/language';
import {
  type ConditionMatch,
  compareConditions,
  createGradeQuestionReader,
  type GradeQuestion,
} from '@assay/engines/materials';
import { starterMaterials } from '@assay/starter-materials';
import type { Kysely } from 'kysely';
import { seeingEverything } from '../../ground/database/tenant-sight.ts';
import type { LibraryTables } from '../documents/library.tables.ts';
import { lockScope } from '../library/import-run.store.ts';
import { storePublications } from '../library/library.store.ts';
import { preparePublication } from '../library/prepared-publication.ts';
import type { PassageIndex } from '../search/passage-index.types.ts';
import { gradePublication, valueHeads, valueRow } from './grade-publication.ts';

/** One value of a card, with how the conditions of the question meet its own. */
export interface GradeAnswerValue {
  value: StatedValue;
  property: MaterialProperty;
  match: ConditionMatch;
  /** Temperature that the value holds at. */
  temperature?: string;
  /** The row that names the columns of the cited one. */
  columns: Citation;
}

/** What the cards answer to a question. */
export interface GradeAnswer {
  grade: { id: string; designation: string; path: string };
  /** Name of the grade as the question writes it. */
  written: string;
  /** The question names the nearest grade of another standard, which is not the same. */
  nearest?: MaterialDesignation;
  /** Values of the asked properties, those that meet its conditions first. */
  values: readonly GradeAnswerValue[];
  /** Asked properties that no source of the card states, in words of the reader. */
  missing: readonly string[];
  /** The asked temper or state, where the card holds the property only in others. */
  otherCondition?: string;
  /** Conditions of the question, as the reader wrote them. */
  conditions: readonly { written: string }[];
  /** Whether a value without a temperature meets the conditions: none was asked, or that of a room. */
  isAmbient: boolean;
}

export interface GradeAnswers {
  /** Undefined for what is no question about a property of a grade. */
  answer(question: string, locale: Locale): Promise<GradeAnswer | undefined>;
}

/** A card is opened and cited, and found by its own search: its rows are not in the index of passages. */
const unindexed: PassageIndex = {
  read: () => ({ text: '', count: 0 }),
  add: async () => undefined,
  remove: async () => undefined,
};

/** Answers questions about properties of grades from the material cards, each value with its place in the card's document. */
export function createGradeAnswers(db: Kysely<LibraryTables>): GradeAnswers {
  const read = onDemand(() => createGradeQuestionReader(starterMaterials()));
  const stored = new Map<string, Promise<StoredGrade>>();
  const documentOf = (grade: MaterialGrade) => {
    const known = stored.get(grade.id) ?? storeGrade(db, grade);
    stored.set(grade.id, known);
    known.catch(() => stored.delete(grade.id));
    return known;
  };
  return {
    async answer(question, locale) {
      const asked = read()(question);
      if (asked === undefined) return undefined;
      const { grade, properties, nearest, written } = asked;
      const held = [...grade.values, ...computedValues(grade)].filter(({ property }) => properties.includes(property));
      const chosen = ofCondition(held, asked);
      const terms = materialTerms(locale);
      const document = chosen.values.length === 0 ? undefined : await documentOf(grade);
      const values = chosen.values
        .flatMap((value) => (document === undefined ? [] : [answerValue(value, asked, document, locale)]))
        .sort((a, b) => rankOf(a) - rankOf(b));
      return {
        grade: {
          id: grade.id,
          designation: grade.designation,
          path: pathTo('materialGrade', { grade_id: grade.id }),
        },
        written,
        ...(nearest === undefined ? {} : { nearest }),
        values,
        missing: missingOf(properties, held).map((property) => terms.properties[property]),
        ...(chosen.other === undefined ? {} : { otherCondition: chosen.other }),
        conditions: asked.conditions.map(({ start, end }) => ({
          written: question.normalize('NFKC').slice(start, end),
        })),
        isAmbient: compareConditions(asked.conditions, [room]) !== 'other',
      };
    },
  };
}

/** What a value holds at whose source names no temperature. */
const room = { magnitude: { low: 288.15, high: 303.15, unit: 'K' } };

const matches: readonly ConditionMatch[] = ['equal', 'covering', 'unstated', 'other'];
const rankOf = ({ match, property }: GradeAnswerValue) =>
  matches.indexOf(match) * materialPropertyNames.length + materialPropertyNames.indexOf(property);

/** Of several hardness scales, or strengths, that one word asks for, one that is held is enough. */
function missingOf(properties: readonly MaterialProperty[], held: readonly MaterialValue[]): MaterialProperty[] {
  const stated = new Set(held.map(({ property }) => property));
  const missing = properties.filter((property) => !stated.has(property));
  const isOneWord = properties.length > 2 && stated.size > 0;
  return isOneWord ? [] : properties.length > 2 ? missing.slice(0, 1) : missing;
}

/** Stainless steel that is annealed is solution annealed. */
const isState = (held: MaterialState | undefined, asked: MaterialState | undefined) =>
  held === asked || (asked === 'annealed' && held === 'solution-annealed');

/** Values in the asked temper and state; all of them, and what was asked, where none is. */
function ofCondition(
  held: readonly MaterialValue[],
  { temper, state }: GradeQuestion,
): { values: readonly MaterialValue[]; other?: string } {
  const wanted = temper ?? state;
  if (wanted === undefined || held.length === 0) return { values: held };
  const fitting = held.filter(({ condition }) =>
    temper === undefined ? isState(condition.state, state) : condition.temper === temper,
  );
  if (fitting.length > 0) return { values: fitting };
  // A density is that of every temper.
  const free = held.filter(({ condition }) => condition.temper === undefined && condition.state === undefined);
  return free.length > 0 ? { values: free } : { values: held, other: wanted };
}

function answerValue(
  value: MaterialValue,
  asked: GradeQuestion,
  document: StoredGrade,
  locale: Locale,
): GradeAnswerValue {
  const terms = materialTerms(locale);
  const system = systemOf(asked.unit, value);
  const { figure, unit } = writeValue(value, system);
  const conditions = [writeCondition(value.condition, terms, system), writeTemperature(value.condition, system) ?? ''];
  const { temperature } = value.condition;
  const kelvin = temperature?.map((side) => side + 273.15);
  const [low, high = low] = kelvin ?? [];
  return {
    property: value.property,
    ...(temperature === undefined ? {} : { temperature: writeTemperature(value.condition, system) ?? '' }),
    match: compareConditions(
      asked.conditions,
      low === undefined || high === undefined ? [] : [{ magnitude: { low, high, unit: 'K' } }],
    ),
    columns: document.cite(valueHeads),
    value: {
      quantity: terms.properties[value.property],
      printed: figure,
      unit,
      subject: asked.grade.designation,
      conditions: conditions.filter((condition) => condition !== ''),
      citation: document.cite(valueRow(value)),
      isAsked: true,
    },
  };
}

/** Values are told in SI, in US customary units where the question asks for one of them. */
function systemOf(unit: MaterialUnit | undefined, { property }: MaterialValue): UnitSystem {
  const { quantity } = materialProperties[property];
  const asked = unit === undefined ? undefined : materialUnits[unit];
  if (asked?.quantity !== quantity && !(quantity === 'modulus' && unit === 'psi')) return 'si';
  return unit === unitOf(quantity, 'si') || unit === 'kg/m³' ? 'si' : 'us';
}

interface StoredGrade {
  /** Place of a line that the text holds once. */
  cite(line: string): Citation;
}

/**
 * Puts the card of a grade into the shared library, where it is not there yet or reads otherwise: it belongs to everybody,
 * whoever asks for it first.
 */
async function storeGrade(db: Kysely<LibraryTables>, grade: MaterialGrade): Promise<StoredGrade> {
  const prepared = { ...preparePublication(gradePublication(grade), unindexed), passages: [] };
  const { id } = prepared.publication;
  const version = await seeingEverything(() =>
    db.transaction().execute(async (transaction) => {
      await lockScope(transaction, null);
      await storePublications(transaction, [prepared], { tenantId: null, runId: null, index: unindexed });
      const row = await transaction
        .selectFrom('document')
        .select('version')
        .where('id', '=', id)
        .where('tenant_id', 'is', null)
        .executeTakeFirstOrThrow();
      return row.version;
    }),
  );
  return {
    cite(line) {
      const start = `${prepared.text}\n`.indexOf(`\n${line}\n`) + 1;
      return {
        document: id,
        version,
        start,
        end: start + line.length,
        quote: prepared.text.slice(start, start + line.length),
      };
    },
  };
}

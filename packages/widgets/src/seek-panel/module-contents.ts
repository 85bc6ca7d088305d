import type { AssayCalls } from '@assay/contract';
import type { moduleContents } from '@assay/contract/schemas';
import type { SeekModuleType } from '@assay/domain';

export type SeekPage = AssayCalls['seek.page']['response'];
export type SeekQuestion = SeekPage['questions'][number];
export type ReadDocument = AssayCalls['library.document']['response'];
export type SeekFilters = SeekQuestion['filters'];

/** Content of a finished module, by its type. */
export type ModuleContent<M extends SeekModuleType> = (typeof moduleContents)[M]['_output'];
/** Content while it arrives: what is not there yet is absent. */
export type PartialContent<M extends SeekModuleType> = Partial<ModuleContent<M>>;

export type CitedSentence = ModuleContent<'SUMMARY'>['sentences'][number];
export type StatedRow = ModuleContent<'SUMMARY'>['values'][number];
export type ReferenceRow = ModuleContent<'REFERENCE'>['references'][number];

type FieldKind = 'text' | 'list' | 'flag' | 'record' | 'number';
type FieldKinds = { [M in SeekModuleType]: Readonly<Record<keyof ModuleContent<M>, FieldKind>> };

const fields: FieldKinds = {
  TITLE: { title: 'text' },
  SUMMARY: {
    part: 'text',
    sentences: 'list',
    grade: 'text',
    gaps: 'list',
    readAs: 'list',
    askAgain: 'list',
    sides: 'list',
    nearest: 'list',
    values: 'list',
    searched: 'record',
    engine: 'text',
  },
  APPLICATION: { cards: 'list' },
  REFERENCE: { references: 'list' },
  PUM_CHART: { problems: 'list', means: 'list', cells: 'list', method: 'text' },
  TO_TECH_MIND: { input: 'text', available: 'flag' },
  TO_MATERIAL_MIND: { input: 'text', available: 'flag' },
  DEFAULT: { part: 'text', sentences: 'list' },
  VECTOR: { hits: 'list' },
  OUTLINE: { items: 'list' },
  OTHER_INTENT_RECOMMEND: { intents: 'list' },
  RECOMMEND: { source: 'text', questions: 'list' },
  PROJECT_ITEM_LIST: { items: 'list' },
};

const is: Record<FieldKind, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  list: Array.isArray,
  flag: (value) => typeof value === 'boolean',
  record: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  number: (value) => typeof value === 'number',
};

/**
 * Reads module content that came over the wire, from several pieces of which later ones win.
 * A field of the wrong kind counts as absent, so one bad field never costs the module.
 */
export function readContent<M extends SeekModuleType>(module: M, ...pieces: readonly unknown[]): PartialContent<M> {
  const content: Record<string, unknown> = {};
  const kinds: Readonly<Record<string, FieldKind>> = fields[module];
  for (const piece of pieces) {
    if (typeof piece !== 'object' || piece === null) continue;
    for (const [name, value] of Object.entries(piece)) {
      const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
      if (kind && is[kind](value)) content[name] = value;
    }
  }
  return content as PartialContent<M>;
}

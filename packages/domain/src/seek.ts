/** Vocabulary of section 3.11 and 4 of the specification, to the letter. */
export const seekModuleTypes = [
  'RECOMMEND',
  'TITLE',
  'SUMMARY',
  'APPLICATION',
  'REFERENCE',
  'PUM_CHART',
  'TO_TECH_MIND',
  'TO_MATERIAL_MIND',
  'DEFAULT',
  'VECTOR',
  'OUTLINE',
  'OTHER_INTENT_RECOMMEND',
  'PROJECT_ITEM_LIST',
] as const;
export type SeekModuleType = (typeof seekModuleTypes)[number];

export const moduleStatuses = ['starting', 'fetching', 'streaming', 'success', 'failed'] as const;
export type ModuleStatus = (typeof moduleStatuses)[number];

export const questionStatuses = ['starting', 'streaming', 'done'] as const;
export type QuestionStatus = (typeof questionStatuses)[number];
export type PageStatus = QuestionStatus;

export const moduleDataStatuses = ['INIT', 'FINISH_METADATA', 'FINISH'] as const;
export type ModuleDataStatus = (typeof moduleDataStatuses)[number];

export const messageStatuses = ['PROCESSING', 'FINISH', 'FAILED'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

export type ApiType = 'http' | 'sse';

export interface SeekModulePlan {
  name: SeekModuleType;
  /** Groups run in ascending order; members of a group run in parallel. */
  priority: number;
  apiType: ApiType;
}

/** Most characters of a question, in UTF-16 code units. */
export const questionLimit = 4000;

/** The schedule of a question: what runs, in which group, and how it is delivered. */
export const seekSchedule: readonly SeekModulePlan[] = [
  { name: 'TITLE', priority: 1, apiType: 'http' },
  { name: 'SUMMARY', priority: 1, apiType: 'sse' },
  { name: 'REFERENCE', priority: 2, apiType: 'http' },
  { name: 'VECTOR', priority: 2, apiType: 'http' },
  { name: 'OUTLINE', priority: 2, apiType: 'http' },
  { name: 'APPLICATION', priority: 3, apiType: 'sse' },
  { name: 'PUM_CHART', priority: 3, apiType: 'http' },
  { name: 'DEFAULT', priority: 3, apiType: 'sse' },
  { name: 'RECOMMEND', priority: 4, apiType: 'http' },
  { name: 'TO_TECH_MIND', priority: 4, apiType: 'http' },
  { name: 'TO_MATERIAL_MIND', priority: 4, apiType: 'http' },
  { name: 'OTHER_INTENT_RECOMMEND', priority: 4, apiType: 'http' },
  { name: 'PROJECT_ITEM_LIST', priority: 4, apiType: 'http' },
];

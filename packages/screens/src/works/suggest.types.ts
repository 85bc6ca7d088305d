import type { Edit, Operation } from '@assay/works';

/** A change that somebody suggests, under an id of its own: sent twice, it is one suggestion. */
export type NewSuggestion = Extract<Edit, { operations: readonly Operation[] }>;

/** Has a change wait for those who edit. @throws CallError */
export type Suggest = (suggestion: NewSuggestion) => Promise<void>;

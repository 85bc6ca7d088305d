import type { Edit, LostEdit } from '@assay/works';

/** What could not be done any more, with why: by the rules of works, or as the service says it. What was written is not lost. */
export type Lost = LostEdit | { edit: Edit; said: string };

import { operationsSchemas } from './operations.schemas.ts';
import { seekSchemas } from './seek.schemas.ts';

export { moduleContents, moduleData, searchFilters } from './seek.schemas.ts';

/** Schemas of every call; only the server imports this. */
export const schemas = { ...operationsSchemas, ...seekSchemas } as const;

import { accountSchemas } from './account.schemas.ts';
import { historySchemas } from './history.schemas.ts';
import { homeSchemas } from './home.schemas.ts';
import { librarySchemas } from './library.schemas.ts';
import { operationsSchemas } from './operations.schemas.ts';
import { qualitySchemas } from './quality.schemas.ts';
import { seekSchemas } from './seek.schemas.ts';
import { settingsSchemas } from './settings.schemas.ts';
import { sharingSchemas } from './sharing.schemas.ts';
import { suggestSchemas } from './suggest.schemas.ts';

export { tenantRoles, verificationPurposes } from './account.schemas.ts';
export { moduleContents, moduleData, searchFilters } from './seek.schemas.ts';

/** Schemas of every call; only the server imports this. */
export const schemas = {
  ...accountSchemas,
  ...settingsSchemas,
  ...homeSchemas,
  ...historySchemas,
  ...sharingSchemas,
  ...librarySchemas,
  ...operationsSchemas,
  ...qualitySchemas,
  ...seekSchemas,
  ...suggestSchemas,
} as const;

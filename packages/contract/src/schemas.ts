import { accountSchemas } from './account.schemas.ts';
import { activitySchemas } from './activity.schemas.ts';
import { administrationSchemas } from './administration.schemas.ts';
import { agentsSchemas } from './agents.schemas.ts';
import { auditSchemas } from './audit.schemas.ts';
import { boardsSchemas } from './boards.schemas.ts';
import { companiesSchemas } from './companies.schemas.ts';
import { credentialsSchemas } from './credentials.schemas.ts';
import { editionsSchemas } from './editions.schemas.ts';
import { egressSchemas } from './egress.schemas.ts';
import { embedSchemas } from './embed.schemas.ts';
import { factorSchemas } from './factor.schemas.ts';
import { historySchemas } from './history.schemas.ts';
import { homeSchemas } from './home.schemas.ts';
import { installationSchemas } from './installation.schemas.ts';
import { leadsSchemas } from './leads.schemas.ts';
import { librarySchemas } from './library.schemas.ts';
import { materialsSchemas } from './materials.schemas.ts';
import { membersSchemas } from './members.schemas.ts';
import { onboardingSchemas } from './onboarding.schemas.ts';
import { operationsSchemas } from './operations.schemas.ts';
import { passkeysSchemas } from './passkeys.schemas.ts';
import { privacySchemas } from './privacy.schemas.ts';
import { qualitySchemas } from './quality.schemas.ts';
import { retentionSchemas } from './retention.schemas.ts';
import { searchSchemas } from './search.schemas.ts';
import { seekSchemas } from './seek.schemas.ts';
import { sessionsSchemas } from './sessions.schemas.ts';
import { settingsSchemas } from './settings.schemas.ts';
import { sharingSchemas } from './sharing.schemas.ts';
import { suggestSchemas } from './suggest.schemas.ts';
import { tokensSchemas } from './tokens.schemas.ts';
import { toolSettingsSchemas } from './tool-settings.schemas.ts';
import { trackingSchemas } from './tracking.schemas.ts';
import { trialsSchemas } from './trials.schemas.ts';
import { trizSchemas } from './triz.schemas.ts';
import { usageSchemas } from './usage.schemas.ts';
import { worksSchemas } from './works.schemas.ts';
import { worksHistorySchemas } from './works-history.schemas.ts';
import { worksRunsSchemas } from './works-runs.schemas.ts';
import { worksTalkSchemas } from './works-talk.schemas.ts';
import { worksTrashSchemas } from './works-trash.schemas.ts';

export { tenantRoles, verificationPurposes } from './account.schemas.ts';
export { moduleContents, moduleData, searchFilters } from './seek.schemas.ts';

/** Schemas of every call; only the server imports this. */
export const schemas = {
  ...accountSchemas,
  ...credentialsSchemas,
  ...sessionsSchemas,
  ...tokensSchemas,
  ...factorSchemas,
  ...passkeysSchemas,
  ...membersSchemas,
  ...administrationSchemas,
  ...retentionSchemas,
  ...installationSchemas,
  ...auditSchemas,
  ...egressSchemas,
  ...onboardingSchemas,
  ...editionsSchemas,
  ...trialsSchemas,
  ...usageSchemas,
  ...settingsSchemas,
  ...homeSchemas,
  ...historySchemas,
  ...sharingSchemas,
  ...librarySchemas,
  ...searchSchemas,
  ...operationsSchemas,
  ...privacySchemas,
  ...qualitySchemas,
  ...seekSchemas,
  ...suggestSchemas,
  ...agentsSchemas,
  ...leadsSchemas,
  ...materialsSchemas,
  ...companiesSchemas,
  ...embedSchemas,
  ...trackingSchemas,
  ...activitySchemas,
  ...worksSchemas,
  ...worksTrashSchemas,
  ...worksHistorySchemas,
  ...worksRunsSchemas,
  ...worksTalkSchemas,
  ...toolSettingsSchemas,
  ...trizSchemas,
  ...boardsSchemas,
} as const;

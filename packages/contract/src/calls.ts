import { accountCalls } from './account.calls.ts';
import { activityCalls } from './activity.calls.ts';
import { administrationCalls } from './administration.calls.ts';
import { agentsCalls } from './agents.calls.ts';
import { auditCalls } from './audit.calls.ts';
import type { RequestOf, ResponseOf } from './call.ts';
import { companiesCalls } from './companies.calls.ts';
import { credentialsCalls } from './credentials.calls.ts';
import { editionsCalls } from './editions.calls.ts';
import { egressCalls } from './egress.calls.ts';
import { embedCalls } from './embed.calls.ts';
import { factorCalls } from './factor.calls.ts';
import { historyCalls } from './history.calls.ts';
import { homeCalls } from './home.calls.ts';
import { installationCalls } from './installation.calls.ts';
import { leadsCalls } from './leads.calls.ts';
import { libraryCalls } from './library.calls.ts';
import { materialsCalls } from './materials.calls.ts';
import { membersCalls } from './members.calls.ts';
import { onboardingCalls } from './onboarding.calls.ts';
import { operationsCalls } from './operations.calls.ts';
import { privacyCalls } from './privacy.calls.ts';
import { qualityCalls } from './quality.calls.ts';
import type { schemas } from './schemas.ts';
import { seekCalls } from './seek.calls.ts';
import { sessionsCalls } from './sessions.calls.ts';
import { settingsCalls } from './settings.calls.ts';
import { sharingCalls } from './sharing.calls.ts';
import { suggestCalls } from './suggest.calls.ts';
import { trackingCalls } from './tracking.calls.ts';
import { trialsCalls } from './trials.calls.ts';
import { usageCalls } from './usage.calls.ts';

/** Every call of the product. A call that is not here does not exist; one that is here is implemented. */
export const calls = {
  ...accountCalls,
  ...credentialsCalls,
  ...sessionsCalls,
  ...factorCalls,
  ...membersCalls,
  ...administrationCalls,
  ...installationCalls,
  ...auditCalls,
  ...egressCalls,
  ...onboardingCalls,
  ...editionsCalls,
  ...trialsCalls,
  ...usageCalls,
  ...settingsCalls,
  ...homeCalls,
  ...historyCalls,
  ...sharingCalls,
  ...libraryCalls,
  ...operationsCalls,
  ...privacyCalls,
  ...qualityCalls,
  ...seekCalls,
  ...suggestCalls,
  ...agentsCalls,
  ...leadsCalls,
  ...materialsCalls,
  ...companiesCalls,
  ...embedCalls,
  ...trackingCalls,
  ...activityCalls,
} as const;

/** Request and response of each call, by name. */
export type AssayCalls = {
  [K in keyof typeof schemas]: { request: RequestOf<(typeof schemas)[K]>; response: ResponseOf<(typeof schemas)[K]> };
};

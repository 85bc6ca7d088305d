import type { CallName } from '@assay/contract';
import type { CallExample } from '../call-example.ts';
import { accountExamples } from './account.examples.ts';
import { activityExamples } from './activity.examples.ts';
import { administrationExamples } from './administration.examples.ts';
import { agentsExamples } from './agents.examples.ts';
import { auditExamples } from './audit.examples.ts';
import { companiesExamples } from './companies.examples.ts';
import { credentialsExamples } from './credentials.examples.ts';
import { editionsExamples } from './editions.examples.ts';
import { egressExamples } from './egress.examples.ts';
import { embedExamples } from './embed.examples.ts';
import { factorExamples } from './factor.examples.ts';
import { historyExamples } from './history.examples.ts';
import { homeExamples } from './home.examples.ts';
import { installationExamples } from './installation.examples.ts';
import { leadsExamples } from './leads.examples.ts';
import { libraryExamples } from './library.examples.ts';
import { materialsExamples } from './materials.examples.ts';
import { membersExamples } from './members.examples.ts';
import { onboardingExamples } from './onboarding.examples.ts';
import { operationsExamples } from './operations.examples.ts';
import { passkeysExamples } from './passkeys.examples.ts';
import { privacyExamples } from './privacy.examples.ts';
import { qualityExamples } from './quality.examples.ts';
import { retentionExamples } from './retention.examples.ts';
import { searchExamples } from './search.examples.ts';
import { seekExamples } from './seek.examples.ts';
import { sessionsExamples } from './sessions.examples.ts';
import { settingsExamples } from './settings.examples.ts';
import { sharingExamples } from './sharing.examples.ts';
import { suggestExamples } from './suggest.examples.ts';
import { tokensExamples } from './tokens.examples.ts';
import { worksExamples } from './works.examples.ts';

/** An example of every call; one that is missing does not compile. */
export const examples: Record<CallName, CallExample> = {
  ...accountExamples,
  ...activityExamples,
  ...agentsExamples,
  ...editionsExamples,
  ...embedExamples,
  ...historyExamples,
  ...homeExamples,
  ...libraryExamples,
  ...searchExamples,
  ...leadsExamples,
  ...companiesExamples,
  ...credentialsExamples,
  ...sessionsExamples,
  ...tokensExamples,
  ...factorExamples,
  ...passkeysExamples,
  ...materialsExamples,
  ...membersExamples,
  ...administrationExamples,
  ...installationExamples,
  ...auditExamples,
  ...egressExamples,
  ...onboardingExamples,
  ...operationsExamples,
  ...privacyExamples,
  ...qualityExamples,
  ...retentionExamples,
  ...seekExamples,
  ...settingsExamples,
  ...sharingExamples,
  ...suggestExamples,
  ...worksExamples,
};

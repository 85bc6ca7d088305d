import { auditSchema } from './ground/audit/audit.migrations.ts';
import type { AreaSchema } from './ground/database/migrations.ts';
import { egressSchema } from './ground/egress/egress.migrations.ts';
import { erasureSchema } from './ground/erasure/erasure.migrations.ts';
import { filesSchema } from './ground/files/files.migrations.ts';
import { jobsMigrations } from './ground/jobs/jobs.migrations.ts';
import { keysSchema } from './ground/keys/keys.migrations.ts';
import { operationsSchema } from './ground/operations/operations.migrations.ts';
import { streamsSchema } from './ground/streams/streams.migrations.ts';
import { companiesSchema } from './knowledge/companies/companies.migrations.ts';
import { librarySchema } from './knowledge/library/library.migrations.ts';
import { searchSchema } from './knowledge/search/search.migrations.ts';
import { retentionSchema } from './operation/retention/retention.migrations.ts';
import { activitySchema } from './people/activity/activity.migrations.ts';
import { captchaSchema } from './people/captcha/captcha.migrations.ts';
import { identitySchema } from './people/identity/identity.migrations.ts';
import { tokensSchema } from './people/identity/tokens/tokens.migrations.ts';
import { membersSchema } from './people/members/members.migrations.ts';
import { onboardingSchema } from './people/onboarding/onboarding.migrations.ts';
import { tenancySchema } from './people/tenancy/tenancy.migrations.ts';
import { embedSchema } from './trade/embed/embed.migrations.ts';
import { leadsSchema } from './trade/leads/leads.migrations.ts';
import { trackingSchema } from './trade/tracking/tracking.migrations.ts';
import { usageSchema } from './trade/usage/usage.migrations.ts';
import { agentsSchema } from './work/agents/agents.migrations.ts';
import { historySchema } from './work/history/history.migrations.ts';
import { homeSchema } from './work/home/home.migrations.ts';
import { runsSchema } from './work/runs/runs.migrations.ts';
import { seekSchema } from './work/seek/seek.migrations.ts';
import { sharingSchema } from './work/sharing/sharing.migrations.ts';
import { worksSchema } from './work/works/works.migrations.ts';

/** Every area with tables, in the order their schemas are made. */
export const areas: readonly AreaSchema[] = [
  operationsSchema,
  keysSchema,
  erasureSchema,
  tenancySchema,
  identitySchema,
  membersSchema,
  onboardingSchema,
  activitySchema,
  usageSchema,
  trackingSchema,
  auditSchema,
  egressSchema,
  sharingSchema,
  tokensSchema,
  historySchema,
  homeSchema,
  streamsSchema,
  { area: 'jobs', migrations: jobsMigrations },
  filesSchema,
  librarySchema,
  searchSchema,
  runsSchema,
  seekSchema,
  agentsSchema,
  worksSchema,
  captchaSchema,
  leadsSchema,
  companiesSchema,
  embedSchema,
  retentionSchema,
];

import { activitySchema } from '../activity/activity.migrations.ts';
import { agentsMigrations } from '../agents/agents.migrations.ts';
import { auditSchema } from '../audit/audit.migrations.ts';
import { captchaSchema } from '../captcha/captcha.migrations.ts';
import { companiesSchema } from '../companies/companies.migrations.ts';
import { egressSchema } from '../egress/egress.migrations.ts';
import { embedSchema } from '../embed/embed.migrations.ts';
import { historySchema } from '../history/history.migrations.ts';
import { homeSchema } from '../home/home.migrations.ts';
import { identitySchema } from '../identity/identity.migrations.ts';
import { jobsMigrations } from '../jobs/jobs.migrations.ts';
import { leadsSchema } from '../leads/leads.migrations.ts';
import { libraryMigrations } from '../library/library.migrations.ts';
import { membersSchema } from '../members/members.migrations.ts';
import { onboardingSchema } from '../onboarding/onboarding.migrations.ts';
import { operationsSchema } from '../operations/operations.migrations.ts';
import { searchSchema } from '../search/search.migrations.ts';
import { seekMigrations } from '../seek/seek.migrations.ts';
import { sharingSchema } from '../sharing/sharing.migrations.ts';
import { streamsMigrations } from '../streams/streams.migrations.ts';
import { tenancySchema } from '../tenancy/tenancy.migrations.ts';
import { trackingSchema } from '../tracking/tracking.migrations.ts';
import { usageSchema } from '../usage/usage.migrations.ts';
import type { AreaSchema } from './migrations.ts';

/** Every area with tables, in the order their schemas are made. */
export const areas: readonly AreaSchema[] = [
  operationsSchema,
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
  historySchema,
  homeSchema,
  { area: 'streams', migrations: streamsMigrations },
  { area: 'jobs', migrations: jobsMigrations },
  { area: 'library', migrations: libraryMigrations },
  searchSchema,
  { area: 'seek', migrations: seekMigrations },
  { area: 'agents', migrations: agentsMigrations },
  captchaSchema,
  leadsSchema,
  companiesSchema,
  embedSchema,
];

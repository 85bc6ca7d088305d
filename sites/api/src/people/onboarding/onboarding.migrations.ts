import type { Industry, Occupation } from '@assay/domain';
import type { Generated } from 'kysely';
import { type AreaSchema, migration } from '../../ground/database/migrations.ts';

/** What people answered when they were new. */
export const onboardingSchema: AreaSchema = {
  area: 'onboarding',
  migrations: {
    '0001_onboarding': migration(
      `create table onboarding_answer (
        user_id text primary key references user_account (id) on delete cascade,
        industry text not null,
        role text not null,
        answered_at timestamptz not null default now()
      )`,
    ),
  },
};

export interface OnboardingTables {
  onboarding_answer: { user_id: string; industry: Industry; role: Occupation; answered_at: Generated<Date> };
}

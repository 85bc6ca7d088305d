import * as onboardingCalls from '@assay/contract/calls/onboarding';
import { homepageFor } from '@assay/domain';
import { sql } from 'kysely';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import { bind } from '../../ground/http/binding.ts';
import type { IdentityTables } from '../identity/identity.migrations.ts';
import type { OnboardingTables } from './onboarding.migrations.ts';

/** What a new account is asked: industry and role. Accounts of the demo tenant are known already. */
export function onboardingArea({ database }: ServiceContext): ServiceArea {
  const db = database.tables<OnboardingTables & IdentityTables>();
  return {
    bindings: bind(onboardingCalls, {
      'onboarding.info': async ({ scope }) => {
        const { is_demo, industry, role } = await db
          .selectFrom('user_account')
          .leftJoin('onboarding_answer', 'onboarding_answer.user_id', 'user_account.id')
          .select(['user_account.is_demo', 'onboarding_answer.industry', 'onboarding_answer.role'])
          .where('user_account.id', '=', scope.userId)
          .executeTakeFirstOrThrow();
        return { required: industry === null && !is_demo, industry, role };
      },
      'onboarding.submit': async ({ scope, body: { industry, role } }) => {
        await db
          .insertInto('onboarding_answer')
          .values({ user_id: scope.userId, industry, role })
          .onConflict((conflict) =>
            conflict.column('user_id').doUpdateSet({ industry, role, answered_at: sql<Date>`now()` }),
          )
          .execute();
        // Whoever has chosen a home keeps it.
        await db
          .updateTable('user_account')
          .set({ homepage_type: homepageFor({ industry, role }) })
          .where('id', '=', scope.userId)
          .where('needs_profiling', '=', true)
          .execute();
        return { saved: true };
      },
    }),
  };
}

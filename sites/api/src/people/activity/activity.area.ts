import * as activityCalls from '@assay/contract/calls/activity';
import { type ActivityType, activityTypes, daysLeft, inviteParameter, pathTo } from '@assay/domain';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import { bind } from '../../ground/http/binding.ts';
import { CallError } from '../../ground/http/call-error.ts';
import { createAccountStore } from '../identity/account.store.ts';
import type { IdentityTables } from '../identity/identity.migrations.ts';
import type { TenancyTables } from '../tenancy/tenancy.migrations.ts';
import type { ActivityTables } from './activity.migrations.ts';
import { createActivityStore, type Progress } from './activity.store.ts';

/** Activities that earn days of trial: inviting somebody, saying what one thinks, telling who one is. */
export function activityArea({ database, settings, keys }: ServiceContext): ServiceArea {
  const db = database.tables<ActivityTables & IdentityTables & TenancyTables>();
  const store = createActivityStore(db, settings, keys);
  const accounts = createAccountStore(db);
  const days = settings.ASSAY_AWARD_DAYS;
  const award = ({ states }: Progress, type: ActivityType) => ({
    active_type: type,
    state: states[type],
    award_days: days,
  });
  const information = (progress: Progress) => ({ ...award(progress, 'perfectInformation'), missing: progress.missing });

  return {
    bindings: bind(activityCalls, {
      'activity.list': async ({ scope }) => {
        const progress = await store.progress(scope);
        return activityTypes.map((type) => award(progress, type));
      },
      'activity.inviteRegister': async ({ scope }) => {
        const code = await store.inviteOf(scope);
        const progress = await store.progress(scope);
        return {
          ...award(progress, 'inviteRegisterV2'),
          link: `${pathTo('home')}?${inviteParameter}=${code}`,
          registered: progress.registered,
        };
      },
      'activity.invited': async ({ scope, body }) => ({ counted: await store.noteArrival(scope, body.invite) }),
      'activity.feedbackInfo': async ({ scope }) => award(await store.progress(scope), 'inviteFeedback'),
      'activity.feedback': async ({ scope, body }) => {
        await store.saveFeedback(scope, body);
        return award(await store.progress(scope), 'inviteFeedback');
      },
      'activity.informationInfo': async ({ scope }) => information(await store.progress(scope)),
      'activity.information': async ({ scope, body: { manual_company: company, ...rest } }) => {
        await accounts.changeOwn(scope, { ...rest, ...(company === undefined ? {} : { company_name: company }) });
        return information(await store.progress(scope));
      },
      'activity.receiveAward': async ({ scope, query }) => {
        const received = await store.receive(scope, query.active_type, days);
        if (typeof received === 'string') throw new CallError('conflict');
        return {
          active_type: query.active_type,
          package: received.package,
          trial_package_left_days: daysLeft(received, new Date()) ?? days,
        };
      },
    }),
  };
}

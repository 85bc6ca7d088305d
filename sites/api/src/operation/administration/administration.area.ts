import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import * as administrationCalls from '@assay/contract/calls/administration';
import { checkModel } from '@assay/engines/answering';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import { forgetOldEntries } from '../../ground/audit/audit-retention.ts';
import { awaitsDumpKey } from '../../ground/configuration/awaits-dump-key.ts';
import { dumpFolder } from '../../ground/configuration/dump-folder.ts';
import { dumpHours } from '../../ground/configuration/dump-hours.ts';
import { modelSettings } from '../../ground/configuration/model-settings.ts';
import type { DumpSchedule } from '../../ground/database/dump-schedule.ts';
import { countUnencrypted } from '../../ground/database/unencrypted-dumps.ts';
import type { Mailer } from '../../ground/egress/mail.types.ts';
import { bind } from '../../ground/http/binding.ts';
import { CallError } from '../../ground/http/call-error.ts';
import { testMail } from '../../ground/mail/test-mail.ts';
import type { DiskRoom } from '../../ground/operations/disk-room.ts';
import type { RateLimiter } from '../../ground/operations/rate-limiter.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import { createAccountStore } from '../../people/identity/account.store.ts';
import { factorDemandOf, isFactorShown } from '../../people/identity/demanded-factor.ts';
import type { IdentityTables } from '../../people/identity/identity.migrations.ts';
import type { OwnerPost } from '../../people/identity/owner-post.ts';
import { saveSessionLimits, sessionLimitsOf } from '../../people/identity/session-limits.ts';
import { saveTokenLimit, tokenLimitOf } from '../../people/identity/tokens/token-limit.ts';
import type { TokenTables } from '../../people/identity/tokens/tokens.migrations.ts';
import { createHeldPackages, endOf } from '../../people/tenancy/held-packages.ts';
import { assertRunsInstallation, runsInstallation } from '../../people/tenancy/operating-tenant.ts';
import type { TenancyTables } from '../../people/tenancy/tenancy.migrations.ts';
import { forgetOld, scheduleRetention } from './retention.ts';
import { mailState, shownConfiguration } from './shown-configuration.ts';

/** Tests of the configuration that one person may make, since they cost money elsewhere. */
const tests = { limit: 20, seconds: 3600 };

export interface AdministrationPorts {
  mailer: Mailer | undefined;
  /** Dumps of the database; undefined on a PostgreSQL server that is not dumped by schedule. */
  dumps: DumpSchedule | undefined;
  /** Room on the disk of the data directory. */
  disk: DiskRoom;
  limiter: RateLimiter;
  owners: OwnerPost;
}

/** What administrators see and decide beside people: packages, configuration, backups, and the organisation itself. */
export function administrationArea(context: ServiceContext, ports: AdministrationPorts): ServiceArea {
  const { database, settings, egress, log } = context;
  const db = database.tables<TenancyTables & IdentityTables & TokenTables>();
  const accounts = createAccountStore(db);
  const held = createHeldPackages(database);
  const assertOperator = (scope: MemberScope) => assertRunsInstallation(database, settings, scope);
  let stopRetention: (() => Promise<void>) | undefined;

  async function beginTest(scope: MemberScope): Promise<void> {
    await assertOperator(scope);
    await ports.limiter.hit(`configuration-test:${scope.userId}`, tests.limit, tests.seconds);
  }

  return {
    async start() {
      stopRetention = scheduleRetention(
        [
          () => forgetOldEntries(database, settings),
          () => forgetOld(database, { table: 'egress_event', days: settings.ASSAY_EGRESS_DAYS }),
        ],
        log,
      );
    },
    stop: async () => stopRetention?.(),

    bindings: bind(administrationCalls, {
      'administration.tenant': async ({ scope }) => {
        const tenant = await db
          .selectFrom('tenant')
          .select(['name', 'time_zone'])
          .where('id', '=', scope.tenantId)
          .executeTakeFirstOrThrow();
        const { isDemanded, without } = await factorDemandOf(db, scope.tenantId);
        const limits = await sessionLimitsOf(db, scope.tenantId);
        return {
          ...tenant,
          demands_factor: isDemanded,
          members_without_factor: without,
          session_idle_minutes: limits.idleMinutes,
          session_age_hours: limits.ageHours,
          longest_token_days: await tokenLimitOf(db, scope.tenantId),
          installation_time_zone: settings.ASSAY_TIME_ZONE,
          runs_installation: await runsInstallation(database, settings, scope),
          all_packages: settings.ASSAY_ALL_PACKAGES,
        };
      },

      'administration.saveTimeZone': async ({ scope, body }) => {
        await db.updateTable('tenant').set({ time_zone: body.time_zone }).where('id', '=', scope.tenantId).execute();
        return { saved: true };
      },

      'administration.saveFactorDemand': async ({ scope, sessionId, body }) => {
        // Whoever demands it has tried it, and does not lock out themselves.
        const isShown = sessionId !== undefined && (await isFactorShown(db, sessionId));
        if (body.demanded && !isShown) throw new CallError('conflict');
        await db
          .updateTable('tenant')
          .set({ demands_factor: body.demanded })
          .where('id', '=', scope.tenantId)
          .execute();
        return { saved: true };
      },

      'administration.saveSessionLimits': async ({ scope, body }) => {
        const limits = { idleMinutes: body.idle_minutes, ageHours: body.age_hours };
        // Sessions of people who are elsewhere by now are none of this tenant's; those that act in it are.
        if (await saveSessionLimits(db, scope.tenantId, limits))
          await ports.owners.tell({ ...scope, by: scope, change: { kind: 'session_limits', ...limits } });
        return { saved: true };
      },

      'administration.saveTokenLimit': async ({ scope, body: { longest_days: days } }) => {
        const { isChanged, ...done } = await saveTokenLimit(db, scope.tenantId, days);
        if (isChanged) await ports.owners.tell({ ...scope, by: scope, change: { kind: 'token_life', days, ...done } });
        return done;
      },

      'administration.packages': ({ scope, params }) => held.of({ tenantId: scope.tenantId, userId: params.user_id }),

      'administration.grant': async ({ scope, params, body }) => {
        await assertOperator(scope);
        const holder = { tenantId: scope.tenantId, userId: params.user_id };
        await held.grant(holder, { name: body.package, endsAt: endOf(body) });
        return held.of(holder);
      },

      'administration.withdraw': async ({ scope, params }) => {
        await assertOperator(scope);
        const holder = { tenantId: scope.tenantId, userId: params.user_id };
        await held.withdraw(holder, params.package);
        return held.of(holder);
      },

      'administration.configuration': async ({ scope }) => {
        await assertOperator(scope);
        return shownConfiguration(settings);
      },

      'administration.testModel': async ({ scope, signal }) => {
        await beginTest(scope);
        const model = modelSettings(settings, egress.fetch('model'));
        const nothing = { model: null, reply: null, fault: null, status: null, ms: 0 };
        if (!model) return { ...nothing, state: 'not_configured' as const };
        const started = performance.now();
        const checked = await checkModel(model, signal);
        const about = { ...nothing, model: model.model, ms: Math.round(performance.now() - started) };
        if ('reply' in checked) return { ...about, state: 'answered' as const, reply: checked.reply };
        const { fault } = checked;
        const status = fault.kind === 'refused' ? fault.status : null;
        return { ...about, state: 'failed' as const, fault: fault.kind, status };
      },

      'administration.testMail': async ({ scope, locale }) => {
        await beginTest(scope);
        const { email: to } = await accounts.own(scope);
        const way = mailState(settings);
        if (way === 'none' || !ports.mailer) return { state: 'not_configured' as const, to, problem: null };
        if (to === null) return { state: 'no_address' as const, to, problem: null };
        try {
          await ports.mailer(testMail(locale, to));
          return { state: way === 'outbox' ? ('written' as const) : ('sent' as const), to, problem: null };
        } catch (error) {
          log.error('mail-not-sent', error);
          return { state: 'failed' as const, to, problem: mailProblem(error) };
        }
      },

      'administration.backups': async ({ scope }) => {
        await assertOperator(scope);
        const names = (await ports.dumps?.list()) ?? [];
        const dumps = await Promise.all(
          names.map(async (path) => {
            const { size, mtime } = await stat(path);
            return { name: basename(path), bytes: size, at: mtime.toISOString() };
          }),
        );
        return {
          engine: database.engine,
          hours: dumpHours(settings),
          keep: settings.ASSAY_DUMP_KEEP,
          awaits_key: awaitsDumpKey(settings),
          unencrypted: settings.NODE_ENV === 'production' ? await countUnencrypted(dumpFolder(settings)) : 0,
          is_storage_low: await ports.disk.isLow(),
          is_running: ports.dumps?.isRunning() ?? false,
          failed_at: ports.dumps?.failedAt()?.toISOString() ?? null,
          dumps: dumps.toReversed(),
        };
      },

      'administration.backUp': async ({ scope }) => {
        await assertOperator(scope);
        void ports.dumps?.dumpChanges();
        return { begun: ports.dumps !== undefined };
      },
    }),
  };
}

/** What a mail server said, without what it was told: codes of SMTP and of the connection. */
function mailProblem(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
}

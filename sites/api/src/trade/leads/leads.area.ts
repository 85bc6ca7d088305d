import { randomUUID } from 'node:crypto';
import * as leadsCalls from '@assay/contract/calls/leads';
import { canonicalNumber, isLocale, joinReasons } from '@assay/domain';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import type { Mailer } from '../../ground/egress/mail.types.ts';
import { bind } from '../../ground/http/binding.ts';
import { CallError } from '../../ground/http/call-error.ts';
import { csvFile } from '../../ground/http/csv.ts';
import { networkOf } from '../../ground/http/request-origin.ts';
import type { JobsArea } from '../../ground/jobs/jobs.area.ts';
import type { RateLimiter } from '../../ground/operations/rate-limiter.ts';
import type { TenantScope } from '../../ground/scope/tenant-scope.ts';
import type { Captcha } from '../../people/captcha/captcha.types.ts';
import type { IdentityTables } from '../../people/identity/identity.migrations.ts';
import { openMobileNumber } from '../../people/identity/transport-key.ts';
import { takeCode } from '../../people/identity/verification-codes.ts';
import { assertRunsInstallation } from '../../people/tenancy/operating-tenant.ts';
import type { TenancyTables } from '../../people/tenancy/tenancy.migrations.ts';
import { createLeadStore, type LeadRow, type NewLead } from './lead.store.ts';
import { leadColumns } from './lead-csv.ts';
import { type LeadJob, type LeadWay, leadDelivery, leadJobs, leadWays } from './lead-delivery.ts';
import type { LeadTables } from './leads.migrations.ts';

/** People who ask sales for something: kept first, then mailed and pushed; read by administrators of the seller. */
export function leadsArea(
  { database, keys, settings, egress }: ServiceContext,
  jobs: Pick<JobsArea, 'queue' | 'handle'>,
  captcha: Captcha,
  limiter: RateLimiter,
  mailer: Mailer | undefined,
): ServiceArea {
  const db = database.tables<LeadTables & TenancyTables & IdentityTables>();
  const store = createLeadStore(db, settings);
  const ways = leadWays(settings, mailer);
  for (const kind of leadDelivery(store, settings, { mailer, egress })) jobs.handle(kind);

  async function keep(lead: Omit<NewLead, 'id' | 'mail' | 'webhook'>): Promise<{ lead_id: string }> {
    const id = randomUUID();
    const set = (Object.keys(leadJobs) as LeadWay[]).filter((way) => ways[way]);
    const states = { mail: ways.mail ? 'waiting' : 'off', webhook: ways.webhook ? 'waiting' : 'off' } as const;
    const leadId = await store.keep({ ...lead, id, ...states }, async (transaction) => {
      const payload: LeadJob = { leadId: id };
      for (const way of set) await jobs.queue.enqueue(transaction, leadJobs[way], payload, { id: `${way}:${id}` });
    });
    for (const way of set) jobs.queue.wake(leadJobs[way]);
    return { lead_id: leadId };
  }

  /** The number a lead is called back on: typed and proven by a code, or the account's own. */
  async function numberOf(
    { scope, device }: { scope: TenantScope | undefined; device: string | undefined },
    body: { mobile?: string; key_id?: string; country_code?: '+86' | '+886' | '+81'; code?: string },
  ): Promise<string> {
    const { mobile, key_id, country_code, code } = body;
    if (mobile !== undefined && key_id !== undefined && country_code !== undefined && code !== undefined) {
      const digits = await openMobileNumber(db, { mobile_number: mobile, key_id, country_code });
      const mobileNumber = canonicalNumber(digits, country_code);
      if (
        !(await takeCode(
          { db, engine: database.engine, keys, limiter },
          { mobileNumber, purpose: 'SMS_SALES_LEAD', device },
          code,
        ))
      ) {
        throw new CallError('verificationCode');
      }
      return mobileNumber;
    }
    const userId = scope && scope.role !== 'guest' ? scope.userId : undefined;
    const account =
      userId === undefined
        ? undefined
        : await db.selectFrom('user_account').select('mobile_number').where('id', '=', userId).executeTakeFirst();
    if (account?.mobile_number == null) {
      throw new CallError('badRequest', { fields: { mobile: 'A number, since no account with one is signed in.' } });
    }
    return account.mobile_number;
  }

  const common = (request: Request, scope: TenantScope | undefined, locale: string) => ({
    origin: request.headers.get('origin') ?? '',
    locale: isLocale(locale) ? locale : 'en',
    user_id: scope && scope.role !== 'guest' ? scope.userId : null,
  });

  return {
    bindings: bind(leadsCalls, {
      'lead.create': async ({ body, scope, device, locale, request }) => {
        // A reply that was lost on its way must not cost the person a second code.
        const first = body.client_id === undefined ? undefined : await store.sent(body.client_id);
        if (first !== undefined) return { lead_id: first };
        const { mobile: _, key_id: __, country_code: ___, code: ____, otherReason: _____, ...lead } = body;
        return keep({
          kind: 'upgrade',
          type: lead.type,
          source_type: lead.source_type,
          client_id: lead.client_id ?? null,
          name: lead.name,
          company_name: lead.company_name,
          post: lead.post,
          mobile_number: await numberOf({ scope, device }, body),
          email: '',
          reason: lead.reason,
          upgrade_reason: lead.upgrade_reason ?? joinReasons(lead.reason),
          message: '',
          score: lead.score ?? null,
          ...common(request, scope, locale),
        });
      },
      'lead.createMarketing': async ({ body, scope, locale, request, address }) => {
        if (body.captcha === undefined) await limiter.hit(`lead-unproven:${networkOf(address)}`, 2, 3600);
        else if (!(await captcha.verify(body.captcha, address)))
          throw new CallError('badRequest', { fields: unproven });
        return keep({
          kind: 'marketing',
          type: body.type,
          source_type: body.source_type,
          client_id: body.client_id ?? null,
          name: body.name,
          company_name: body.company_name,
          post: '',
          mobile_number: '',
          email: body.email,
          reason: [],
          upgrade_reason: '',
          message: body.message ?? '',
          score: null,
          ...common(request, scope, locale),
        });
      },
      'lead.list': async ({ query, scope }) => {
        await assertRunsInstallation(database, settings, scope);
        const [total, rows] = await Promise.all([
          store.count(scope),
          store.list(scope, (query.page - 1) * query.limit, query.limit),
        ]);
        return { total, leads: rows.map(shown) };
      },
      'lead.export': async ({ scope }) => {
        await assertRunsInstallation(database, settings, scope);
        return csvFile('leads.csv', leadColumns, ({ offset, limit }) => store.list(scope, offset, limit));
      },
    }),
  };
}

const unproven = { captcha: 'The proof is wrong, has expired or was used before. Ask for a new challenge.' };

function shown({ id, tenant_id: _, client_id: __, user_id: ___, locale: ____, created_at: at, ...lead }: LeadRow) {
  return { lead_id: id, created_at: at.toISOString(), ...lead };
}

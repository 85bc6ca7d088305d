import { createHmac } from 'node:crypto';
import type { Settings } from '../../ground/configuration/settings.ts';
import type { Egress } from '../../ground/egress/egress.ts';
import { onBehalfOf } from '../../ground/egress/egress-subject.ts';
import type { Mailer } from '../../ground/egress/mail.types.ts';
import type { JobKind } from '../../ground/jobs/job-worker.ts';
import type { LeadRow, LeadStore } from './lead.store.ts';

export const leadJobs = { mail: 'lead-mail', webhook: 'lead-webhook' } as const;
export type LeadWay = keyof typeof leadJobs;

/** Attempts of each way: with the queue's back-off, spread over about a day. */
const attempts = 10;

export interface LeadJob {
  leadId: string;
}

type SalesSettings = Pick<Settings, 'SALES_MAIL_TO' | 'SALES_WEBHOOK_URL' | 'SALES_WEBHOOK_SECRET'>;

/** The ways by which sales hears of a lead, as far as the operator set them up. */
export function leadWays(settings: SalesSettings, mailer: Mailer | undefined): Record<LeadWay, boolean> {
  return {
    mail: mailer !== undefined && settings.SALES_MAIL_TO !== undefined,
    webhook: settings.SALES_WEBHOOK_URL !== undefined,
  };
}

/** The jobs that carry leads to sales. Whatever becomes of them, the lead itself is kept. */
export function leadDelivery(
  store: LeadStore,
  settings: SalesSettings,
  { mailer, egress }: { mailer: Mailer | undefined; egress: Egress },
): JobKind[] {
  const send = egress.fetch('webhook');
  const carry: Record<LeadWay, (lead: LeadRow) => Promise<void>> = {
    async mail(lead) {
      if (!mailer || settings.SALES_MAIL_TO === undefined)
        throw new Error('No mail server or address of sales is set.');
      await mailer(mailOf(lead, settings.SALES_MAIL_TO));
    },
    async webhook(lead) {
      if (settings.SALES_WEBHOOK_URL === undefined) throw new Error('No webhook of sales is set.');
      await push(send, settings.SALES_WEBHOOK_URL, settings.SALES_WEBHOOK_SECRET, lead);
    },
  };
  return (Object.keys(leadJobs) as LeadWay[]).map((way) => ({
    kind: leadJobs[way],
    concurrency: 2,
    failures: attempts,
    async run({ payload }) {
      const { leadId } = payload as LeadJob;
      const lead = await store.find(leadId);
      if (!lead || lead[way] === 'delivered') return;
      const subject = lead.tenant_id === null ? undefined : { tenantId: lead.tenant_id, userId: null };
      await onBehalfOf(subject, () => carry[way](lead));
      await store.mark(leadId, way, 'delivered');
    },
    abandon: ({ payload }) => store.mark((payload as LeadJob).leadId, way, 'failed'),
  }));
}

function mailOf(lead: LeadRow, to: string) {
  const lines: [string, string][] = [
    ['Name', lead.name],
    ['Company', lead.company_name],
    ['Position', lead.post],
    ['Phone', lead.mobile_number],
    ['E-mail', lead.email],
    ['Package', lead.type],
    ['Asked from', lead.source_type],
    ['Page', lead.origin],
    ['Reasons', lead.reason.join('\n         ')],
    ['Score', lead.score === null ? '' : String(lead.score)],
    ['Language', lead.locale],
    ['Message', lead.message],
    ['Lead', lead.id],
  ];
  const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
  return {
    to,
    subject: `Lead: ${oneLine(lead.company_name)} (${lead.type})`,
    text: `${lines
      .filter(([, value]) => value !== '')
      .map(([title, value]) => `${title}: ${value}`)
      .join('\n')}\n`,
    messageId: `<lead-${lead.id}@assay>`,
    ...(lead.email === '' ? {} : { replyTo: lead.email }),
  };
}

/**
 * Sends a lead to the system of sales: JSON with the header `X-Assay-Signature: t=<Unix s>,v1=<hex HMAC-SHA-256 over
 * "t.body">` and an `Idempotency-Key` that stays the same for every attempt.
 */
async function push(
  send: typeof globalThis.fetch,
  url: string,
  secret: string | undefined,
  lead: LeadRow,
): Promise<void> {
  const { id, tenant_id: _, client_id: __, user_id: ___, ...rest } = lead;
  const body = JSON.stringify({ event: 'lead.created', lead_id: id, ...rest });
  const time = Math.floor(Date.now() / 1000);
  const mac = createHmac('sha256', secret ?? '')
    .update(`${time}.${body}`)
    .digest('hex');
  const reply = await send(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': id,
      ...(secret === undefined ? {} : { 'x-assay-signature': `t=${time},v1=${mac}` }),
    },
    body,
  });
  if (!reply.ok) throw new Error(`The webhook of sales answered with status ${reply.status}.`);
}

import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { type EgressPurpose, modelPurposes } from '@assay/domain';
import type { Database } from '../database/database.types.ts';
import { seeingEverything } from '../database/tenant-sight.ts';
import { createDestinations, type DestinationSettings } from './destinations.ts';
import type { EgressTables } from './egress.migrations.ts';
import { currentSubject } from './egress-subject.ts';
import { createGuardedSend, guardedSocket } from './guarded-network.ts';
import type { Mailer } from './mail.types.ts';
import { sentText } from './sent-text.ts';

/** The one way out of the machine. Whatever leaves is written into the ledger first. */
export interface Egress {
  /**
   * A `fetch` for one purpose, to where the operator's settings lead; redirects are not followed.
   *
   * @throws EgressRefused, or whatever keeps the ledger from being written: then nothing leaves
   */
  fetch(purpose: EgressPurpose): typeof globalThis.fetch;
  /** The same for mail over SMTP to a host. */
  mailer(send: Mailer, host: string): Mailer;
  /** The connection that such mail goes over. @throws EgressRefused */
  connect(purpose: EgressPurpose, address: URL, port: number): Promise<Socket>;
}

export function createEgress(database: Database, settings: DestinationSettings): Egress {
  const db = database.tables<EgressTables>();
  const destinations = createDestinations(settings);
  const send = createGuardedSend();

  const begin = (purpose: EgressPurpose, host: string, body: Uint8Array) =>
    seeingEverything(() => write(purpose, host, body));

  async function write(purpose: EgressPurpose, host: string, body: Uint8Array): Promise<number> {
    const subject = currentSubject();
    return db.transaction().execute(async (trx) => {
      const { id } = await trx
        .insertInto('egress_event')
        .values({
          tenant_id: subject?.tenantId ?? null,
          user_id: subject?.userId ?? null,
          purpose,
          host,
          bytes: body.byteLength,
          digest: createHash('sha256').update(body).digest('hex'),
          outcome: 'begun',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (modelPurposes.has(purpose) && body.byteLength > 0 && !subject?.isIncognito) {
        const text = sentText(new TextDecoder().decode(body));
        await trx.insertInto('egress_excerpt').values({ event_id: id, text }).execute();
      }
      return id;
    });
  }

  const settle = (id: number, outcome: string) =>
    seeingEverything(() => db.updateTable('egress_event').set({ outcome }).where('id', '=', id).execute());

  async function settled<T>(id: number, work: Promise<T>, outcomeOf: (reply: T) => string): Promise<T> {
    try {
      const reply = await work;
      await settle(id, outcomeOf(reply));
      return reply;
    } catch (error) {
      await settle(id, 'failed');
      throw error;
    }
  }

  return {
    fetch: (purpose) => async (input, init) => {
      const request = new Request(input, init);
      const address = new URL(request.url);
      const reach = destinations.reachOf(purpose, address);
      const body = new Uint8Array(await request.clone().arrayBuffer());
      const id = await begin(purpose, address.host, body);
      return settled(id, send(request, body, reach), ({ status }) => String(status));
    },
    mailer: (post, host) => async (mail) => {
      const id = await begin('mail', host, new TextEncoder().encode(mail.text));
      return settled(id, post(mail), () => 'sent');
    },
    connect: async (purpose, address, port) => guardedSocket(destinations.reachOf(purpose, address), port),
  };
}

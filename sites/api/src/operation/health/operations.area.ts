import * as operationsCalls from '@assay/contract/calls/operations';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import { bind } from '../../ground/http/binding.ts';
import { CallError } from '../../ground/http/call-error.ts';
import { deviceKey } from '../../ground/http/device-signature.ts';
import type { DiskRoom } from '../../ground/operations/disk-room.ts';
import { version } from '../../ground/operations/version.ts';

/**
 * Milliseconds within which the database answers a process that is ready. The embedded one has a single backend, where the
 * question waits for whatever it is at; that it hangs is found by its watchdog.
 */
const readyLimits = { postgres: 1_000, embedded: 10_000 };

/** Health, readiness and the handshake of a device. */
export function operationsArea({ database, keys, leaving }: ServiceContext, disk: DiskRoom): ServiceArea {
  return {
    bindings: bind(operationsCalls, {
      'operations.health': () => ({ status: 'alive' as const, version }),
      'operations.ready': async () => {
        if (leaving.aborted) throw new CallError('unavailable', { retryAfter: 5 });
        await answersIn(readyLimits[database.engine], database.pool.urgent.query('select 1')).catch(
          (cause: unknown) => {
            throw new CallError('unavailable', { cause, retryAfter: 5 });
          },
        );
        const storage = (await disk.isLow()) ? ('low' as const) : ('enough' as const);
        return { status: 'ready' as const, database: database.engine, storage };
      },
      'operations.registerDevice': ({ body }) => ({
        device: body.device,
        key: deviceKey(keys, body.device),
        clock: Date.now(),
      }),
    }),
  };
}

/** @throws Error when an answer takes longer than so many milliseconds */
async function answersIn<T>(limit: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The database did not answer within ${limit} ms.`)), limit);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

import { operationsCalls } from '@assay/contract';
import { bind } from '../http/binding.ts';
import { CallError } from '../http/call-error.ts';
import { deviceKey } from '../http/device-signature.ts';
import type { ServiceArea, ServiceContext } from '../service.types.ts';
import { version } from './version.ts';

/** Health, readiness and the handshake of a device. */
export function operationsArea({ database, secret, stopping }: ServiceContext): ServiceArea {
  return {
    bindings: bind(operationsCalls, {
      'operations.health': () => ({ status: 'alive' as const, version }),
      'operations.ready': async () => {
        if (stopping.aborted) throw new CallError('unavailable', { retryAfter: 5 });
        await database.pool.query('select 1').catch((cause: unknown) => {
          throw new CallError('unavailable', { cause, retryAfter: 5 });
        });
        return { status: 'ready' as const, database: database.engine };
      },
      'operations.registerDevice': ({ body }) => ({
        device: body.device,
        key: deviceKey(secret, body.device),
        clock: Date.now(),
      }),
    }),
  };
}

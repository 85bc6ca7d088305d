import * as operationsCalls from '@assay/contract/calls/operations';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import { bind } from '../../ground/http/binding.ts';
import { CallError } from '../../ground/http/call-error.ts';
import { deviceKey } from '../../ground/http/device-signature.ts';
import { version } from '../../ground/operations/version.ts';

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

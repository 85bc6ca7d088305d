import * as sessionsCalls from '@assay/contract/calls/sessions';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import { bind } from '../../ground/http/binding.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { TenancyTables } from '../tenancy/tenancy.migrations.ts';
import type { IdentityTables } from './identity.migrations.ts';
import { endOwnSession, endSessionsOf, sessionCookie, sessionsOf } from './sessions.ts';

/** Where an account is signed in, for the person whose account it is. */
export function sessionsArea({ database }: ServiceContext): ServiceArea {
  const db = database.tables<IdentityTables & TenancyTables>();
  return {
    bindings: bind(sessionsCalls, {
      'sessions.list': async ({ scope, sessionId }) => ({
        sessions: (await sessionsOf(db, scope.userId)).map((session) => ({
          session_id: session.handle,
          browser: session.browser,
          system: session.system,
          began_at: session.created_at.toISOString(),
          used_at: session.renewed_at.toISOString(),
          is_current: session.id === sessionId,
        })),
      }),

      'sessions.end': async ({ scope, params, sessionId, cookies }) => {
        const ended = await endOwnSession(db, scope.userId, params.session_id);
        if (ended === undefined) throw new CallError('notFound');
        if (ended === sessionId) cookies.set(sessionCookie, '', 0);
        return { ended: true as const };
      },

      'sessions.endOthers': async ({ scope, sessionId }) => ({
        ended: await endSessionsOf(db, scope.userId, sessionId),
      }),
    }),
  };
}

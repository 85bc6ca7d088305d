import * as tokensCalls from '@assay/contract/calls/tokens';
import type { Locale } from '@assay/domain';
import type { TokenDesk } from '../../../ground/application/application.ts';
import type { ServiceArea, ServiceContext } from '../../../ground/application/service.types.ts';
import { bind } from '../../../ground/http/binding.ts';
import type { RateLimiter } from '../../../ground/operations/rate-limiter.ts';
import type { TenancyTables } from '../../tenancy/tenancy.migrations.ts';
import type { AccountPost } from '../account-post.ts';
import type { IdentityTables } from '../identity.migrations.ts';
import { noticeOf } from '../notices.ts';
import { createTokenStore, sweepTokens, type TokenRow } from './token.store.ts';
import { createTokenDesk } from './token-desk.ts';
import { longestTokenDays } from './token-limit.ts';
import type { TokenTables } from './tokens.migrations.ts';

const sweepInterval = 3_600_000;

export interface TokensArea extends ServiceArea {
  /** What the door asks about tokens. */
  desk: TokenDesk;
}

/** Tokens with which programs act for people and as services. */
export function tokensArea(
  { database, audit, log }: ServiceContext,
  limiter: RateLimiter,
  post: Pick<AccountPost, 'tell'>,
): TokensArea {
  type Tables = IdentityTables & TenancyTables & TokenTables;
  const db = database.tables<Tables>();
  const store = createTokenStore(db);
  let sweep: NodeJS.Timeout | undefined;

  const tell = (
    userId: string,
    kind: 'token_created' | 'token_revoked',
    { locale, request }: { locale: Locale; request: Request },
  ) => post.tell({ userId, locale, notice: noticeOf(kind, request) });

  return {
    // As the sessions are, on connections that are kept for who asks.
    desk: createTokenDesk({ db: database.urgentTables<Tables>(), limiter, audit }),

    bindings: bind(tokensCalls, {
      'tokens.list': async ({ scope }) => ({
        tokens: (await store.ofPerson(scope)).map(shown),
        longest_days: await longestTokenDays(db, scope.tenantId),
      }),

      'tokens.create': async ({ scope, body, locale, request }) => {
        const { row, token } = await store.create(scope, body);
        await tell(scope.userId, 'token_created', { locale, request });
        return { ...shown(row), token };
      },

      'tokens.revoke': async ({ scope, params, locale, request }) => {
        const row = await store.revokeOwn(scope, params.token_id);
        await tell(scope.userId, 'token_revoked', { locale, request });
        return shown(row);
      },

      'tokens.ofTenant': async ({ scope }) => ({
        tokens: (await store.ofTenant(scope)).map(shownToTenant),
        services: (await store.services(scope)).map(({ user_id, name, role }) => ({ user_id, name, role })),
        longest_days: await longestTokenDays(db, scope.tenantId),
      }),

      'tokens.createService': async ({ scope, body: { user_id: service, ...body }, locale, request }) => {
        const { row, token } = await store.createService(scope, { ...body, service });
        await tell(scope.userId, 'token_created', { locale, request });
        return { ...shown(row), token };
      },

      'tokens.revokeOfTenant': async ({ scope, params, locale, request }) => {
        const row = await store.revokeOfTenant(scope, params.token_id);
        // A service reads no mail: whoever made its token is told.
        await tell(row.created_by ?? row.user_id, 'token_revoked', { locale, request });
        return shownToTenant(row);
      },

      'tokens.removeService': async ({ scope, params }) => ({ name: await store.removeService(scope, params.user_id) }),
    }),

    async start() {
      sweep = setInterval(() => {
        sweepTokens(db).catch((error: unknown) => log.error('sweep-failed', error));
      }, sweepInterval);
      sweep.unref();
    },
    async stop() {
      clearInterval(sweep);
    },
  };
}

function shown({ id, name, kind, scopes, ends_with, created_at, expires_at, used_on }: TokenRow) {
  return {
    token_id: id,
    name,
    kind,
    scopes,
    ends_with,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    used_on,
  };
}

function shownToTenant(row: TokenRow) {
  return {
    ...shown(row),
    owner: { user_id: row.user_id, name: row.owner_name, role: row.role },
    made_by: row.made_by,
  };
}

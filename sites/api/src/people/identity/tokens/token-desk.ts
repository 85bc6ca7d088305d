import { tokenScopeOf } from '@assay/contract/token-scopes';
import { tokenKinds, tokenPrefixes } from '@assay/domain';
import type { Kysely } from 'kysely';
import type { TokenDesk } from '../../../ground/application/application.ts';
import type { AuditLog } from '../../../ground/audit/audit-log.ts';
import { CallError } from '../../../ground/http/call-error.ts';
import { networkOf } from '../../../ground/http/request-origin.ts';
import type { RateLimiter } from '../../../ground/operations/rate-limiter.ts';
import type { TenancyTables } from '../../tenancy/tenancy.migrations.ts';
import type { IdentityTables } from '../identity.migrations.ts';
import { findToken, type TokenEnd } from './token.store.ts';
import { kindOfToken } from './token-format.ts';
import type { TokenTables } from './tokens.migrations.ts';

/** Tokens that one network may bring in vain. */
const failures = { limit: 60, seconds: 300 } as const;
/** Seconds in which the log tells once of the same refusal: a program that was not told goes on for days. */
const toldEvery = 3600;

const prefixes = tokenKinds.map((kind) => tokenPrefixes[kind]);

interface Desk {
  db: Kysely<IdentityTables & TenancyTables & TokenTables>;
  limiter: RateLimiter;
  audit: AuditLog;
}

/** Looks at the tokens that requests bring: whose they are, whether they are live, what they were made for. */
export function createTokenDesk({ db, limiter, audit }: Desk): TokenDesk {
  /** Whether something is refused again that the log told of a short while ago. */
  async function isRepeated(what: string): Promise<boolean> {
    try {
      await limiter.hit(`token-refused:${what}`, 1, toldEvery);
      return false;
    } catch (error) {
      if (error instanceof CallError) return true;
      throw error;
    }
  }

  async function refuse(
    reason: TokenEnd | 'unknown',
    network: string,
    of: { id: string; tenantId: string; userId: string } | undefined,
  ): Promise<never> {
    if (!(await isRepeated(of?.id ?? network)))
      await audit.record({
        action: 'token_refused',
        tenantId: of?.tenantId ?? null,
        userId: of?.userId ?? null,
        detail: reason,
      });
    await limiter.hit(`token-failed:${network}`, failures.limit, failures.seconds);
    throw new CallError('invalidToken');
  }

  return {
    broughtBy(request) {
      const [, token] = /^bearer +(\S+)$/i.exec(request.headers.get('authorization')?.trim() ?? '') ?? [];
      return prefixes.some((prefix) => token?.startsWith(prefix)) ? token : undefined;
    },
    async callerOf(token, address) {
      const network = networkOf(address);
      const found = kindOfToken(token) === undefined ? undefined : await findToken(db, token);
      if (found === undefined) return refuse('unknown', network, undefined);
      const { scope, awaitsFactor, end } = found;
      if (end !== undefined) return refuse(end, network, { ...scope, id: scope.token.id });
      return { scope: awaitsFactor ? undefined : scope, sessionId: undefined, ...(awaitsFactor && { awaited: scope }) };
    },
    async assertScope({ id, scopes }, name) {
      const needed = tokenScopeOf(name);
      if (needed !== undefined && scopes.includes(needed)) return;
      const details = { isRepeated: await isRepeated(`${id}:${name}`) };
      if (needed === undefined) throw new CallError('closedToTokens', details);
      throw new CallError('insufficientScope', { ...details, scope: needed, fields: { scope: needed } });
    },
  };
}

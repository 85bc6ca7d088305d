import type { CallName, ErrorName } from '@assay/contract';
import type { AuditAction } from '@assay/domain';
import type { Binding } from '../http/binding.ts';
import type { CallError } from '../http/call-error.ts';

/** Calls with which a person begins a session: what they refuse is a sign-in. */
const signIns: { readonly [K in CallName]?: string } = {
  'account.signIn': 'password',
  'account.signInByCode': 'phone',
  'factor.signIn': 'second_factor',
  'passkeys.signIn': 'passkey',
};

/** Refusals of what somebody gave to prove who they are. */
const proofs: ReadonlySet<ErrorName> = new Set([
  'wrongCredentials',
  'verificationCode',
  'passkeyRefused',
  'passkeyCopied',
]);

/** Calls whose link is a proof that few people have, and what they answer to another one. */
const links: { readonly [K in CallName]?: ErrorName } = { 'installation.claim': 'gone' };

/** Why a token did not do. */
const refusedTokens = { insufficientScope: 'scope', closedToTokens: 'closed' } as const;

/** What the audit log says of a call that was refused; undefined where that is no matter of proof, right or limit. */
export function refusalOf(
  { name, call }: Pick<Binding, 'name' | 'call'>,
  { error, isRepeated }: Pick<CallError, 'error' | 'isRepeated'>,
): { action: AuditAction; detail: string } | undefined {
  if (proofs.has(error)) {
    const way = signIns[name];
    if (error === 'passkeyCopied')
      return { action: way === undefined ? 'proof_refused' : 'sign_in_refused', detail: 'passkey_copied' };
    return way === undefined ? { action: 'proof_refused', detail: name } : { action: 'sign_in_refused', detail: way };
  }
  if (links[name] === error) return { action: 'proof_refused', detail: name };
  if (error === 'insufficientScope' || error === 'closedToTokens')
    return isRepeated ? undefined : { action: 'token_refused', detail: `${refusedTokens[error]} ${name}` };
  const isAdministrators = call.access === 'admin' || call.access === 'owner';
  if (error === 'adminForbidden' || error === 'operatorForbidden' || (error === 'forbidden' && isAdministrators))
    return { action: 'right_refused', detail: name };
  // The first call beyond a limit is told; those after it would let a stranger fill the log.
  if (error === 'tooMany' && !isRepeated) return { action: 'limit_reached', detail: name };
  return undefined;
}

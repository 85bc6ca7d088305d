import type { Settings } from '../../ground/configuration/settings.ts';

/** Whether the operator set up an OpenID provider. */
export function hasOpenId({ OIDC_ISSUER, OIDC_CLIENT_ID }: Pick<Settings, 'OIDC_ISSUER' | 'OIDC_CLIENT_ID'>): boolean {
  return OIDC_ISSUER !== undefined && OIDC_CLIENT_ID !== undefined;
}

import type { Client } from '@assay/client';
import type { AssayCalls } from '@assay/contract';
import * as accountCalls from '@assay/contract/calls/account';
import * as homeCalls from '@assay/contract/calls/home';
import * as membersCalls from '@assay/contract/calls/members';
import * as settingsCalls from '@assay/contract/calls/settings';
import type { HomepageType, Locale } from '@assay/domain';
import type { Session } from './account.types.ts';
import type { EntranceSource } from './entrance.types.ts';

/** What the site asks of the account. Every call rejects with an error whose message is fit to show. */
export interface AccountSource extends Pick<EntranceSource, 'signOut' | 'switchTenant'> {
  session(signal?: AbortSignal): Promise<Session>;
  /** The ways in; what knows them is fetched when somebody needs one. */
  entrance(): Promise<EntranceSource>;
  saveLocale(locale: Locale): Promise<void>;
  /** False when it could not be saved, which is only logged (section 8). */
  saveHomepageType(type: HomepageType): Promise<boolean>;
  /** Whom to ask for access. */
  administrators(signal?: AbortSignal): Promise<readonly { name: string; email?: string }[]>;
}

type SessionReply = AssayCalls['account.session']['response'];

/** A session as the screens know it. */
export function sessionOf({ user, tenant, tenants: all, needs_factor, ended_by, installation }: SessionReply): Session {
  const tenants = all.map(({ tenant_id: id, name }) => ({ id, name }));
  return {
    isDevelopment: installation.development,
    streamTimeoutSeconds: installation.stream_timeout_seconds,
    isRegistrationOpen: installation.registration === 'open' || installation.registration === 'domain',
    ...(installation.single_sign_on === null ? {} : { singleSignOn: installation.single_sign_on }),
    ...(needs_factor && tenant ? { demand: { tenantId: tenant.tenant_id, tenants } } : {}),
    ...(ended_by === null ? {} : { ended: ended_by }),
    account:
      user && !needs_factor
        ? {
            id: user.user_id,
            name: user.full_name,
            ...(user.email === null ? {} : { email: user.email }),
            ...(user.mobile_number === null ? {} : { phone: user.mobile_number }),
            ...(tenant ? { tenant: tenant.name, tenantId: tenant.tenant_id } : {}),
            tenants,
            role: user.role,
            permissions: user.permissions,
            edition: user.edition,
            locale: user.locale,
            homepageType: user.homepage_type,
            hasListedPassword: user.has_listed_password,
          }
        : undefined,
  };
}

/** The account's source over the client. */
export function createAccountSource(client: Client, locale: Locale): AccountSource {
  const own = {
    async signOut() {
      return (await client.call(accountCalls.signOut)).redirect_url;
    },
    async switchTenant(tenantId: string) {
      await client.call(accountCalls.switchTenant, { body: { tenant_id: tenantId } });
    },
  };
  let entrance: Promise<EntranceSource> | undefined;
  return {
    ...own,
    async session(signal) {
      return sessionOf(await client.call(accountCalls.session, { query: {} }, signal ? { signal } : {}));
    },
    entrance() {
      entrance ??= import('./entrance.source.ts').then((module) => module.createEntranceSource(client, locale, own));
      return entrance;
    },
    async saveLocale(next) {
      await client.call(settingsCalls.save, { body: { locale: next } });
    },
    async saveHomepageType(type) {
      try {
        return await client.call(homeCalls.switch, { body: { home_page_type: type } });
      } catch (error) {
        console.warn('The home could not be saved.', error);
        return false;
      }
    },
    async administrators(signal) {
      const list = await client.call(membersCalls.administrators, {}, signal ? { signal } : {});
      return list.map(({ full_name: name, email }) => ({ name, ...(email === null ? {} : { email }) }));
    },
  };
}

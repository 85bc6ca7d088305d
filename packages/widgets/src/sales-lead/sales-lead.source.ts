import { type Client, encryptNumber, isCallError } from '@assay/client';
import type { AssayCalls } from '@assay/contract';
import * as accountCalls from '@assay/contract/calls/account';
import * as embedCalls from '@assay/contract/calls/embed';
import * as leadsCalls from '@assay/contract/calls/leads';
import {
  type DialCode,
  type InstallationRegion,
  type LeadPackageType,
  type Locale,
  messageLanguages,
} from '@assay/domain';
import { type CompanySource, createCompanySource } from '../company-autocomplete/company-autocomplete.source.ts';

export type CaptchaChallenge = AssayCalls['captcha.challenge']['response'];

/** What the form starts from. */
export interface LeadSetup {
  region: InstallationRegion;
  /** Masked number of the account; the form then asks for none. */
  ownNumber?: string;
}

/** A number that was typed, and the code that came to it. */
export interface ProvenNumber {
  digits: string;
  country: DialCode;
  code: string;
}

/** What is sent besides the number, as the domain's `leadBody` makes it. */
export type LeadBody = Omit<
  AssayCalls['lead.create']['request']['body'],
  'mobile' | 'key_id' | 'country_code' | 'code' | 'client_id'
>;
export type MarketingBody = Omit<AssayCalls['lead.createMarketing']['request']['body'], 'client_id'>;

/** What the sales lead needs from outside. Every call rejects with an error that tells its code. */
export interface SalesLeadSource {
  setup(signal: AbortSignal): Promise<LeadSetup>;
  captcha(query: { provider?: 'altcha' }): Promise<CaptchaChallenge>;
  /** Sends a code; `proof` is what the captcha gave, absent where neither it nor the work in its place could. */
  sendCode(
    number: Omit<ProvenNumber, 'code'>,
    proof: string | undefined,
  ): Promise<{ shownNumber: string; resendAfter: number; developmentCode?: string }>;
  /** @param id the same for every attempt of one submission, which is then stored once. */
  submit(lead: LeadBody, number: ProvenNumber | undefined, id: string): Promise<void>;
  /** Absent: the company is typed without suggestions. */
  companies?: CompanySource;
  /** Address of the page with the form of the US and EU markets. */
  marketingAddress(type: LeadPackageType, sourceType: string): string;
}

export interface SalesLeadSourceOptions {
  client: Pick<Client, 'call'>;
  locale: Locale;
  setup: SalesLeadSource['setup'];
  /** Origin of the service, empty on its own pages. @default '' */
  host?: string;
}

/** The sales lead's source over a client. Numbers leave the browser only under the service's public key. */
export function createSalesLeadSource({ client, locale, setup, host = '' }: SalesLeadSourceOptions): SalesLeadSource {
  async function seal({ digits, country }: Omit<ProvenNumber, 'code'>) {
    const { public_key: key, key_id } = await client.call(accountCalls.publicKey);
    return { sealed: await encryptNumber(digits, key), key_id, country_code: country };
  }
  return {
    setup,
    captcha: (query) => client.call(embedCalls.challenge, { query: { ...query, lang: locale } }),
    async sendCode(number, proof) {
      const { sealed, ...rest } = await seal(number);
      const reply = await client.call(accountCalls.verifyCode, {
        body: {
          ...rest,
          mobile_number: sealed,
          purpose: 'SMS_SALES_LEAD',
          language: messageLanguages[locale],
          ...(proof === undefined ? {} : { captcha: proof }),
        },
      });
      return {
        shownNumber: reply.mobile_number,
        resendAfter: reply.resend_after,
        ...(reply.development_code === undefined ? {} : { developmentCode: reply.development_code }),
      };
    },
    async submit(lead, number, id) {
      if (!number) {
        await client.call(leadsCalls.create, { body: { ...lead, client_id: id } });
        return;
      }
      const { sealed, ...rest } = await seal(number);
      await client.call(leadsCalls.create, {
        body: { ...lead, ...rest, mobile: sealed, code: number.code, client_id: id },
      });
    },
    companies: createCompanySource(client),
    marketingAddress(type, sourceType) {
      const query = new URLSearchParams({ type, source: sourceType, locale });
      // The frame lets itself be framed by the page that names itself, where a site lists it.
      if (host !== '') query.set('origin', globalThis.location.origin);
      return `${host}/embed/form?${query.toString()}`;
    },
  };
}

/** Where a developer asks for another region, outside production (section 9): the address, else the browser's storage. */
export function debugRegion(): string | undefined {
  try {
    return (
      new URLSearchParams(location.search).get('debug_region') ?? localStorage.getItem('debug_region') ?? undefined
    );
  } catch {
    return undefined;
  }
}

/** The set-up on the product's own pages: region and own number come from the session. */
export function sessionSetup(client: Pick<Client, 'call'>): SalesLeadSource['setup'] {
  return async (signal) => {
    const region = debugRegion();
    const { installation, user } = await client.call(
      accountCalls.session,
      { query: region === undefined ? {} : { debug_region: region } },
      { signal },
    );
    return {
      region: installation.region,
      ...(user?.mobile_number == null ? {} : { ownNumber: user.mobile_number }),
    };
  };
}

/** Whether a submission failed over its code, which the person can put right (section 8). */
export function isCodeRefused(error: unknown): boolean {
  return isCallError(error, 'verificationCode');
}

/** Code of a failed call; one without a code counts as 400 (section 8). */
export function codeOf(error: unknown): number {
  return isCallError(error) ? error.code : 400;
}

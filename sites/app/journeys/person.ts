import { type Client, createClient } from '@assay/client';
import * as accountCalls from '@assay/contract/calls/account';
import * as credentialsCalls from '@assay/contract/calls/credentials';
import * as membersCalls from '@assay/contract/calls/members';
import type { Locale } from '@assay/domain';
import type { BrowserContext } from '@playwright/test';

/** Where the service of the journeys listens. */
const origin = `http://127.0.0.1:${process.env['JOURNEY_PORT']}`;

/** Requests that carry the cookies of a browser; what a reply sets is set in the browser. */
function fetchIn({ request }: BrowserContext): typeof fetch {
  return async (input, init) => {
    const asked = new Request(input, init);
    const body = await asked.text();
    const reply = await request.fetch(asked.url, {
      method: asked.method,
      headers: Object.fromEntries(asked.headers),
      ...(body === '' ? {} : { data: body }),
    });
    // Several cookies are several headers.
    const headers = reply.headersArray().map(({ name, value }): [string, string] => [name, value]);
    return new Response(new Uint8Array(await reply.body()), { status: reply.status(), headers });
  };
}

/** The calls of whoever a browser is signed in as: for the steps that a journey needs and does not prove. */
export function clientIn(context: BrowserContext, locale: Locale, at: string = origin): Client {
  return createClient({ baseUrl: `${at}/api`, service: 'assay', locale, fetch: fetchIn(context) });
}

/** Signs a browser in as one of the demo accounts. */
export async function signInAs(
  context: BrowserContext,
  name: string,
  locale: Locale,
  at: string = origin,
): Promise<Client> {
  const client = clientIn(context, locale, at);
  const { accounts } = await client.call(accountCalls.demoAccounts);
  const person = accounts.find(({ full_name }) => full_name === name);
  if (!person) throw new Error(`The installation has no account of ${name}.`);
  await client.call(accountCalls.signIn, { body: { account: person.account, password: person.password } });
  return client;
}

const password = 'a-long-password';
const tokenOf = (link: string) => new URL(link).hash.split('=')[1] ?? '';
const addressOf = (name: string) => `${name.split(' ')[0]?.toLowerCase()}-${Date.now()}@example.org`;

interface Newcomer {
  client: Client;
  account: string;
  password: string;
}

/** Somebody with an account and an organisation of their own, signed in in a browser. */
export async function register(
  context: BrowserContext,
  name: string,
  company?: string,
  client: Client = clientIn(context, 'en'),
): Promise<Newcomer> {
  const account = addressOf(name);
  const { development_link: link = '' } = await client.call(credentialsCalls.register, {
    body: { account, full_name: name, ...(company === undefined ? {} : { company_name: company }) },
  });
  await client.call(credentialsCalls.confirm, { body: { token: tokenOf(link), password } });
  return { client, account, password };
}

/** Somebody who joins with a new account by a link that everybody may use, signed in in a browser. */
export async function join(context: BrowserContext, invitation: string, name: string): Promise<Newcomer> {
  const client = clientIn(context, 'en');
  const account = addressOf(name);
  const { development_link: link = '' } = await client.call(membersCalls.askToJoin, {
    body: { token: tokenOf(invitation), account },
  });
  await client.call(membersCalls.join, { body: { token: tokenOf(link), password, full_name: name } });
  return { client, account, password };
}

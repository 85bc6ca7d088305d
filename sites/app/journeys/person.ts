import { type Client, createClient } from '@assay/client';
import * as accountCalls from '@assay/contract/calls/account';
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
    return new Response(new Uint8Array(await reply.body()), { status: reply.status(), headers: reply.headers() });
  };
}

/** The calls of whoever a browser is signed in as: for the steps that a journey needs and does not prove. */
export function clientIn(context: BrowserContext, locale: Locale): Client {
  return createClient({ baseUrl: `${origin}/api`, service: 'assay', locale, fetch: fetchIn(context) });
}

/** Signs a browser in as one of the demo accounts. */
export async function signInAs(context: BrowserContext, name: string, locale: Locale): Promise<Client> {
  const client = clientIn(context, locale);
  const { accounts } = await client.call(accountCalls.demoAccounts);
  const person = accounts.find(({ full_name }) => full_name === name);
  if (!person) throw new Error(`The installation has no account of ${name}.`);
  await client.call(accountCalls.signIn, { body: { account: person.account, password: person.password } });
  return client;
}

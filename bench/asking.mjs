// A service that is asked questions as a person asks them: over HTTP, signed in, until its answer is written.

import { setTimeout as wait } from 'node:timers/promises';
import { createClient, createCookieFetch } from '@assay/client';
import * as accountCalls from '@assay/contract/calls/account';
import * as seekCalls from '@assay/contract/calls/seek';
import { demoAccounts, demoPassword } from '../sites/api/src/people/identity/demo-tenant.ts';

/** Longest wait for the embeddings of the starter library, in ms. */
const patience = 600_000;

/** A caller who is signed in; with a locale, who asks in its language. */
export async function signedIn(address, locale = 'en') {
  const client = createClient({
    baseUrl: `${address}/api`,
    service: 'assay',
    locale,
    fetch: createCookieFetch(),
  });
  await client.call(accountCalls.signIn, { body: { account: demoAccounts[0].account, password: demoPassword } });
  return client;
}

/** Milliseconds to the first words of the answer; resolves when the whole answer is written. */
export async function ask(client, input) {
  const began = performance.now();
  let first;
  const { question_id } = await client.call(seekCalls.init, { body: { input } });
  const stream = client.openStream(
    seekCalls.stream,
    { body: { question_id } },
    {
      onState(state) {
        if (state.parts.some(({ text }) => text)) first ??= performance.now() - began;
      },
    },
  );
  await stream.done;
  if (first === undefined) throw new Error(`No words were written for: ${input}`);
  return first;
}

/** Waits until everything of the starter library is embedded, so that every module does its whole work. */
export async function embedded(service) {
  for (const began = performance.now(); performance.now() - began < patience; await wait(500)) {
    if (service.log().includes('"event":"embedded"')) return;
  }
  throw new Error('The embeddings of the starter library were not made in time.');
}

import { randomUUID } from 'node:crypto';
import type { NameIn } from '@assay/contract';
import type * as credentialsCalls from '@assay/contract/calls/credentials';
import type { CallExample } from '../call-example.ts';
import { registerByPhone, sealNumber } from '../people.ts';
import { createTestClient, type TestClient } from '../test-client.ts';

let lastNumber = 13_600_000_000;
const nextNumber = () => String((lastNumber += 1));
const password = 'a-long-password';
const tokenOf = (link: string | undefined) => link?.split('=')[1] ?? '';

async function register(by: TestClient): Promise<{ account: string; token: string }> {
  const account = `${randomUUID()}@example.com`;
  const { data } = await by.call('credentials.register', { body: { account, full_name: 'Nora New' } });
  return { account, token: tokenOf(data.development_link) };
}

async function codeFor(
  by: TestClient,
  number: string,
  purpose: 'PASSWORD_FORGOT' | 'MOBILE_NUMBER_BINDING',
): Promise<{ mobile_number: string; key_id: string; country_code: '+86'; code: string }> {
  const sealed = await sealNumber(by, number);
  const { data } = await by.call('account.verifyCode', { body: { ...sealed, purpose } });
  return { ...sealed, code: data.development_code ?? '' };
}

export const credentialsExamples: Record<NameIn<typeof credentialsCalls>, CallExample> = {
  'credentials.register': {
    input: () => ({ body: { account: `${randomUUID()}@example.com`, full_name: 'Nora New' } }),
    elsewhere: 'public',
  },
  'credentials.confirm': {
    input: async (_, by) => ({ body: { token: (await register(by)).token, password } }),
    elsewhere: 'public',
  },
  'credentials.forgot': { input: () => ({ body: { account: 'nobody@example.com' } }), elsewhere: 'public' },
  'credentials.reset': {
    input: async (_, by) => {
      const { account, token } = await register(by);
      await (await createTestClient(by.address)).call('credentials.confirm', { body: { token, password } });
      const { data } = await by.call('credentials.forgot', { body: { account } });
      return { body: { token: tokenOf(data.development_link), password: 'another-long-one' } };
    },
    elsewhere: 'public',
  },
  'credentials.resetByCode': {
    input: async (_, by) => {
      const number = nextNumber();
      await registerByPhone(await createTestClient(by.address), number);
      return { body: { ...(await codeFor(by, number, 'PASSWORD_FORGOT')), password } };
    },
    elsewhere: 'public',
  },
  'credentials.changePassword': {
    as: 'newcomer',
    input: () => ({ body: { password } }),
    elsewhere: 'own',
  },
  'credentials.proof': { elsewhere: 'own' },
  'credentials.prove': {
    as: 'newcomer',
    input: async (_, by) => ({
      body: { own_code: (await by.call('credentials.sendOwnCode', { body: {} })).data.development_code },
    }),
    elsewhere: 'refused',
  },
  'credentials.sendOwnCode': { as: 'newcomer', input: () => ({ body: {} }), elsewhere: 'own' },
  'credentials.bindPhone': {
    as: 'newcomer',
    input: async (_, by) => ({
      body: {
        ...(await codeFor(by, nextNumber(), 'MOBILE_NUMBER_BINDING')),
        purpose: 'MOBILE_NUMBER_BINDING',
      },
    }),
    elsewhere: 'refused',
  },
};

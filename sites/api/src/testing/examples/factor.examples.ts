import type { NameIn } from '@assay/contract';
import type * as factorCalls from '@assay/contract/calls/factor';
import { codeAt, stepAt } from '../../people/identity/totp.ts';
import type { CallExample } from '../call-example.ts';
import { base32Bytes, registerByMail } from '../people.ts';
import type { TestClient } from '../test-client.ts';

/** The code of a secret that is just begun with. */
async function begun(by: TestClient): Promise<string> {
  const { data } = await by.call('factor.begin');
  return codeAt(base32Bytes(data.secret), stepAt(Date.now()));
}

export const factorExamples: Record<NameIn<typeof factorCalls>, CallExample> = {
  'factor.state': { elsewhere: 'own' },
  'factor.begin': { as: 'newcomer', elsewhere: 'own' },
  'factor.confirm': {
    as: 'newcomer',
    input: async (_, by) => ({ body: { code: await begun(by) } }),
    elsewhere: 'refused',
  },
  'factor.turnOff': {
    as: 'newcomer',
    input: async (_, by) => {
      const { data } = await by.call('factor.confirm', { body: { code: await begun(by) } });
      return { body: { code: data.recovery_codes?.[0] ?? '' } };
    },
    elsewhere: 'refused',
  },
  'factor.signIn': {
    as: 'visitor',
    input: async (_, by) => signInWaiting(by),
    elsewhere: 'public',
  },
};

/** Registers, turns the factor on and signs in anew up to the code; gives one that is left. */
async function signInWaiting(by: TestClient) {
  const account = `${crypto.randomUUID()}@example.com`;
  const password = 'a-long-password';
  await registerByMail(by, { account, password, full_name: 'Fay Factor' });
  const { data: secret } = await by.call('factor.begin');
  const { data } = await by.call('factor.confirm', {
    body: { code: codeAt(base32Bytes(secret.secret), stepAt(Date.now())) },
  });
  await by.call('account.signIn', { body: { account, password } });
  return { body: { code: data.recovery_codes[0] ?? '' } };
}

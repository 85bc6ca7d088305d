import type { NameIn } from '@assay/contract';
import type * as accountCalls from '@assay/contract/calls/account';
import { demoPassword } from '../../people/identity/demo-tenant.ts';
import type { CallExample } from '../call-example.ts';
import { sealNumber } from '../people.ts';

let lastNumber = 13_900_000_000;
const nextNumber = () => String((lastNumber += 1));

export const accountExamples: Record<NameIn<typeof accountCalls>, CallExample> = {
  'account.session': { elsewhere: 'own' },
  'account.signIn': {
    input: () => ({ body: { account: 'free@demo.assay', password: demoPassword } }),
    as: 'visitor',
    elsewhere: 'public',
  },
  'account.signInByCode': {
    as: 'visitor',
    input: async (_, by) => {
      const sealed = await sealNumber(by, nextNumber());
      const sent = await by.call('account.verifyCode', { body: { ...sealed, purpose: 'LOGIN_REGISTER' } });
      return { body: { ...sealed, purpose: 'LOGIN_REGISTER', code: sent.data.development_code } };
    },
    elsewhere: 'public',
  },
  'account.signOut': { as: 'leaver', elsewhere: 'public' },
  'account.switchTenant': {
    as: 'member',
    input: async ({ member }) => {
      const { data } = await member.call('account.session');
      return { body: { tenant_id: data.tenant?.tenant_id } };
    },
    elsewhere: 'refused',
  },
  'account.demoAccounts': { elsewhere: 'public' },
  'account.publicKey': { elsewhere: 'public' },
  'account.verifyCode': {
    input: async (_, by) => ({ body: { ...(await sealNumber(by, nextNumber())), purpose: 'SMS_SALES_LEAD' } }),
    elsewhere: 'public',
  },
  'account.info': { elsewhere: 'own' },
  'account.saveInformation': { input: () => ({ body: { manual_company: 'Acme Cells' } }), elsewhere: 'own' },
};

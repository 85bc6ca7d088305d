import type { DemoAccount } from './account.types.ts';
import type { EntranceSource } from './entrance.types.ts';
import type { OwnProofSource } from './own-proof.source.ts';
import type { PasskeysSource } from './passkeys.source.ts';

export const demoAccount: DemoAccount = {
  account: 'enterprise@demo.assay',
  password: 'secret',
  name: 'Mei Enterprise',
  role: 'member',
  edition: 'premium',
};

/** What proves a person, in memory; notes what is asked of it. */
export function recordedProof(calls: string[], change: Partial<OwnProofSource> = {}): OwnProofSource {
  return {
    asked: async () => ({ needs: 'password', needsFactor: false, hasPasskey: false }),
    proveWithPasskey: async () => void calls.push('passkey'),
    async sendOwnCode() {
      calls.push('send');
      return { developmentCode: '246802', resendAfter: 60 };
    },
    prove: async ({ password, code, factorCode }) => void calls.push(`prove ${password} ${code} ${factorCode}`),
    ...change,
  };
}

/** Passkeys in memory; notes what is asked of it. */
export function recordedPasskeys(calls: string[], change: Partial<PasskeysSource> = {}): PasskeysSource {
  return {
    canUsePasskeys: true,
    passkeys: async () => ({
      passkeys: [
        {
          id: 'office',
          name: 'Office laptop',
          provider: '1Password',
          isSynced: true,
          addedAt: '2026-11-18T08:00:00Z',
          usedAt: '2026-11-20T08:00:00Z',
        },
        { id: 'hello', provider: 'Windows Hello', isSynced: false, addedAt: '2026-11-19T08:00:00Z' },
        { id: 'key', isSynced: false, addedAt: '2026-11-20T08:00:00Z' },
      ],
      limit: 20,
    }),
    addPasskey: async () => void calls.push('add'),
    renamePasskey: async (id, name) => void calls.push(`rename ${id} ${name}`),
    removePasskey: async (id) => void calls.push(`remove ${id}`),
    ...change,
  };
}

/** A source that notes what is asked of it. */
export function recordedEntrance(calls: string[], change: Partial<EntranceSource> = {}): EntranceSource {
  const note = async (text: string) => void calls.push(text);
  return {
    signInWithPassword: (account, password) => note(`password ${account} ${password}`),
    sendCode: async (mobile) => {
      await note(`send ${mobile}`);
      return { developmentCode: '135790', resendAfter: 60 };
    },
    signInWithCode: (mobile, code) => note(`code ${mobile} ${code}`),
    signInWithFactor: (code) => note(`factor ${code}`),
    canUsePasskeys: false,
    signInWithPasskey: () => note('passkey'),
    offerPasskeys: () => new Promise(() => undefined),
    demandedFactor: async () => ({
      canUsePasskeys: false,
      hasPasskey: async () => false,
      addPasskey: () => note('add passkey'),
      proveWithPasskey: () => note('prove with passkey'),
      beginFactor: async () => ({
        secret: 'GEZDGNBVGY3TQOJQ',
        uri: 'otpauth://totp/Assay:nora?secret=GEZDGNBVGY3TQOJQ',
      }),
      async confirmFactor(code) {
        await note(`confirm factor ${code}`);
        return ['AAAAAA-BBBBBB-CCCCCC-DDDDDD'];
      },
    }),
    demoAccounts: async () => [demoAccount],
    register: async ({ account, name, company }) => {
      await note(`register ${account} ${name} ${company}`);
      return { developmentLink: 'http://localhost/home#confirm=abcdefghijklmnopqrstuvwxyz' };
    },
    companies: async () => [],
    confirm: (token, password) => note(`confirm ${token} ${password}`),
    forgot: async (account) => {
      await note(`forgot ${account}`);
      return {};
    },
    resetPassword: (token, password) => note(`reset ${token} ${password}`),
    sendResetCode: async (mobile) => {
      await note(`send reset ${mobile}`);
      return { developmentCode: '246802', resendAfter: 60 };
    },
    resetByCode: (mobile, code, password) => note(`reset ${mobile} ${code} ${password}`),
    invitation: async () => ({ tenant: 'Acme Cells', inviter: 'Olga Owner', role: 'member', isMailed: true }),
    accept: (token) => note(`accept ${token}`),
    askToJoin: async (token, account) => {
      await note(`ask ${token} ${account}`);
      return {};
    },
    join: (token, { name }) => note(`join ${token} ${name}`),
    claimInstallation: (token) => note(`claim ${token}`),
    signOut: async () => '/',
    switchTenant: (tenantId) => note(`switch ${tenantId}`),
    ...change,
  };
}

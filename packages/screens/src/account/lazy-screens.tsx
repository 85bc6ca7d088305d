import type { Client } from '@assay/client';
import { type ComponentType, lazy, use, useMemo } from 'react';
import type { AccountSource } from './account.source.ts';
import type { EntranceSource } from './entrance.types.ts';
import type { ProofDialogProps } from './ProofDialog.tsx';

type Entered<Props> = Omit<Props, 'source'> & { account: Pick<AccountSource, 'entrance'> };

/** A screen of the ways in, fetched together with its source when it is needed: most visits are of people who are signed in. */
function entrance<Props extends { source: EntranceSource }>(load: () => Promise<ComponentType<Props>>) {
  const Screen = lazy(async () => {
    const Loaded = await load();
    return {
      default: ({ source, ...props }: Omit<Props, 'source'> & { source: Promise<EntranceSource> }) => (
        <Loaded {...(props as unknown as Props)} source={use(source)} />
      ),
    };
  });
  return ({ account, ...props }: Entered<Props>) => (
    <Screen {...(props as unknown as Omit<Props, 'source'>)} source={account.entrance()} />
  );
}

export const SignInPage = entrance(() => import('./SignIn.tsx').then((module) => module.SignInPage));

export const SignInDialog = entrance(() => import('./SignIn.tsx').then((module) => module.SignInDialog));

/** What a mailed link leads to. */
export const LinkDialog = entrance(() => import('./LinkDialog.tsx').then((module) => module.LinkDialog));

/** Asks a person anew who they are; fetched with its source when a call is refused for want of it. */
export const ProofDialog = lazy(async () => {
  const [{ ProofDialog: Asking }, { createOwnProofSource }] = await Promise.all([
    import('./ProofDialog.tsx'),
    import('./own-proof.source.ts'),
  ]);
  return {
    default: ({ client, ...props }: Omit<ProofDialogProps, 'source'> & { client: Client }) => (
      <Asking {...props} source={useMemo(() => createOwnProofSource(client), [client])} />
    ),
  };
});

/** Password, phone, own data and the end of the account; fetched when it is looked at. */
export const Security = lazy(() => import('./Security.tsx').then((module) => ({ default: module.Security })));

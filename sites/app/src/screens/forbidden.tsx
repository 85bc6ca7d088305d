import { errorsMessages, Forbidden } from '@assay/screens/errors';
import { useEffect, useState } from 'react';
import { useSite } from '../site-context.ts';

export const catalogues = [errorsMessages];

/** /403, with whom to ask for access. */
export function Screen() {
  const { account, session, askToSignIn } = useSite();
  const [administrators, setAdministrators] = useState<Awaited<ReturnType<typeof account.administrators>>>([]);
  const person = session?.account?.id;
  useEffect(() => {
    if (person === undefined) return;
    const left = new AbortController();
    // The page says whom to ask in general; names are a help where they are known.
    account.administrators(left.signal).then(setAdministrators, () => undefined);
    return () => left.abort();
  }, [account, person]);
  return (
    <Forbidden
      administrators={administrators}
      {...(session && !session.account ? { onSignIn: () => askToSignIn() } : {})}
    />
  );
}

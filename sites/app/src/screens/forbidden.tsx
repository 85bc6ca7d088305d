import { errorsMessages, Forbidden } from '@assay/screens/errors';
import { useSite } from '../site-context.ts';

export const catalogues = [errorsMessages];

/** /403 */
export function Screen() {
  const { session, askToSignIn } = useSite();
  return <Forbidden {...(session && !session.account ? { onSignIn: () => askToSignIn() } : {})} />;
}

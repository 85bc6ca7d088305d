import { errorsMessages, NotFound } from '@assay/screens/errors';
import { useSite } from '../site-context.ts';

export const catalogues = [errorsMessages];

/** /404 */
export function Screen() {
  const { session } = useSite();
  return <NotFound isMember={session?.account !== undefined} />;
}

import { errorsMessages, NotFound } from '@assay/screens/errors';
import type { ScreenProps } from '../screen.types.ts';
import { useSite } from '../site-context.ts';

export const catalogues = [errorsMessages];

/** /404, also of a short link that leads nowhere. */
export function Screen({ search }: ScreenProps) {
  const { session } = useSite();
  return <NotFound isMember={session?.account !== undefined} isShortLink={new URLSearchParams(search).has('link')} />;
}

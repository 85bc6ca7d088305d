import { shortParameter } from '@assay/domain';
import type { ApplicationOptions } from '../../ground/application/application.ts';
import type { Database } from '../../ground/database/database.types.ts';
import { cookiesOf } from '../../ground/http/cookies.ts';
import { isSecureAddress } from '../../ground/http/request-origin.ts';
import type { HomeTables } from './home.migrations.ts';
import { createShortQueries } from './short-queries.ts';

/**
 * Says whether an address carries a short id that stands for nothing whoever asks may read: unknown, run out, or of
 * another tenant. A visitor who is not signed in is not told yet: the page offers the login.
 */
export function createShortLinkCheck(
  database: Database,
  identify: ApplicationOptions['identify'],
  origin: Pick<ApplicationOptions, 'trustProxy' | 'publicUrl'>,
): (request: Request) => Promise<boolean> {
  const queries = createShortQueries(database.tables<HomeTables>());
  return async (request) => {
    const short = new URL(request.url).searchParams.get(shortParameter);
    if (short === null) return false;
    const isSecure = isSecureAddress(request.headers.get('x-forwarded-proto'), origin);
    const cookies = cookiesOf(request.headers.get('cookie'), isSecure);
    const { scope } = await identify({ cookies, authorization: null, share: null });
    if (!scope || scope.role === 'guest') return false;
    return (await queries.find(scope, 'query', short)) === undefined;
  };
}

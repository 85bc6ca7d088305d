import { matchRoute, sharedItem } from '@assay/domain';
import type { ApplicationOptions } from '../../ground/application/application.ts';
import { cookiesOf } from '../../ground/http/cookies.ts';
import { isSecureAddress } from '../../ground/http/request-origin.ts';
import type { ItemAccess } from './item-access.ts';

/** Query parameter in which a share link carries its token. */
const shareParameter = 'share';

/**
 * Says whether the page of an item is refused to whoever asks for it, so that the status of the page is what it shows
 * (D4). A visitor without session and token is not refused yet: the page offers the login.
 */
export function createPageGuard(
  identify: ApplicationOptions['identify'],
  access: ItemAccess,
  origin: Pick<ApplicationOptions, 'trustProxy' | 'publicUrl'>,
): (request: Request) => Promise<boolean> {
  return async (request) => {
    const { pathname, search, searchParams } = new URL(request.url);
    const match = matchRoute(pathname);
    const item = match?.rule.built ? sharedItem(match.rule, match.params, search) : undefined;
    if (!item) return false;
    const token = searchParams.get(shareParameter);
    const isSecure = isSecureAddress(request.headers.get('x-forwarded-proto'), origin);
    const cookies = cookiesOf(request.headers.get('cookie'), isSecure);
    const { scope } = await identify({ cookies, authorization: null, share: token });
    if (!scope && token === null) return false;
    return (await access.accessTo(scope, item)) === undefined;
  };
}

import {
  admit,
  matchRoute,
  type PermissionKey,
  pathTo,
  type RouteMatch,
  redirectOf,
  type ShareDataType,
  sharedItem,
  shortParameter,
  type Visitor,
} from '@assay/domain';

/** Where an arrival ends: shown, sent on, or told to sign in. */
export type Arrival =
  | { kind: 'show'; match: RouteMatch; isLoginOffered: boolean }
  | { kind: 'login'; match: RouteMatch }
  | { kind: 'go'; to: string };

export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

export interface Arriving {
  /** The visitor; asked for only where the rule needs to know. */
  visitor(): Promise<{ isLoggedIn: boolean; permissions: readonly PermissionKey[] }>;
  mayOpen(dataType: ShareDataType, dataId: string): Promise<boolean>;
  /** Whether an item that may not be opened lies in the visitor's own trash. */
  isPutAway(dataType: ShareDataType, dataId: string): Promise<boolean>;
  /** The address that a short id stands for; undefined for one that is unknown or has run out. */
  restore(shortId: string): Promise<string | undefined>;
  /** Whether a failure to read the visitor closes the page (section 8), rather than being shown as what it is. */
  isClosed(error: unknown): boolean;
  /** The address carries a share token. */
  hasToken: boolean;
}

const anyone: Visitor = { isLoggedIn: true, permissions: [] };

/**
 * Applies the rules of sections 2.1, 2.2, 2.5 and 6 to an address: old addresses first, then the route's own rule.
 * A public page never waits for the session: the login dialog comes when the session is known.
 */
export async function arrive(
  address: Address,
  { visitor, mayOpen, isPutAway, restore, isClosed, hasToken }: Arriving,
): Promise<Arrival> {
  const old = redirectOf(address);
  if (old) return { kind: 'go', to: old.kind === 'redirect' ? old.to : pathTo('notFound') };
  const match = matchRoute(address.pathname);
  if (!match?.rule.built) return { kind: 'go', to: pathTo('notFound') };
  const short = new URLSearchParams(address.search).get(shortParameter);
  const isNamed = short !== null || sharedItem(match.rule, match.params, address.search) !== undefined;
  const isPublic = match.rule.access === 'public' && !isNamed;
  let who = anyone;
  try {
    if (!isPublic) who = await visitor();
  } catch (error) {
    if (isClosed(error)) return { kind: 'go', to: pathTo('forbidden') };
    throw error;
  }
  // Somebody who signs in here arrives once more, and goes on then.
  if (short !== null && who.isLoggedIn)
    return { kind: 'go', to: (await restore(short)) ?? `${pathTo('notFound')}?link` };
  const admission = admit(match, who, address.search);
  switch (admission.kind) {
    case 'open':
      return { kind: 'show', match, isLoginOffered: match.rule.access === 'public' && match.rule.login };
    case 'open-with-login':
      return { kind: 'show', match, isLoginOffered: true };
    case 'login':
      return { kind: 'login', match };
    case 'redirect':
      return { kind: 'go', to: `${admission.to}${address.search}` };
    case 'share-check':
      if (await mayOpen(admission.dataType, admission.dataId)) return { kind: 'show', match, isLoginOffered: false };
      if (who.isLoggedIn && (await isPutAway(admission.dataType, admission.dataId)))
        return { kind: 'go', to: `${pathTo('history')}?list=trash` };
      return who.isLoggedIn || hasToken ? { kind: 'go', to: pathTo('forbidden') } : { kind: 'login', match };
    case 'forbidden':
      return { kind: 'go', to: pathTo('forbidden') };
    case 'not-found':
      return { kind: 'go', to: pathTo('notFound') };
  }
}

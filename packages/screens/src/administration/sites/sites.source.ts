import { type Client, isCallError } from '@assay/client';
import type { AssayCalls } from '@assay/contract';
import * as embedCalls from '@assay/contract/calls/embed';
import type { SiteProofResult } from '@assay/domain';
import type { ServicePlace } from './snippet.ts';

export type Site = AssayCalls['embed.sites']['response']['sites'][number];
/** What an administrator says about a site. */
export type SiteTerms = Omit<Site, 'site_id' | 'proofs' | 'created_at'>;
/** What proves an origin, and whether it did. */
export type SiteProof = Site['proofs'][number];
export type SiteLibrary = Site['library'];

/** Another site of the organisation has one of the origins. */
export class OriginTakenError extends Error {
  override readonly name = 'OriginTakenError';
}

/** Another organisation has the origin proved. */
export class OriginProvedElsewhereError extends Error {
  override readonly name = 'OriginProvedElsewhereError';
}

/** Somebody removed the site in the meantime. */
export class SiteGoneError extends Error {
  override readonly name = 'SiteGoneError';
}

/** What the part of the sites needs from outside. */
export interface SitesSource {
  /** Where a page of somebody else finds the service. */
  place: ServicePlace;
  list(signal: AbortSignal): Promise<readonly Site[]>;
  /** @throws OriginTakenError */
  add(terms: SiteTerms): Promise<Site>;
  /** Sets all the terms. @throws OriginTakenError, SiteGoneError */
  change(id: string, terms: SiteTerms): Promise<void>;
  /** Looks for the file of an origin. @throws OriginProvedElsewhereError, SiteGoneError */
  prove(id: string, origin: string): Promise<SiteProofResult>;
  /** A site that is gone already is no failure. */
  remove(id: string): Promise<void>;
}

async function unlessRefused<T>(
  work: Promise<T>,
  Taken: new (...all: ConstructorParameters<typeof Error>) => Error = OriginTakenError,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isCallError(error, 'conflict')) throw new Taken(error.message, { cause: error });
    if (isCallError(error, 'notFound')) throw new SiteGoneError(error.message, { cause: error });
    throw error;
  }
}

/** The place of the service, read from the address of a call. */
function placeOf(client: Client): ServicePlace {
  const { origin, pathname } = new URL(client.address(embedCalls.sites, {}), window.location.href);
  const [, apiBase = '', service = ''] = /^(.*)\/([^/]+)\/embed\/sites$/.exec(pathname) ?? [];
  return { serviceUrl: origin, apiBase, service };
}

/** The sites' source over the client. */
export function createSitesSource(client: Client): SitesSource {
  return {
    place: placeOf(client),
    list: async (signal) => (await client.call(embedCalls.sites, {}, { signal })).sites,
    add: (terms) => unlessRefused(client.call(embedCalls.addSite, { body: terms })),
    async change(id, terms) {
      await unlessRefused(client.call(embedCalls.changeSite, { body: { ...terms, site_id: id } }));
    },
    async prove(id, origin) {
      const proving = client.call(embedCalls.proveOrigin, { body: { site_id: id, origin } });
      return (await unlessRefused(proving, OriginProvedElsewhereError)).result;
    },
    async remove(id) {
      try {
        await client.call(embedCalls.removeSite, { body: { site_id: id } });
      } catch (error) {
        if (!isCallError(error, 'notFound')) throw error;
      }
    },
  };
}

import { type Client, isCallError } from '@assay/client';
import type { AssayCalls } from '@assay/contract';
import * as embedCalls from '@assay/contract/calls/embed';
import type { ServicePlace } from './snippet.ts';

export type Site = AssayCalls['embed.sites']['response']['sites'][number];
/** What an administrator says about a site. */
export type SiteTerms = Omit<Site, 'site_id' | 'created_at'>;
export type SiteLibrary = Site['library'];

/** Another site of the organisation has one of the origins. */
export class OriginTakenError extends Error {
  override readonly name = 'OriginTakenError';
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
  /** A site that is gone already is no failure. */
  remove(id: string): Promise<void>;
}

async function unlessRefused<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isCallError(error, 'conflict')) throw new OriginTakenError(error.message, { cause: error });
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
    async remove(id) {
      try {
        await client.call(embedCalls.removeSite, { body: { site_id: id } });
      } catch (error) {
        if (!isCallError(error, 'notFound')) throw error;
      }
    },
  };
}

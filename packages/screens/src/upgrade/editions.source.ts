import type { Client } from '@assay/client';
import type { AssayCalls } from '@assay/contract';
import * as editionsCalls from '@assay/contract/calls/editions';
import * as trialsCalls from '@assay/contract/calls/trials';
import { type EmpowerType, trialBody, writeStored } from '@assay/domain';

export type Control = AssayCalls['editions.control']['response'];
export type HeldPackage = AssayCalls['editions.packages']['response'][number];

/** What the product knows of the editions of its user. */
export interface EditionsSource {
  control(): Promise<Control>;
  /** Packages held; kept for five minutes, until a trial is added or another person signs in. */
  packages(): Promise<readonly HeldPackage[]>;
  needsTrial(type: EmpowerType): Promise<boolean>;
  /** Begins a trial and forgets what was kept. */
  addTrial(type: EmpowerType): Promise<void>;
}

/** Session storage key under which packages are kept, and for how long, ms. */
export const packagesKey = 'assay.package-info';
export const packagesKeptFor = 300_000;

interface KeptPackages {
  account: string;
  at: number;
  packages: readonly HeldPackage[];
}

export interface EditionsSourceOptions {
  client: Pick<Client, 'call'>;
  /** Id of the person, whom the kept packages belong to. */
  account: string;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Query of the address, and what the browser calls itself: they travel with a trial. */
  visit: () => { search: string; userAgent: string };
  now?: () => number;
}

export function createEditionsSource({
  client,
  account,
  storage,
  visit,
  now = Date.now,
}: EditionsSourceOptions): EditionsSource {
  function kept(): readonly HeldPackage[] | undefined {
    try {
      const held = JSON.parse(storage.getItem(packagesKey) ?? 'null') as KeptPackages | null;
      const isFresh = held?.account === account && now() - held.at < packagesKeptFor;
      return isFresh && Array.isArray(held.packages) ? held.packages : undefined;
    } catch {
      return undefined;
    }
  }

  function keep(packages: readonly HeldPackage[]): void {
    // Without storage they are read anew.
    writeStored(() => storage, packagesKey, JSON.stringify({ account, at: now(), packages } satisfies KeptPackages));
  }

  const body = () => {
    const { search, userAgent } = visit();
    return trialBody(search, userAgent);
  };

  return {
    control: () => client.call(editionsCalls.control),
    async packages() {
      const held = kept();
      if (held) return held;
      const packages = await client.call(editionsCalls.packages);
      keep(packages);
      return packages;
    },
    needsTrial: (type) => client.call(trialsCalls.need, { query: { empower_type: type }, body: body() }),
    async addTrial(type) {
      const visited = body();
      const from = visited['from'];
      await client.call(trialsCalls.add, {
        query: { empower_type: type, ...(from === undefined ? {} : { from }) },
        body: visited,
      });
      storage.removeItem(packagesKey);
    },
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import type { DatabasePool } from '../database/database.types.ts';
import { seeingEverything } from '../database/tenant-sight.ts';
import { CallError } from '../http/call-error.ts';
import { grouped } from './grouped.ts';

/** Something that has to be so for a right to hold: that a session lives, that a link is open. */
export interface Claim {
  /** Who is asked about it, as registered by `handle`. */
  kind: string;
  values: readonly string[];
}

/** One of the claims has to hold. */
export interface Need {
  oneOf: readonly Claim[];
  /** 401 where signing in again would help. */
  code: 401 | 403;
  /** Last words to a reader when none of the claims holds any more. */
  refusal: string;
}

/** By what somebody reads. It holds while each of its needs is met; one without needs never ends. */
export type ReadingRight = readonly Need[];

/** Tells of each claim, given by its values, whether it holds; in one statement, however many there are. */
type ClaimCheck = (claims: readonly (readonly string[])[]) => Promise<readonly boolean[]> | readonly boolean[];

interface Holder {
  right: ReadingRight;
  onEnd: (lost: Need) => void;
}

interface ReadingRightsSettings {
  /** Milliseconds between looks at all rights: the net under the notices, and what notices that a time is over. */
  interval?: number;
  /** Milliseconds that a look waits for further notices, so that many ends at once are one look. */
  gathering?: number;
}

/** Channel on which the database tells that something ended by which somebody may be reading. */
const channel = 'assay_rights';

/**
 * The rights by which streams are read in this process. All of them are looked at together, a claim that many readers
 * share once, with one check for each kind of claim: when the database tells that something ended, and at intervals.
 */
export function createReadingRights({ interval = 500, gathering = 50 }: ReadingRightsSettings = {}) {
  const checks = new Map<string, ClaimCheck>([
    // A time, in ms since the epoch, that has not come yet.
    ['until', (claims) => claims.map(([end]) => Number(end) > Date.now())],
  ]);
  const holders = new Set<Holder>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isDue = false;

  /** Keys of the claims that no longer hold. @param onFailure what a failed check means for the claims of its kind */
  async function lostOf(claims: Iterable<Claim>, onFailure: 'throws' | 'holds'): Promise<ReadonlySet<string>> {
    const wanted = new Map(Array.from(claims, (claim) => [keyOf(claim), claim]));
    const lost = new Set<string>();
    await Promise.all(
      grouped(wanted.values(), ({ kind }) => kind).map(async (group) => {
        const check = checkOf((group[0] as Claim).kind);
        const values = group.map((claim) => claim.values);
        try {
          const holds = await seeingEverything(() => check(values));
          group.forEach((claim, at) => holds[at] !== true && lost.add(keyOf(claim)));
        } catch (error) {
          if (onFailure === 'throws') throw error;
        }
      }),
    );
    return lost;
  }

  function checkOf(kind: string): ClaimCheck {
    const check = checks.get(kind);
    if (!check) throw new Error(`Nobody tells whether a claim of the kind ${kind} holds; register it with handle().`);
    return check;
  }

  async function look(): Promise<void> {
    const asked = [...holders];
    // A look that fails says nothing about the right; the next one does.
    const lost = await lostOf(claimsOf(asked.map(({ right }) => right)), 'holds');
    for (const holder of asked) {
      const need = unmet(holder.right, lost);
      if (need && holders.delete(holder)) holder.onEnd(need);
    }
    if (holders.size === 0) clearInterval(timer);
    if (holders.size === 0) timer = undefined;
  }

  /** Looks once more after a look that is under way, and never at two at once. */
  function lookSoon(): void {
    if (holders.size === 0) return;
    isDue = true;
    looking ??= (async () => {
      while (isDue) {
        await pause(gathering, undefined, { ref: false });
        isDue = false;
        await look();
      }
      looking = undefined;
    })();
  }

  /** Calls `onEnd` once when the right has ended; the function given back lets go of it. */
  function hold(right: ReadingRight, onEnd: (lost: Need) => void): () => void {
    for (const { kind } of claimsOf([right])) checkOf(kind);
    const holder: Holder = { right, onEnd };
    holders.add(holder);
    timer ??= setInterval(lookSoon, interval).unref();
    return () => {
      holders.delete(holder);
    };
  }

  return {
    /** Registers who tells whether the claims of a kind hold; before the first reader comes. */
    handle(kind: string, check: ClaimCheck): void {
      checks.set(kind, check);
    },
    hold,
    /**
     * Waits for something by a right: the work's signal is aborted when the right ends, and its result goes only to
     * somebody who may still have it.
     *
     * @throws CallError unauthenticated or forbidden
     */
    async whileHeld<T>(right: ReadingRight, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
      const ended = new AbortController();
      const release = hold(right, () => ended.abort());
      try {
        const result = await work(ended.signal);
        const need = unmet(right, await lostOf(claimsOf([right]), 'throws'));
        if (need) throw new CallError(need.code === 401 ? 'unauthenticated' : 'forbidden');
        return result;
      } finally {
        release();
      }
    },
    /** Hears what ends, in this process and in others; the function given back stops it. */
    listen: (pool: Pick<DatabasePool, 'listen'>): Promise<() => Promise<void>> => pool.listen(channel, lookSoon),
  };
}

export type ReadingRights = ReturnType<typeof createReadingRights>;

const keyOf = ({ kind, values }: Claim): string => JSON.stringify([kind, ...values]);

function* claimsOf(rights: Iterable<ReadingRight>): Generator<Claim> {
  for (const right of rights) for (const { oneOf } of right) yield* oneOf;
}

/** The first need of which every claim is lost. */
function unmet(right: ReadingRight, lost: ReadonlySet<string>): Need | undefined {
  return right.find(({ oneOf }) => oneOf.every((claim) => lost.has(keyOf(claim))));
}

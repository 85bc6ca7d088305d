import { randomUUID } from 'node:crypto';
import type { RawBuilder } from 'kysely';
import type { Database } from '../database/database.types.ts';
import { createStorageRoom, type HeldBytesCount, type StorageHolder, type TenantAndPerson } from './storage-room.ts';

/** No room is left: for the whole tenant, or for the person alone. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
  readonly per: keyof TenantAndPerson;
  constructor(per: keyof TenantAndPerson) {
    super(`The storage of the ${per} is full.`);
    this.per = per;
  }
}

/** Bytes of one upload on their way. */
export interface StorageClaim {
  /** @throws StorageFull when so many bytes more are over a limit; they are not counted then. */
  take(bytes: number): Promise<void>;
  /** Gives bytes back that were not kept after all. */
  give(bytes: number): void;
  /**
   * Stores the row of bytes that were taken: from then on they count as stored.
   *
   * @param store does so together with a statement that gives a row while the claim stands; where it gives none, nothing
   * is stored and `undefined` given, and it is asked again once the bytes are claimed anew.
   * @throws StorageFull when the claim had ended and others have taken its room
   */
  keep<T>(bytes: number, store: (settled: RawBuilder<unknown>) => Promise<T | undefined>): Promise<T>;
  /** The upload has ended; what was taken and not kept is free. */
  end(): Promise<void>;
}

interface StorageQuotaOptions {
  limits: TenantAndPerson;
  /** What each area keeps. */
  counts: readonly HeldBytesCount[];
  /** Where errors are told. */
  report: (error: unknown) => void;
  /** Seconds for which a claim holds after its process has ended. @default 30 */
  lease?: number;
}

/** Bytes by which a claim of unknown length grows: as many as it has, at least and at most these. */
const growth = { least: 2 ** 20, most: 2 ** 24 } as const;

/**
 * Limits of storage by tenant and by person, for all processes of the installation together. What is stored is counted by
 * the areas that store it; what is on its way is claimed in the database: as many bytes as the sender declared when it
 * begins, more in growing steps where that was not enough. Claims that last are prolonged, so that those of a process that
 * ended come back by themselves.
 */
export function createStorageQuota(database: Database, { limits, counts, report, lease = 30 }: StorageQuotaOptions) {
  const room = createStorageRoom(database, limits, counts, lease);
  /** Claims of this process that the database knows. */
  const open = new Set<string>();
  let beating: NodeJS.Timeout | undefined;

  function beat(): void {
    room.prolong([...open]).catch(report);
  }

  function add(id: string): void {
    open.add(id);
    beating ??= setInterval(beat, (lease * 1_000) / 3).unref();
  }

  async function remove(id: string): Promise<void> {
    if (!open.delete(id)) return;
    if (open.size === 0) {
      clearInterval(beating);
      beating = undefined;
    }
    // What cannot be ended now ends with its lease.
    await room.end(id).catch(report);
  }

  return {
    limits,
    count: room.count,
    sweep: room.sweep,

    /** @param declared bytes that the sender says will come; absent where it says nothing. */
    async claim(holder: StorageHolder, declared?: number): Promise<StorageClaim> {
      const id = randomUUID();
      /** Bytes that the database holds for it, and those of them that are used. */
      let held = 0;
      let taken = 0;

      async function hold(least: number, wanted: number): Promise<keyof TenantAndPerson | undefined> {
        const now = await room.take(holder, { id, least, wanted });
        if (typeof now !== 'number') return now;
        held = now;
        add(id);
      }
      async function assertHeld(least: number, wanted: number): Promise<void> {
        const full = await hold(least, wanted);
        if (full !== undefined) throw new StorageFull(full);
      }

      // What has no room as a whole is taken as far as it comes.
      if (declared !== undefined && declared > 0) await hold(declared, declared);
      return {
        async take(bytes) {
          const least = taken + bytes;
          if (least > held) await assertHeld(least, least + Math.min(growth.most, Math.max(growth.least, held)));
          taken = least;
        },
        give(bytes) {
          taken -= bytes;
        },
        async keep(bytes, store) {
          for (;;) {
            const stored = await store(room.settled(id, bytes));
            if (stored === undefined) await assertHeld(taken, Math.max(taken, held));
            else {
              taken -= bytes;
              held -= bytes;
              return stored;
            }
          }
        },
        end: () => remove(id),
      };
    },
  };
}

export type StorageQuota = ReturnType<typeof createStorageQuota>;

/** For whom bytes are kept. */
export interface StorageHolder {
  tenantId: string;
  userId: string;
}

/** Bytes that are kept: of the whole tenant, and for one person of it. */
export interface HeldBytes {
  tenant: number;
  person: number;
}

/** Counts what one area keeps, where it is stored. */
export type HeldBytesCount = (holder: StorageHolder) => Promise<HeldBytes>;

export interface StorageLimits {
  tenant: number;
  person: number;
}

/** No room is left: for the whole tenant, or for the person alone. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
  readonly per: keyof StorageLimits;
  constructor(per: keyof StorageLimits) {
    super(`The storage of the ${per} is full.`);
    this.per = per;
  }
}

/** Bytes of one upload on their way. */
export interface StorageClaim {
  /** @throws StorageFull when so many bytes more are over a limit; they are not counted then. */
  take(bytes: number): void;
  /** Gives bytes back that were not kept after all. */
  give(bytes: number): void;
  /** The upload has ended; what was taken and not given back is kept. */
  end(): void;
}

/** What is known of one holder while uploads of theirs are on their way. */
interface Account {
  held: Promise<HeldBytes>;
  taken: number;
  open: number;
}

/**
 * Limits of storage by tenant and by person. What is stored is counted by the areas that store it, when an upload begins;
 * what this process takes in until the last upload of the holder has ended is added to it, so that parallel uploads do
 * not each find the same room.
 */
export function createStorageQuota(limits: StorageLimits, counts: readonly HeldBytesCount[]) {
  const accounts = { tenant: new Map<string, Account>(), person: new Map<string, Account>() } as const;
  const keys = Object.keys(accounts) as (keyof StorageLimits)[];

  async function count(holder: StorageHolder): Promise<HeldBytes> {
    const all = await Promise.all(counts.map((one) => one(holder)));
    return all.reduce((sum, held) => ({ tenant: sum.tenant + held.tenant, person: sum.person + held.person }), {
      tenant: 0,
      person: 0,
    });
  }

  return {
    limits,
    count,

    async claim(holder: StorageHolder): Promise<StorageClaim> {
      const names = { tenant: holder.tenantId, person: `${holder.tenantId} ${holder.userId}` };
      let counting: Promise<HeldBytes> | undefined;
      const own = keys.map((per) => {
        const account = accounts[per].get(names[per]) ?? { held: (counting ??= count(holder)), taken: 0, open: 0 };
        accounts[per].set(names[per], account);
        account.open += 1;
        return { per, account };
      });
      const end = () => {
        for (const { per, account } of own) {
          account.open -= 1;
          if (account.open === 0) accounts[per].delete(names[per]);
        }
      };
      try {
        const rooms = await Promise.all(
          own.map(async ({ per, account }) => ({ per, account, room: limits[per] - (await account.held)[per] })),
        );
        return {
          take(bytes) {
            const full = rooms.find(({ account, room }) => account.taken + bytes > room);
            if (full) throw new StorageFull(full.per);
            for (const { account } of rooms) account.taken += bytes;
          },
          give(bytes) {
            for (const { account } of rooms) account.taken -= bytes;
          },
          end,
        };
      } catch (error) {
        end();
        throw error;
      }
    },
  };
}

export type StorageQuota = ReturnType<typeof createStorageQuota>;

import { CallError } from './call-error.ts';

/** Seconds after which whoever was refused may find a place. */
const retryAfter = 5;

export interface IntakeLimits {
  /** Taken in at once by this process. */
  process: number;
  /** Of them those of one tenant. */
  tenant: number;
}

/**
 * Bounds what is taken in at once, so that the service refuses before its memory does. It counts in this process and asks
 * nobody: a refusal costs no statement and reads no byte of a body.
 */
export function createIntake({ process, tenant: share }: IntakeLimits) {
  const held = new Map<string, number>();
  let total = 0;

  /** @throws CallError unavailable (503) when the process has no place left, for whomever. */
  function assertRoom(): void {
    if (total >= process) throw new CallError('unavailable', { retryAfter });
  }

  return {
    assertRoom,

    /**
     * Takes a place; what it gives leaves it again, once.
     *
     * @param tenant whoever has no tenant shares the places of the empty one.
     * @throws CallError unavailable as above, tooMany (429) when the tenant has no place left.
     */
    enter(tenant = ''): () => void {
      assertRoom();
      const own = held.get(tenant) ?? 0;
      if (own >= share) throw new CallError('tooMany', { retryAfter });
      held.set(tenant, own + 1);
      total += 1;
      let isIn = true;
      return () => {
        if (!isIn) return;
        isIn = false;
        total -= 1;
        const left = (held.get(tenant) ?? 1) - 1;
        if (left > 0) held.set(tenant, left);
        else held.delete(tenant);
      };
    },

    /** Places that are taken. */
    count: () => total,
  };
}

export type Intake = ReturnType<typeof createIntake>;

/** Milliseconds for which wishes are gathered, unless told otherwise. */
export const mergeWindow = 500;

export interface Merging<Wish, Reply> {
  /** Wishes of one key go together. */
  keyOf(wish: Wish): string;
  /** One request for wishes of one key; its replies stand in their order. */
  send(wishes: readonly Wish[]): Promise<readonly Reply[]>;
  /** Milliseconds from the first wish of a key to the request. @default 500 */
  window?: number;
  /** Most wishes of one request; more of them are several requests. @default all */
  most?: number;
}

interface Waiting<Wish, Reply> {
  wish: Wish;
  resolve(reply: Reply): void;
  reject(error: unknown): void;
}

/** Makes one request of the calls that come within a short while and ask alike; each gets its own reply, or the common failure. */
export function mergeCalls<Wish, Reply>({
  keyOf,
  send,
  window = mergeWindow,
  most = Number.POSITIVE_INFINITY,
}: Merging<Wish, Reply>): (wish: Wish) => Promise<Reply> {
  const gathered = new Map<string, Waiting<Wish, Reply>[]>();

  async function sendOff(together: readonly Waiting<Wish, Reply>[]): Promise<void> {
    try {
      const replies = await send(together.map(({ wish }) => wish));
      if (replies.length !== together.length)
        throw new Error(`${together.length} were asked together, and ${replies.length} were answered.`);
      together.forEach(({ resolve }, at) => resolve(replies[at] as Reply));
    } catch (error) {
      for (const { reject } of together) reject(error);
    }
  }

  function flush(key: string): void {
    const waiting = gathered.get(key) ?? [];
    gathered.delete(key);
    while (waiting.length > 0) void sendOff(waiting.splice(0, most));
  }

  return (wish) =>
    new Promise((resolve, reject) => {
      const key = keyOf(wish);
      const waiting = gathered.get(key);
      if (waiting) waiting.push({ wish, resolve, reject });
      else {
        gathered.set(key, [{ wish, resolve, reject }]);
        setTimeout(() => flush(key), window);
      }
    });
}

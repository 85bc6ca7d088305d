import type { QueryReply } from './database.types.ts';
import { begins, ends } from './transaction-words.ts';

/** Thrown when a statement arrives on a connection whose transaction was rolled back because nobody moved it on. */
export class IdleTransactionError extends Error {
  readonly code = '25P03';
  constructor() {
    super('The transaction was rolled back: it stood idle while other connections waited. Run it again.');
  }
}

interface GateOptions {
  run(text: string, values: readonly unknown[]): Promise<QueryReply>;
  /** Milliseconds that a transaction may stand idle while others wait. */
  idleLimit: number;
}

interface Waiting {
  session: number;
  start(): void;
}

/**
 * Shares one backend among many connections. A statement outside a transaction takes its turn in order of arrival;
 * from BEGIN to COMMIT or ROLLBACK the backend belongs to that connection alone.
 */
export class TransactionGate {
  #options: GateOptions;
  #waiting: Waiting[] = [];
  #holder: number | undefined;
  #isBusy = false;
  #expired = new Set<number>();
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(options: GateOptions) {
    this.#options = options;
  }

  async query(session: number, text: string, values: readonly unknown[]): Promise<QueryReply> {
    await this.#turn(session);
    try {
      if (this.#expired.has(session)) {
        if (ends.test(text)) this.#expired.delete(session);
        throw new IdleTransactionError();
      }
      if (begins.test(text) && values.length === 0 && !text.includes(';')) this.#holder = session;
      const reply = await this.#options.run(text, values);
      if (this.#holder === session && ends.test(text)) this.#holder = undefined;
      return reply;
    } catch (error) {
      if (error instanceof IdleTransactionError) throw error;
      const isOutside = this.#holder === undefined;
      const isOver = this.#holder === session && (ends.test(text) || begins.test(text));
      if (isOver) this.#holder = undefined;
      // A batch that opens its own transaction and fails inside leaves the backend in an aborted one.
      if (isOver || (isOutside && values.length === 0)) await this.#options.run('rollback', []).catch(() => undefined);
      throw error;
    } finally {
      this.#next();
    }
  }

  /** Runs work that needs the backend outside any transaction. */
  async exclusive<T>(work: () => Promise<T>): Promise<T> {
    await this.#turn(-1);
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  /** The connection goes back to the pool; a transaction it forgot is rolled back. */
  async release(session: number): Promise<void> {
    this.#expired.delete(session);
    if (this.#holder === session) await this.query(session, 'rollback', []);
  }

  #turn(session: number): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({ session, start: resolve });
      if (!this.#isBusy) this.#next();
    });
  }

  #next(): void {
    clearTimeout(this.#idle);
    const holder = this.#holder;
    const index = holder === undefined ? 0 : this.#waiting.findIndex(({ session }) => session === holder);
    const [next] = index < 0 ? [] : this.#waiting.splice(index, 1);
    this.#isBusy = next !== undefined;
    if (next) next.start();
    else if (holder !== undefined && this.#waiting.length > 0) {
      this.#idle = setTimeout(() => this.#expire(holder), this.#options.idleLimit);
    }
  }

  #expire(session: number): void {
    if (this.#holder !== session || this.#isBusy) return;
    this.#isBusy = true;
    this.#expired.add(session);
    this.#options
      .run('rollback', [])
      .catch(() => undefined)
      .finally(() => {
        this.#holder = undefined;
        this.#next();
      });
  }
}

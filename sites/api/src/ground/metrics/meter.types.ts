import type { CallName } from '@assay/contract';
import type { EgressPurpose } from '@assay/domain';

/** What parts of the service tell of their work, in names of kinds only: never whose it is or what it is about. */
export interface Meter {
  /** A request was answered; `call` is undefined for an address that is no call. */
  request(call: CallName | undefined, status: number, seconds: number): void;
  /** A statement of the database ended. */
  statement(seconds: number, failed: boolean): void;
  /** Connections of the pool that are held, and requests for one that wait. */
  connections(used: number, waiting: number): void;
  /** Frames were appended to streams. */
  frames(count: number): void;
  /** Where the number of connected readers is read. */
  readers(count: () => number): void;
  /** Something was sent out of the machine; `outcome` is a status or `failed`. */
  sent(purpose: EgressPurpose, outcome: string, seconds: number): void;
  /** A language model told what its reply cost. */
  tokens(input: number, output: number): void;
}

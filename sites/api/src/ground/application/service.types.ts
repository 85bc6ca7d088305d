import type { AuditLog } from '../audit/audit-log.ts';
import type { Settings } from '../configuration/settings.ts';
import type { Database } from '../database/database.types.ts';
import type { Egress } from '../egress/egress.ts';
import type { ErasureKeys } from '../erasure/erasure-keys.ts';
import type { Binding } from '../http/binding.ts';
import type { Keyring } from '../keys/keyring.types.ts';
import type { Log } from '../log/log.ts';
import type { Meter } from '../metrics/meter.types.ts';
import type { Tracer } from '../tracing/tracer.types.ts';

/** What every area of the service is given. */
export interface ServiceContext {
  settings: Settings;
  database: Database;
  log: Log;
  /** The one way out of the machine. */
  egress: Egress;
  /** Where what people did is written down. */
  audit: AuditLog;
  /** Where parts tell of their work; undefined while nobody asks for metrics. */
  meter?: Meter | undefined;
  /** Where spans are recorded; undefined while no collector is named. */
  tracer?: Tracer | undefined;
  keys: Keyring;
  /** Keys of people and tenants, by which what is sealed for them ends with them. */
  erasure: ErasureKeys;
  /** Aborts when the process begins to stop: streams end with a resumable close, workers take nothing new. */
  stopping: AbortSignal;
  /** Aborts some seconds before: the process still answers, but asks balancers to send nobody any more. */
  leaving: AbortSignal;
}

/** A part of the service: its calls, and what runs besides them. */
export interface ServiceArea {
  bindings?: readonly Binding[];
  /** Runs after the migrations, before the first request; quick, since it delays the start. */
  start?(): Promise<void>;
  /** Runs once the service is ready: loads what the first request would wait for. */
  warm?(): Promise<void>;
  /** Runs when requests have ended: gives back leases, ends timers. */
  stop?(): Promise<void>;
}

import { existsSync, openSync } from 'node:fs';
import { isMainThread, workerData } from 'node:worker_threads';

/**
 * Preloaded (`--import`) into a process and each of its threads: that of the embedded database waits in a system call, as on
 * a disk that hangs, from the moment that there is a FIFO by the name of BLOCKED_BY. Nobody writes to it, and nothing
 * interrupts the wait.
 */
const fifo = process.env['BLOCKED_BY'];
if (fifo !== undefined && !isMainThread && (workerData as { isEngine?: true } | null)?.isEngine)
  setInterval(() => existsSync(fifo) && openSync(fifo, 'r'), 20).unref();

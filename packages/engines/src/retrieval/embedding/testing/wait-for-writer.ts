import { openSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

/** A thread that hangs in a system call, as on a disk that hangs, until somebody writes to the FIFO that it is given. */
parentPort?.postMessage('waits');
openSync(workerData as string, 'r');
process.exit(0);

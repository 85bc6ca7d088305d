import { appendFile, open } from 'node:fs/promises';
import type { ChainedEntry } from '../../ground/audit/audit-chain.ts';

/** Where entries of the audit log are told, in order. */
export interface AuditSink {
  /** Position of the last entry that it has, where it can tell. */
  last(): Promise<number | undefined>;
  /** @throws when they did not arrive; they are told again then */
  tell(entries: readonly ChainedEntry[], signal: AbortSignal): Promise<void>;
}

/** One JSON line of an entry: all that its seals and its hash are made of. */
export function sinkLine({ position, at, ...entry }: ChainedEntry): string {
  return `${JSON.stringify({ position, at: at.toISOString(), ...entry })}\n`;
}

/** A file that grows; a line that a killed process left unfinished is written anew. */
export function fileSink(path: string): AuditSink {
  return {
    async last() {
      const file = await open(path, 'r+').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      if (!file) return 0;
      try {
        const { size } = await file.stat();
        const begin = Math.max(0, size - longestLine);
        const tail = Buffer.alloc(size - begin);
        await file.read(tail, 0, tail.length, begin);
        const end = tail.lastIndexOf(0x0a) + 1;
        if (end < tail.length) await file.truncate(begin + end);
        const line = tail.subarray(0, end).toString().trimEnd().split('\n').at(-1) ?? '';
        return line === '' ? 0 : (JSON.parse(line) as { position: number }).position;
      } finally {
        await file.close();
      }
    },
    tell: (entries) => appendFile(path, entries.map(sinkLine).join(''), { mode: 0o600 }),
  };
}

/** Bytes; a detail has 300 characters, all else a bounded length. */
const longestLine = 16_384;

/** An address that takes JSON lines; what it was sent twice it knows by position. */
export function httpSink(url: string, token: string | undefined, send: typeof globalThis.fetch): AuditSink {
  return {
    last: async () => undefined,
    async tell(entries, signal) {
      const reply = await send(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(30_000)]),
        headers: {
          'content-type': 'application/x-ndjson',
          'idempotency-key': `${entries[0]?.position}-${entries.at(-1)?.position}`,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: entries.map(sinkLine).join(''),
      });
      await reply.body?.cancel();
      if (!reply.ok) throw new Error(`The sink of the audit log answered with status ${reply.status}.`);
    },
  };
}

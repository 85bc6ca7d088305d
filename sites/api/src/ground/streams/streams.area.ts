import type { ServiceArea, ServiceContext } from '../application/service.types.ts';
import type { Meter } from '../metrics/meter.types.ts';
import { createEventStreams, type EventStreams } from './event-stream.ts';
import { createReadingRights, type ReadingRights } from './reading-rights.ts';
import { createStreamLog, type StreamLog } from './stream-log.ts';

/** Ended streams are compacted this long after their end, in seconds, and looked for this often, in ms. */
const compactAfter = 30;
const sweepInterval = 15_000;

export interface StreamsArea extends ServiceArea {
  log: StreamLog;
  streams: EventStreams;
  /** By what the connected readers read. */
  rights: ReadingRights;
}

/** The stream log of this process and its connected readers. */
export function streamsArea({ database, log: lines, settings, stopping, meter }: ServiceContext): StreamsArea {
  const log = meter ? measured(createStreamLog(database), meter) : createStreamLog(database);
  const rights = createReadingRights();
  const streams = createEventStreams(log, rights);
  meter?.readers(streams.count);
  let unlisten: (() => Promise<void>) | undefined;
  let sweep: NodeJS.Timeout | undefined;
  stopping.addEventListener('abort', () => streams.close(), { once: true });
  return {
    log,
    streams,
    rights,
    async start() {
      await log.start();
      if (settings.ROLE !== 'worker') unlisten = await rights.listen(database.pool);
      if (settings.ROLE === 'web') return;
      sweep = setInterval(() => {
        log.compact(compactAfter).catch((error: unknown) => lines.error('streams-not-compacted', error));
      }, sweepInterval);
    },
    async stop() {
      clearInterval(sweep);
      streams.close();
      await unlisten?.();
      await log.stop();
    },
  };
}

/** Counts the frames that writers hand to the log. */
function measured(log: StreamLog, meter: Pick<Meter, 'frames'>): StreamLog {
  return {
    ...log,
    append(appended) {
      meter.frames(appended.frames.length);
      return log.append(appended);
    },
    commit(stream, attempt, frames, ...result) {
      meter.frames(frames.length);
      return log.commit(stream, attempt, frames, ...result);
    },
  };
}

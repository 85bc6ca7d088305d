import { endModelThreads } from '@assay/engines/threads';
import { readSettings } from './ground/configuration/settings.ts';
import { endEngineThreads } from './ground/database/engine-threads.ts';
import { createLog } from './ground/log/log.ts';
import { type ServicePorts, startService } from './service.ts';
import { hearStopSignals, whenAborted } from './stop-signals.ts';

async function leave(code: number): Promise<void> {
  const ended = await Promise.all([endModelThreads(), endEngineThreads()]);
  if (ended.every(Boolean)) process.exit(code);
  // `process.exit` waits for each thread, for ever where one hangs in native code.
  process.kill(process.pid, 'SIGKILL');
  // The first process of a container hears no SIGKILL of its own.
  process.abort();
}

/** Starts the service in this process and stops it on SIGTERM or SIGINT; a second signal waits for nobody's work. */
export async function runMain(
  ports: Pick<ServicePorts, 'watch'> = {},
  { asked, pressed } = hearStopSignals(),
): Promise<void> {
  // Questions, uploads and secrets: nobody else on the machine reads what is written here.
  process.umask(0o077);
  const log = createLog((line) => process.stderr.write(line));
  whenAborted(asked, () => log.info('stopping', { signal: String(asked.reason) }));
  whenAborted(pressed, () => void leave(1));
  try {
    const settings = readSettings(process.env);
    const starting = startService(settings, log, {
      ...ports,
      stop: asked,
      onDead(error) {
        log.error('database-dead', error);
        void leave(1);
      },
    });
    // `npm run backup` asks as soon as this process has the data directory; Node.js would end it where it stood.
    process.on('SIGUSR2', () => void starting.then((service) => service.dump()).catch(() => undefined));
    const service = await starting;
    whenAborted(asked, () => {
      // A balancer ends a process by SIGTERM; whoever presses Ctrl+C waits for nobody.
      service.stop({ lameDuck: asked.reason === 'SIGTERM' ? settings.ASSAY_LAME_DUCK : 0 }).then(
        () => leave(0),
        (error: unknown) => {
          log.error('stop-failed', error);
          return leave(1);
        },
      );
    });
    if (asked.aborted) return;
    process.stdout.write(`Assay is ready at ${service.address}\n`);
    // Said here once and kept hashed: whoever reads this output operates the installation.
    if (service.operatorLink !== undefined)
      process.stdout.write(
        `No organisation runs this installation yet. Its owner signs in, opens this link within 24 hours, and makes it theirs:\n${service.operatorLink}\n`,
      );
    // A run of tests starts hundreds of processes that nobody asks anything.
    if (settings.NODE_ENV !== 'test') await service.warm();
  } catch (error) {
    if (asked.aborted && error === asked.reason) return leave(0);
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    await leave(1);
  }
}

import { readSettings } from './ground/configuration/settings.ts';
import { createLog } from './ground/log/log.ts';
import { startService } from './service.ts';

/** Starts the service in this process and stops it on SIGTERM or SIGINT; a second signal ends it at once. */
export async function runMain(): Promise<void> {
  const log = createLog((line) => process.stderr.write(line));
  try {
    const settings = readSettings(process.env);
    const service = await startService(settings, log);
    process.on('SIGUSR2', () => void service.dump());
    let isStopping = false;
    const stop = (signal: string) => {
      if (isStopping) process.exit(1);
      isStopping = true;
      log.info('stopping', { signal });
      service.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error('stop-failed', error);
          process.exit(1);
        },
      );
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
    process.stdout.write(`Assay is ready at ${service.address}\n`);
    // Said here once and kept hashed: whoever reads this output operates the installation.
    if (service.operatorLink !== undefined)
      process.stdout.write(
        `No organisation runs this installation yet. Its owner signs in, opens this link within 24 hours, and makes it theirs:\n${service.operatorLink}\n`,
      );
    await service.warm();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

import { handOver } from '../knowledge/library/import-handover.ts';

/** Milliseconds after which a service that has the database but takes no import is given up; one that starts takes some time. */
const patience = 120_000;
/** Milliseconds between two looks at how far it is. */
const lookInterval = 150;

/** What an import tells of itself. */
interface HandedImport {
  progress: unknown;
  report: unknown;
  problem: unknown;
}

/**
 * The service that has the embedded database does an import; its progress is read from the data directory.
 *
 * @param pid process of the service.
 * @throws when it takes no imports, could not do this one, or has ended.
 */
export async function throughService<Import extends HandedImport>(
  pid: number,
  directory: string,
  request: { paths: string[]; isAgain: boolean },
  show: (progress: Import['progress']) => void,
): Promise<{ report: Import['report']; problems: readonly Import['problem'][] }> {
  const handed = await handOver<Import['progress'], Import['report'], Import['problem']>(directory, request);
  const began = Date.now();
  for (;;) {
    await new Promise((wait) => setTimeout(wait, lookInterval));
    const state = await handed.state();
    if (state === undefined) {
      if (Date.now() - began < patience) continue;
      await handed.clear();
      throw new Error(
        `Process ${pid} has the embedded database open and does not take imports. Stop it and run the import again, or set DATABASE_URL to share a PostgreSQL server.`,
      );
    }
    if (state.state === 'running') {
      show(state.progress);
      if (isAlive(pid)) continue;
      throw new Error(`Process ${pid}, which did the import, has ended. It goes on when the service is started again.`);
    }
    await handed.clear();
    if (state.state === 'failed') throw new Error(`The running service could not import: ${state.message}`);
    return state;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

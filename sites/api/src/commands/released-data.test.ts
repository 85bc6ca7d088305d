import { execFile } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { version } from '../ground/operations/version.ts';
import { installations, withEmbedded } from '../testing/installation.ts';
import { unpackFolder } from '../testing/released/packed-folder.ts';
import { readInstallation } from '../testing/released/read-installation.ts';
import { fixtureKeys, keptFiles, releasedData } from '../testing/released/released-data.ts';
import { runCommand } from '../testing/run-command.ts';

const run = promisify(execFile);
const released = await releasedData();
const settings = { ...fixtureKeys, ASSAY_RATE_LIMITS: '0' };
const ofDatabases = released.filter(({ pathOf }) => pathOf('database') !== undefined);

describe('P105: data of released versions', () => {
  it('are those of the version that the packages have', async () => {
    const manifest = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    expect(version).toBe(manifest.version);
  });

  it('are kept of this one too, with every file, each version small enough for the repository', async () => {
    const own = released.find((each) => each.version === version);
    for (const file of Object.keys(keptFiles) as (keyof typeof keptFiles)[])
      expect(own?.pathOf(file), file).toBeDefined();
    for (const { pathOf } of released) {
      const folder = dirname(pathOf('readings') ?? '');
      const sizes = await Promise.all((await readdir(folder)).map((name) => stat(join(folder, name))));
      expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(3 * 2 ** 20);
    }
  });

  describe.each(installations)('on $engine', ({ install }) => {
    it.each(released)(
      'of $version open: people, documents, answers, links, jobs, files and factors as they were',
      async ({ pathOf, opening, readings }) => {
        const installation = await install(settings, 'blank');
        try {
          const data = installation.environment['ASSAY_DATA'] ?? '';
          await runCommand(installation.environment, 'restore', pathOf('dump') ?? '');
          const files = pathOf('files');
          if (files !== undefined) await run('tar', ['--extract', '--gzip', '--file', files, '--directory', data]);
          const service = await installation.start();
          expect(await readInstallation(service, opening)).toEqual(readings);
          await service.stop();
          expect((await runCommand(installation.environment, 'audit', 'verify')).stdout).toContain('holds');
        } finally {
          await installation.remove();
        }
      },
    );
  });

  it.each(ofDatabases)('of $version open in the files of their own engine', async ({ pathOf, opening, readings }) => {
    const installation = await withEmbedded(settings, 'blank');
    try {
      const data = installation.environment['ASSAY_DATA'] ?? '';
      await unpackFolder(pathOf('database') ?? '', data);
      await run('tar', ['--extract', '--gzip', '--file', pathOf('files') ?? '', '--directory', data]);
      const service = await installation.start();
      expect(await readInstallation(service, opening)).toEqual(readings);
      await service.stop();
      expect((await runCommand(installation.environment, 'audit', 'verify')).stdout).toContain('holds');
    } finally {
      await installation.remove();
    }
  });
});

import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { version } from '../ground/operations/version.ts';
import { installations } from '../testing/installation.ts';
import { readInstallation } from '../testing/released/read-installation.ts';
import { fixtureKeys, releasedData } from '../testing/released/released-data.ts';

const program = fileURLToPath(new URL('./run.ts', import.meta.url));
const released = await releasedData();

describe('P105: data of released versions', () => {
  it('are kept of this one too, each small enough for the repository', async () => {
    expect(released.map((each) => each.version)).toContain(version);
    for (const { dump } of released) expect((await stat(dump)).size).toBeLessThan(2 ** 20);
  });

  describe.each(installations)('on $engine', ({ install }) => {
    it.each(released)('of $version open: people, documents, answers and links as they were', async (kept) => {
      const installation = await install({ ...fixtureKeys, ASSAY_RATE_LIMITS: '0' }, 'blank');
      try {
        const env = { PATH: process.env['PATH'], ...installation.environment };
        await promisify(execFile)(process.execPath, [program, 'restore', kept.dump], { env });
        const service = await installation.start();
        expect(await readInstallation(service, kept.shareToken)).toEqual(kept.readings);
      } finally {
        await installation.remove();
      }
    });
  });
});

import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Installation, withEmbedded } from '../../testing/installation.ts';
import { openDatabase } from './open-database.ts';

const newest = 'assay-2026-02-02T03-00-00Z.jsonl.gz';

describe('Reliability: a damaged data directory', () => {
  let installation: Installation;
  let directory: string;
  beforeEach(async () => {
    installation = await withEmbedded({}, 'schema');
    directory = installation.environment['ASSAY_DATA'] as string;
    await mkdir(join(directory, 'dumps'));
    for (const name of ['assay-2026-02-01T03-00-00Z.jsonl.gz', newest])
      await writeFile(join(directory, 'dumps', name), '');
  });
  afterEach(() => installation.remove());

  it('without PG_VERSION is refused with the newest dump and the command, and left as it is', async () => {
    const set = join(directory, 'database');
    await rm(join(set, 'PG_VERSION'));
    const before = await readdir(set);
    const attempt = openDatabase({ directory, poolSize: 2 });
    await expect(attempt).rejects.toThrow(`npm run restore -- ${join(directory, 'dumps', newest)}`);
    expect((await readdir(set)).sort()).toEqual(before.sort());
  });

  it.each(['not there', 'empty'])(
    'P98: whose database is %s beside dumps is refused, and left as it is',
    async (how) => {
      const set = join(directory, 'database');
      await rm(set, { recursive: true });
      if (how === 'empty') await mkdir(set);
      const before = await readdir(directory, { recursive: true });
      await expect(openDatabase({ directory, poolSize: 2 })).rejects.toThrow(
        `npm run restore -- ${join(directory, 'dumps', newest)}`,
      );
      const left = await readdir(directory, { recursive: true });
      expect(left.filter((name) => name !== 'lock.json').sort()).toEqual(before.sort());
    },
  );

  it('P98: whose database is not there beside files of people is refused, and begun where nothing is of one', async () => {
    await rm(join(directory, 'database'), { recursive: true });
    await rm(join(directory, 'dumps'), { recursive: true });
    await mkdir(join(directory, 'files'));
    await writeFile(join(directory, 'files', 'f1'), 'Of somebody.');
    await expect(openDatabase({ directory, poolSize: 2 })).rejects.toThrow('own copy');
    await rm(join(directory, 'files', 'f1'));
    for (const name of ['lost+found', '.snapshot']) await mkdir(join(directory, 'files', name));
    await (await openDatabase({ directory, poolSize: 2 })).close();
  });

  it('P117: without the database that a restore had moved aside is refused, and goes on once it is back', async () => {
    const set = join(directory, 'database');
    const aside = join(directory, 'database.before-2026-02-03T04-05-06Z');
    await rename(set, aside);
    await expect(openDatabase({ directory, poolSize: 2 })).rejects.toThrow(`rename ${aside} back to ${set}`);
    expect(await readdir(directory)).not.toContain('database');
    await rename(aside, set);
    await (await openDatabase({ directory, poolSize: 2 })).close();
  });

  it('with a control file cut short is told in a sentence with the same advice', async () => {
    await writeFile(join(directory, 'database', 'global', 'pg_control'), 'x');
    await expect(openDatabase({ directory, poolSize: 2 })).rejects.toThrow(
      new RegExp(`cannot be opened .*npm run restore -- .*${newest}`),
    );
  });
});

it('Reliability: a data directory that cannot be made is told in a sentence with what to set', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assay-file-'));
  await writeFile(join(folder, 'file'), '');
  try {
    await expect(openDatabase({ directory: join(folder, 'file', 'data'), poolSize: 2 })).rejects.toThrow(
      /set ASSAY_DATA/,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});

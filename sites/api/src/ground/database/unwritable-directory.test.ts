import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type Installation, withEmbedded, withPostgres } from '../../testing/installation.ts';

const isRoot = process.getuid?.() === 0;
const nobody = 65_534;
const setpriv = '/usr/bin/setpriv';
/** Whom no file mode binds starts the service as somebody whom they bind. */
const asNobody = isRoot ? [setpriv, `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'] : [];

/** What a start says that does not come about. */
async function refusal(installation: Installation, environment: Record<string, string> = {}): Promise<string> {
  const error = await installation.spawn(environment, undefined, asNobody).then(
    () => undefined,
    (cause: unknown) => cause as Error,
  );
  expect(error?.message).toMatch(/^The service ended with 1 before it was ready:\n/);
  return (error?.message ?? '').split('\n').slice(1).join('\n').trimEnd();
}

describe.skipIf(isRoot && !existsSync(setpriv))(
  'P98: a data folder that the account of the service may not write',
  () => {
    let installation: Installation;
    let data: string;
    const use = (made: Installation) => {
      installation = made;
      data = made.environment['ASSAY_DATA'] as string;
    };
    afterEach(async () => {
      await chmod(data, 0o700);
      await installation.remove();
    });

    it.each([
      ['embedded', () => withEmbedded({}, 'blank')],
      ['postgres', () => withPostgres({}, 'schema')],
    ] as const)('P98: is told in a sentence with what to do, and stays as it is, on %s', async (_, install) => {
      use(await install());
      if (isRoot) await chown(data, nobody, nobody);
      await chmod(data, 0o500);
      expect(await refusal(installation)).toBe(
        `The data directory ${data} may not be written by the account of this process. Make it writable for this account, or set ASSAY_DATA to another.`,
      );
      expect(await readdir(data)).toEqual([]);
    });

    it.runIf(isRoot)(
      'P98: is told where the database in it is another account’s, as after a copy by root',
      async () => {
        use(await withEmbedded({}, 'schema'));
        const before = await readdir(join(data, 'database'));
        await chown(data, nobody, nobody);
        await chmod(join(data, 'database'), 0o700);
        expect(await refusal(installation)).toBe(
          `The data directory ${join(data, 'database')} may not be written by the account of this process. Make it writable for this account, or set ASSAY_DATA to another.`,
        );
        expect((await readdir(join(data, 'database'))).sort()).toEqual(before.sort());
      },
    );

    it.each([
      ['it is a file', 'file', 'a file has its name'],
      ['a part of its path is one', join('file', 'inner'), 'a part of its path is a file'],
    ])('P98: is told where %s', async (_, path, why) => {
      use(await withPostgres({}, 'schema'));
      const given = join(data, path);
      await writeFile(join(data, 'file'), '');
      if (isRoot) await chown(data, nobody, nobody);
      expect(await refusal(installation, { ASSAY_DATA: given })).toBe(
        `The data directory ${given} cannot be made: ${why}. Make it writable for this account, or set ASSAY_DATA to another.`,
      );
    });

    it('P98: is told where a part of its path may not be entered', async () => {
      use(await withPostgres({}, 'schema'));
      const inner = join(data, 'inner');
      await mkdir(inner);
      await chmod(data, 0o000);
      if (isRoot) await chown(inner, nobody, nobody);
      expect(await refusal(installation, { ASSAY_DATA: inner })).toContain(
        `The data directory ${inner} may not be written by the account of this process.`,
      );
    });
  },
);

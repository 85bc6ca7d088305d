import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { folderForSuites, holdsInMemory } from './suite-folder.mjs';

describe('holdsInMemory()', () => {
  it.each([
    ['a file system in memory', 'tmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0', true],
    [
      'one from which no program runs, as containers have',
      'shm /dev/shm tmpfs rw,nosuid,nodev,noexec,relatime 0 0',
      false,
    ],
    ['one that is not written to', 'tmpfs /dev/shm tmpfs ro 0 0', false],
    ['a disk', '/dev/vda /dev/shm ext4 rw 0 0', false],
    ['no such place', 'tmpfs /run tmpfs rw 0 0', false],
    ['the one that was mounted over another', 'tmpfs /dev/shm tmpfs rw 0 0\n/dev/vda /dev/shm ext4 rw 0 0', false],
  ])('knows %s', (_, mounts, inMemory) =>
    expect(holdsInMemory(`proc /proc proc rw 0 0\n${mounts}\n`, '/dev/shm')).toBe(inMemory),
  );
});

it('the folder of a run goes with the process, also where that fails', () => {
  const module = new URL('suite-folder.mjs', import.meta.url).href;
  const script = `const { folderForSuites } = await import('${module}');
    const { writeFileSync } = await import('node:fs');
    const folder = folderForSuites();
    writeFileSync(folder + '/report.json', '{}');
    process.stdout.write(folder);
    process.exit(3);`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  expect(status).toBe(3);
  expect(stdout).toMatch(/assay-test-/);
  expect(existsSync(stdout)).toBe(false);
});

it('the folder of a run is passed through by every user, as whom a database server of root runs', () => {
  const folder = folderForSuites();
  expect(statSync(folder).mode & 0o777).toBe(0o755);
  rmSync(folder, { recursive: true });
});

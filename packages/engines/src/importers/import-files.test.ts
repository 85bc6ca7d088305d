import { link, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { archiveLimits } from './archive.ts';
import { type ImportFile, type ListedFile, listImportFiles, readImportFile } from './import-files.ts';
import type { ImportItem } from './import-item.types.ts';
import { grantXml } from './testing/records.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function zipOf(entries: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

async function put(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, content);
  return path;
}

async function list(path: string, limits = archiveLimits): Promise<ListedFile[]> {
  const found: ListedFile[] = [];
  for await (const file of listImportFiles([path], limits)) found.push(file);
  return found;
}

/** What a path delivers: ids of publications and codes of problems. */
async function read(path: string, limits = archiveLimits): Promise<string[]> {
  const found: string[] = [];
  for await (const listed of listImportFiles([path], limits)) {
    if ('problem' in listed) found.push(listed.problem.code);
    else for await (const item of readImportFile(listed)) found.push(nameOf(item));
  }
  return found;
}

function nameOf(item: ImportItem): string {
  return 'publication' in item ? item.publication.id : item.problem.code;
}

describe('folders', () => {
  it('P29: are read from nowhere else, whatever takes the place of a file once it was listed', async () => {
    const secret = await put('outside/secret.md', '# Secret\n\nNobody imports this.\n');
    const secretZip = await put('outside/secret.zip', await zipOf({ 'secret.md': '# Secret\n\nNor this.\n' }));
    const within = join(folder, 'named');
    const note = '# A note\n\nThe yield is 93 %.\n';
    for (const name of ['a.md', 'b.md', 'c.md.gz', 'sub/e.md']) {
      await put(`named/${name}`, name.endsWith('.gz') ? gzipSync(note) : note);
    }
    await put('named/d.zip', await zipOf({ 'inner.md': note }));
    await link(secret, join(within, 'hard.md'));
    const swap = async (name: string, target: string) => {
      await symlink(target, join(folder, 'link'));
      await rename(join(folder, 'link'), join(within, name));
    };
    const listing = listImportFiles([within], archiveLimits, within);
    const found: string[] = [];
    for await (const listed of listing) {
      const at = listed.file.slice(within.length + 1);
      if (at === 'a.md') {
        // What is listed later, and what is listed but not open yet.
        await swap('b.md', secret);
        await swap('d.zip', secretZip);
      }
      if (at === 'c.md.gz') await swap('c.md.gz', secret);
      if ('problem' in listed) found.push(`${at} ${listed.problem.code}`);
      else for await (const item of readImportFile(listed)) found.push(`${at} ${nameOf(item)}`);
      if (at === 'hard.md') {
        await rename(join(within, 'sub'), join(folder, 'moved'));
        await symlink(join(folder, 'outside'), join(within, 'sub'));
      }
    }
    expect(found.map((each) => each.replace(/ file:\S+/, ' read'))).toEqual([
      'a.md read',
      'b.md unreadable',
      'c.md.gz unreadable',
      'd.zip unreadable',
      'hard.md unreadable',
      'sub unreadable',
    ]);
    for await (const listed of listImportFiles([secret], archiveLimits, within))
      expect(listed).toMatchObject({ problem: { code: 'unreadable' } });
  });

  it('are walked in a stable order, without hidden files and links', async () => {
    await put('walk/b.txt', 'Second.');
    await put('walk/a/z.txt', 'First.');
    await put('walk/.hidden.txt', 'Hidden.');
    await symlink('/etc', join(folder, 'walk/etc'));
    const names = (await list(join(folder, 'walk'))).map(({ file }) => file.slice(folder.length));
    expect(names).toEqual(['/walk/a/z.txt', '/walk/b.txt']);
  });

  it('that are not there are reported', async () => {
    expect(await list(join(folder, 'absent'))).toMatchObject([
      { problem: { code: 'unreadable', message: 'There is no such file or folder.' } },
    ]);
  });
});

describe('archives', () => {
  it('weekly files are read inside ZIP, and inside a ZIP within it', async () => {
    const inner = await zipOf({ 'ipg2.xml': grantXml('08000002') });
    const path = await put(
      'weekly.zip',
      await zipOf({ 'ipg1.xml': grantXml('08000001') + grantXml('08000003'), 'more/inner.zip': inner }),
    );
    expect((await list(path)).map(({ file }) => file.slice(folder.length))).toEqual([
      '/weekly.zip!ipg1.xml',
      '/weekly.zip!more/inner.zip!ipg2.xml',
    ]);
    expect(await read(path)).toEqual(['US08000001B2', 'US08000003B2', 'US08000002B2']);
  });

  it('go on in the middle of an entry', async () => {
    const path = await put('resume.zip', await zipOf({ 'ipg1.xml': grantXml('08000001') + grantXml('08000002') }));
    for await (const file of listImportFiles([path])) {
      const items: ImportItem[] = [];
      for await (const item of readImportFile(file as ImportFile)) items.push(item);
      const [first, second] = items;
      const rest: ImportItem[] = [];
      const from = { offset: first?.position.end ?? 0, record: 1 };
      for await (const item of readImportFile(file as ImportFile, { from })) rest.push(item);
      expect(rest).toEqual([second]);
    }
  });

  it('gzip files are unpacked as they are read', async () => {
    expect(await read(await put('one.xml.gz', gzipSync(grantXml('08000001'))))).toEqual(['US08000001B2']);
  });

  it('P78: a ZIP that unpacks beyond every measure is refused before it is unpacked', async () => {
    const bomb = await put('bomb.zip', await zipOf({ 'a.txt': Buffer.alloc(40 * 2 ** 20, 'a') }));
    expect(await read(bomb)).toEqual(['archive']);
  });

  it('P78: a gzip bomb ends where its measure is passed', async () => {
    expect(await read(await put('bomb.txt.gz', gzipSync(Buffer.alloc(40 * 2 ** 20, 'a'))))).toEqual(['archive']);
  });

  it.each([
    ['too many entries', { ...archiveLimits, entries: 1 }, /2 entries/],
    ['too much in all', { ...archiveLimits, total: 100 }, /unpacks to more/],
  ])('P78: an archive with %s is refused', async (_, limits, message) => {
    const path = await put('limits.zip', await zipOf({ 'a.txt': 'x'.repeat(80), 'b.txt': 'y'.repeat(80) }));
    const problem = (await list(path, limits)).find((listed) => 'problem' in listed);
    expect(problem).toMatchObject({ problem: { code: 'archive', message: expect.stringMatching(message) } });
  });

  it('P78: archives nested too deep are refused', async () => {
    const deep = await zipOf({ 'c.zip': await zipOf({ 'b.zip': await zipOf({ 'a.txt': 'x' }) }) });
    expect(await read(await put('deep.zip', deep))).toEqual(['archive']);
  });

  it('P78: names that leave the archive are refused', async () => {
    const bytes = await zipOf({ 'aa/passwd.txt': 'Text.' });
    const evil = Buffer.from(bytes.toString('latin1').replaceAll('aa/passwd.txt', '../passwd.txt'), 'latin1');
    expect(await read(await put('evil.zip', evil))).toEqual(['archive']);
  });

  it('P78: a link in an archive is the text of its target, and leads nowhere', async () => {
    const secret = await put('outside.txt', 'What stands outside of the archive.');
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from(secret), 'link.txt', { mode: 0o120777 });
    zip.addBuffer(Buffer.from('/etc'), 'folder', { mode: 0o120777 });
    zip.end();
    const path = await put('links.zip', await buffer(zip.outputStream));
    const found: string[] = [];
    for await (const listed of listImportFiles([path]))
      if (!('problem' in listed)) for await (const item of readImportFile(listed)) found.push(JSON.stringify(item));
    expect(found.join()).not.toContain('stands outside');
    expect(found.join()).not.toContain('root:');
  });

  it('an entry that is larger than the archive says is not read to its end', async () => {
    const honest = await zipOf({ 'a.txt': Buffer.alloc(2 ** 20, 'a') });
    const lying = Buffer.from(honest);
    const size = Buffer.alloc(4);
    size.writeUInt32LE(2 ** 20);
    const small = Buffer.alloc(4);
    small.writeUInt32LE(10);
    for (let at = lying.indexOf(size); at >= 0; at = lying.indexOf(size, at + 4)) small.copy(lying, at);
    const items = await read(join(folder, 'lying.zip'));
    expect(items).toHaveLength(1);
    expect(['archive', 'unreadable']).toContain(items[0]);
  });

  it('a damaged archive is reported', async () => {
    const whole = await zipOf({ 'ipg1.xml': grantXml('08000001') });
    expect(await read(await put('cut.zip', whole.subarray(0, whole.length - 40)))).toEqual(['archive']);
    const flipped = Buffer.from(whole);
    flipped[120] = (flipped[120] ?? 0) ^ 0xff;
    expect(await read(await put('flipped.zip', flipped))).not.toContain('US08000001B2');
  });
});

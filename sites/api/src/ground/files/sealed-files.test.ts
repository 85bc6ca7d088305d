import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ErasureKeys, joinedKey, type Subject, type SubjectKey } from '../erasure/erasure-keys.ts';
import { localFiles } from './file-store.ts';
import { sealedFiles } from './sealed-files.ts';

/** Keys in memory, of which some may be destroyed. */
function heldKeys() {
  const keys = new Map<string, SubjectKey>();
  const nameOf = ({ kind, id }: Subject) => `${kind}-${id}`;
  const erasure: ErasureKeys = {
    async sealingFor(subjects) {
      return joinedKey(
        subjects.map((subject) => {
          const key = keys.get(nameOf(subject)) ?? { id: nameOf(subject), secret: randomBytes(32).toString('hex') };
          keys.set(key.id, key);
          return key;
        }),
      );
    },
    async openingFor(ids) {
      const found = ids.flatMap((id) => keys.get(id) ?? []);
      return found.length < ids.length ? undefined : joinedKey(found).key;
    },
  };
  return { erasure, destroy: (subject: Subject) => keys.delete(nameOf(subject)) };
}

const person: Subject = { kind: 'person', id: 'p' };
const tenant: Subject = { kind: 'tenant', id: 't' };
async function* cut(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

describe('files that are sealed for whose they are', () => {
  let folder: string;
  let next = 0;
  const newId = () => `file-${String((next += 1)).padStart(8, '0')}`;
  const pathOf = (id: string) => join(folder, id.slice(0, 2), id);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assay-sealed-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('are read as they were written, however they arrive, and tell their length', async () => {
    const store = sealedFiles(localFiles(folder), heldKeys().erasure);
    const lengths = fc.oneof(
      fc.integer({ min: 0, max: 400 }),
      fc.constantFrom(65_535, 65_536, 65_537, 131_072, 131_073),
      fc.integer({ min: 0, max: 300_000 }),
    );
    await fc.assert(
      fc.asyncProperty(lengths, fc.integer({ min: 1, max: 300 }), async (length, pieces) => {
        const id = newId();
        const bytes = randomBytes(length);
        await store.write(id, cut(bytes, Math.ceil(length / pieces)), [tenant, person]);
        expect(Buffer.from(await store.read(id)).equals(bytes)).toBe(true);
        const found = await store.open(id);
        expect(found?.size).toBe(length);
        const streamed = Buffer.from(await new Response(found?.stream).arrayBuffer());
        expect(streamed.equals(bytes)).toBe(true);
        if (length > 16) expect((await readFile(pathOf(id))).includes(bytes.subarray(0, 16))).toBe(false);
      }),
      { seed: 3, numRuns: 30 },
    );
  });

  it('P40: are not there any more when one of those whose they are is erased, and all others are', async () => {
    const { erasure, destroy } = heldKeys();
    const store = sealedFiles(localFiles(folder), erasure);
    const [ofBoth, ofTenant, ofNobody] = [newId(), newId(), newId()];
    const bytes = Buffer.from('what the person wrote');
    await store.write(ofBoth, cut(bytes, 5), [tenant, person]);
    await store.write(ofTenant, cut(bytes, 5), [tenant]);
    await store.write(ofNobody, cut(bytes, 5), []);
    destroy(person);
    expect(await store.open(ofBoth)).toBeUndefined();
    await expect(store.read(ofBoth)).rejects.toThrow(/no file/);
    expect(Buffer.from(await store.read(ofTenant)).toString()).toBe('what the person wrote');
    destroy(tenant);
    expect(await store.open(ofTenant)).toBeUndefined();
    expect(Buffer.from(await store.read(ofNobody)).toString()).toBe('what the person wrote');
  });

  it.each([
    ['a changed byte', (sealed: Buffer) => sealed.fill((sealed.at(-1) ?? 0) ^ 1, sealed.length - 1)],
    ['an end that was cut off', (sealed: Buffer) => sealed.subarray(0, -65_552)],
    ['bytes after the end', (sealed: Buffer) => Buffer.concat([sealed, Buffer.alloc(20)])],
  ])('are refused with %s', async (_, change) => {
    const store = sealedFiles(localFiles(folder), heldKeys().erasure);
    const id = newId();
    await store.write(id, cut(randomBytes(2 * 65_536), 9_999), [person]);
    await writeFile(pathOf(id), change(await readFile(pathOf(id))));
    await expect(store.read(id)).rejects.toThrow(/changed or cut off/);
  });

  it('do not stand for one another', async () => {
    const store = sealedFiles(localFiles(folder), heldKeys().erasure);
    const [one, other] = [newId(), newId()];
    await store.write(one, cut(Buffer.from('one'), 3), [person]);
    await store.write(other, cut(Buffer.from('other'), 3), [person]);
    await writeFile(pathOf(one), await readFile(pathOf(other)));
    await expect(store.read(one)).rejects.toThrow(/another key/);
  });

  it('stand beside files of a time when none was sealed', async () => {
    const plain = localFiles(folder);
    const id = newId();
    await plain.write(id, cut(Buffer.from('as it was'), 4));
    const found = await sealedFiles(plain, heldKeys().erasure).open(id);
    expect([found?.size, await new Response(found?.stream).text()]).toEqual([9, 'as it was']);
  });
});

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { forgetStored, readStored, type ValueStore, writeStored } from './stored-value.ts';

function memory(): ValueStore & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
const forbidden = (): ValueStore => {
  throw new Error('The operation is insecure.');
};

describe('values in storage', () => {
  it.each([null, undefined])("Z10: writing %s logs 'Invalidate value' and writes nothing", (value) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const store = memory();
    expect(writeStored(() => store, 'key', value)).toBe(false);
    expect([store.kept.size, warn.mock.calls]).toEqual([0, [['Invalidate value', 'key']]]);
    warn.mockRestore();
  });

  it('keeps, gives and forgets', () => {
    const store = memory();
    expect(writeStored(() => store, 'key', '')).toBe(true);
    expect(readStored(() => store, 'key')).toBe('');
    forgetStored(() => store, 'key');
    expect(readStored(() => store, 'key')).toBeNull();
  });

  it('goes on where storage is forbidden', () => {
    expect([readStored(forbidden, 'key'), writeStored(forbidden, 'key', '1')]).toEqual([null, false]);
    expect(() => forgetStored(forbidden, 'key')).not.toThrow();
  });

  it('Z10: nothing in the product writes to storage but this', async () => {
    const root = fileURLToPath(new URL('../../..', import.meta.url));
    const folders = ['packages/client', 'packages/i18n', 'packages/widgets', 'packages/screens', 'sites/app'];
    const writers: string[] = [];
    for (const folder of folders) {
      for (const name of await readdir(join(root, folder, 'src'), { recursive: true })) {
        if (!/\.tsx?$/.test(name) || /\.(test|stories|spec)\.|testing/.test(name)) continue;
        const text = await readFile(join(root, folder, 'src', name), 'utf8');
        if (/\.setItem\(/.test(text)) writers.push(join(folder, 'src', name));
      }
    }
    expect(writers).toEqual([]);
  });
});

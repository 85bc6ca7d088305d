import { uploadLimits } from '@assay/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  batchBytes,
  batchesOf,
  isToSend,
  moveUploads,
  noUploads,
  type UploadEvent,
  type UploadFile,
  type UploadState,
} from './upload.machine.ts';

let lastId = 0;
const file = (name: string, size = 10, rest: Partial<UploadFile> = {}): UploadFile => ({
  id: ++lastId,
  name,
  size,
  modified: 1,
  ...rest,
});
const add = (state: UploadState, ...files: UploadFile[]) => moveUploads(state, { type: 'add', files });
const refusals = ({ items }: UploadState) =>
  items.map((item) => (item.state === 'refused' ? item.refusal : item.state));

describe('moveUploads()', () => {
  it.each([
    [file('a.xml'), 'waiting'],
    [file('A.PDF'), 'waiting'],
    [file('weekly.v2.zip'), 'waiting'],
    [file('a.exe'), 'type'],
    [file('README'), 'type'],
    [file('a.txt', 0), 'empty'],
    [file('a.zip', batchBytes), 'waiting'],
    [file('a.zip', batchBytes + 1), 'size'],
    [file('notes.md', 4096, { isFolder: true }), 'folder'],
  ])('judges $name', (given, expected) => {
    expect(refusals(add(noUploads, given))).toEqual([expected]);
  });

  it('takes a file once, and again after it was sent', () => {
    const once = add(noUploads, file('a.md'), file('a.md'));
    expect(refusals(once)).toEqual(['waiting', 'same']);
    const [first] = once.items;
    const sent = moveUploads(once, { type: 'done', ids: [first?.id ?? 0] });
    expect(refusals(add(sent, file('a.md')))).toEqual(['done', 'same', 'waiting']);
  });

  it('takes no more files than one upload carries', () => {
    const files = Array.from({ length: uploadLimits.files + 1 }, (_, index) => file(`${index}.md`));
    expect(refusals(add(noUploads, ...files)).filter((state) => state !== 'waiting')).toEqual(['count']);
  });

  it('spreads the share of an upload over its files in order', () => {
    const state = add(noUploads, file('a.md', 100), file('b.md', 300));
    const ids = state.items.map(({ id }) => id);
    const begun = moveUploads(state, { type: 'begin', ids });
    const half = moveUploads(begun, { type: 'progress', ids, share: 0.5 });
    expect(half.items.map((item) => item.state === 'uploading' && item.share)).toEqual([1, 1 / 3]);
  });

  it('lets stopped and failed files be sent again', () => {
    const state = add(noUploads, file('a.md'), file('b.md'));
    const [a = 0, b = 0] = state.items.map(({ id }) => id);
    const begun = moveUploads(state, { type: 'begin', ids: [a, b] });
    const stopped = moveUploads(begun, { type: 'stop', ids: [a] });
    const failed = moveUploads(stopped, { type: 'fail', ids: [b], message: 'No reply' });
    expect(failed.items.map(({ state }) => state)).toEqual(['waiting', 'failed']);
    expect(failed.items.every(isToSend)).toBe(true);
  });

  it('keeps a file that is being sent when it is asked to be removed', () => {
    const state = add(noUploads, file('a.md'));
    const id = state.items[0]?.id ?? 0;
    const begun = moveUploads(state, { type: 'begin', ids: [id] });
    expect(moveUploads(begun, { type: 'remove', id }).items).toHaveLength(1);
    expect(moveUploads(state, { type: 'remove', id }).items).toHaveLength(0);
  });

  it('never loses a file that waits, whatever happens to others', () => {
    const events = fc.array(
      fc.oneof(
        fc.record({ type: fc.constant('clear' as const) }),
        fc.record({
          type: fc.constantFrom('begin' as const, 'done' as const, 'stop' as const),
          ids: fc.constant([1, 2]),
        }),
        fc.record({
          type: fc.constant('progress' as const),
          ids: fc.constant([1, 2]),
          share: fc.double({ noNaN: true }),
        }),
        fc.record({ type: fc.constant('remove' as const), id: fc.constantFrom(1, 2) }),
      ),
    );
    fc.assert(
      fc.property(events, (happened: UploadEvent[]) => {
        const start = add(noUploads, ...[1, 2, 3].map((id) => ({ id, name: `${id}.md`, size: 5, modified: id })));
        const end = happened.reduce(moveUploads, start);
        expect(end.items.find(({ id }) => id === 3)?.state).toBe('waiting');
      }),
    );
  });
});

describe('batchesOf()', () => {
  it('keeps every file, in order, within the limits of one upload', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: batchBytes }), { maxLength: 30 });
    fc.assert(
      fc.property(sizes, (given) => {
        const { items } = add(noUploads, ...given.map((size, index) => file(`${index}.zip`, size)));
        const batches = batchesOf(items);
        expect(batches.flat()).toEqual(items);
        for (const batch of batches) {
          expect(batch.length).toBeGreaterThan(0);
          expect(batch.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(batchBytes);
        }
      }),
    );
  });
});

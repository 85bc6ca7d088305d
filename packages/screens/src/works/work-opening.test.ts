import { CallError } from '@assay/client';
import { sampleKind } from '@assay/works/testing';
import { expect, it, vi } from 'vitest';
import { keptNowhere } from './testing.ts';
import { createWorkOpening } from './work-opening.ts';
import type { WorkFollowing, WorkSource } from './works.source.ts';

function opening() {
  const followers: WorkFollowing[] = [];
  const onRefused = vi.fn();
  const source = {
    page: 'page',
    open: async () => ({
      kind: sampleKind.name,
      revision: followers.length * 10,
      records: [],
      role: 'read',
      isOwner: false,
      isIncognito: false,
      actions: [],
      showsPast: false,
    }),
    follow(following) {
      followers.push(following);
      return { reconnect: () => undefined, close: () => undefined };
    },
  } satisfies Partial<WorkSource> as unknown as WorkSource;
  const made = createWorkOpening({
    source,
    kind: sampleKind,
    kept: keptNowhere(),
    suggest: async () => undefined,
    onRefused,
  });
  return { made, followers, onRefused };
}
const refusal = (status: number) => new CallError({ code: status, status, message: '' });

it('opens a work anew whose page was cut off for longer than a link tells of changes', async () => {
  const { made, followers, onRefused } = opening();
  made.subscribe(() => undefined);
  await vi.waitFor(() => expect(followers).toHaveLength(1));
  followers[0]?.onRefused(refusal(410));
  await vi.waitFor(() => expect(followers).toHaveLength(2));
  expect(onRefused).not.toHaveBeenCalled();
  expect(followers[1]?.after()).toBe(10);
});

it('tells of a right that ended', async () => {
  const { made, followers, onRefused } = opening();
  made.subscribe(() => undefined);
  await vi.waitFor(() => expect(followers).toHaveLength(1));
  followers[0]?.onRefused(refusal(403));
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(403);
  expect(followers).toHaveLength(1);
});

import { basisOf, createWorkState, type Operation } from '@assay/works';
import { sampleKind } from '@assay/works/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showInWork } from '../sample-page.test-support.tsx';
import { useWorkSession } from '../WorkContext.ts';
import { StaleMark } from './StaleMark.tsx';

afterEach(cleanup);

const note = (id: string, parent: string, basis: ReturnType<typeof basisOf>[]): Operation => ({
  op: 'add',
  id,
  type: 'note',
  parent,
  fields: { words: '2 kg' },
  basis,
});
const former = createWorkState(sampleKind);

/** Notes that were derived from a pump and a valve: the pump weighs something else by now, and the valve is gone. */
const operations: readonly Operation[] = [
  { op: 'add', id: 'pump', type: 'part', parent: null, fields: { name: 'Pump', mass: 3 } },
  { op: 'add', id: 'valve', type: 'part', parent: null, fields: { name: 'Valve' } },
  note('heavy', 'pump', [{ ...basisOf(former, 'pump', 'mass'), field: 'words' }]),
  note('both', 'pump', [
    { from: { record: 'valve', field: 'name' }, hash: 'of its name' },
    { from: { document: 'd', version: 1, start: 0, end: 4 }, hash: 'of the passage' },
  ]),
  note('fresh', 'pump', []),
  { op: 'remove', id: 'valve' },
];

function Notes() {
  const { session } = useWorkSession();
  const notes = session.state.records().filter(({ type }) => type === 'note');
  return <StaleMark records={notes} again={<button type="button">Weigh anew</button>} />;
}

async function show(role: 'edit' | 'read' = 'edit') {
  const session = await showInWork(<Notes />, { operations, role });
  return { session, user: userEvent.setup() };
}

describe('<StaleMark />', () => {
  it('says what has changed, with both answers', async () => {
    await show();
    const mark = screen.getByRole('status');
    expect(mark.textContent).toContain('What this rests on has changed since.');
    expect(mark.textContent).toContain('Changed: Pump · mass and Removed since');
    expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual(['Still right', 'Weigh anew']);
  });

  it('goes once somebody says that it is still right, as one change that can be undone', async () => {
    const { session, user } = await show();
    await user.click(screen.getByRole('button', { name: 'Still right' }));
    expect(screen.queryByRole('status')).toBeNull();
    expect(session.state.get('heavy')?.basis).toEqual([{ ...basisOf(session.state, 'pump', 'mass'), field: 'words' }]);
    expect(session.state.get('both')?.basis[1]).toEqual({
      from: { document: 'd', version: 1, start: 0, end: 4 },
      hash: 'of the passage',
    });
    await session.sent();
    await vi.waitFor(() => expect(session.snapshot().revision).toBe(2));
    session.undo();
    expect(await screen.findByRole('status')).toBeTruthy();
  });

  it('comes again where it changes once more', async () => {
    const { session, user } = await show();
    await user.click(screen.getByRole('button', { name: 'Still right' }));
    session.edit([{ op: 'set', id: 'pump', field: 'mass', value: 4 }]);
    expect((await screen.findByRole('status')).textContent).toContain('Changed: Pump · mass');
  });

  it('is answered by nobody who only reads', async () => {
    await show('read');
    expect(screen.queryByRole('button', { name: 'Still right' })).toBeNull();
  });
});

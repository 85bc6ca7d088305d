import { createWorkState, type Operation, transact } from '@assay/works';
import { sampleKind } from '@assay/works/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showInWork } from '../sample-page.test-support.tsx';
import { Versions } from './Versions.tsx';

afterEach(cleanup);

const name = (value: string): Operation => ({ op: 'set', id: 'pump', field: 'name', value });
const changes: readonly (readonly Operation[])[] = [
  [{ op: 'add', id: 'pump', type: 'part', parent: null, fields: { name: 'Pump' } }],
  [name('Gear pump')],
  [name('Screw pump'), { op: 'set', id: 'pump', field: 'mass', value: 3 }],
];
const author = { person: 'bob', name: 'Bob' };
const versions = [
  { revision: 3, name: 'Final', author, at: '2026-11-28T00:00:00Z' },
  { revision: 1, name: 'Draft', author, at: '2026-11-27T00:00:00Z' },
];

/** The records as they were after so many of the changes. */
async function stateAt(revision: number) {
  const state = createWorkState(sampleKind);
  for (const operations of changes.slice(0, revision)) transact(state, operations, { origin: 'person' });
  return state.records();
}

async function show() {
  await showInWork(<Versions />, {
    operations: [...changes.flat(), name('Piston pump')],
    history: { versions: async () => versions, stateAt },
  });
  const open = async (version: string) => {
    const entry = (await screen.findByText(version)).closest('li') as HTMLElement;
    await userEvent.click(within(entry).getByRole('button', { name: 'Show changes' }));
    return screen.findByRole('dialog');
  };
  return open;
}

/** What goes and what comes, as the dialog shows it. */
const told = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('del, ins')].map((each) => `${each.localName} ${each.textContent}`);

describe('<Versions />', () => {
  it('compares a version with the work as it is now, or with another version, the earlier one first', async () => {
    const open = await show();
    const dialog = await open('Final');
    expect(within(dialog).getByRole('heading', { name: 'Changes since “Final”' })).toBeTruthy();
    await waitFor(() => expect(told(dialog)).toEqual(['del Screw', 'ins Piston']));

    const other = within(dialog).getByRole('combobox', { name: 'Compare with' });
    expect(
      within(other)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['The work as it is now', 'Draft']);
    await userEvent.selectOptions(other, 'Draft');
    expect(within(dialog).getByRole('heading', { name: 'Changes from “Draft” to “Final”' })).toBeTruthy();
    await waitFor(() => expect(told(dialog)).toEqual(['del Pump', 'ins Screw pump', 'ins 3']));

    await userEvent.selectOptions(other, 'The work as it is now');
    await waitFor(() => expect(told(dialog)).toEqual(['del Screw', 'ins Piston']));
  });

  it('tells the same of two versions from either of them', async () => {
    const open = await show();
    const dialog = await open('Draft');
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Compare with' }), 'Final');
    expect(within(dialog).getByRole('heading', { name: 'Changes from “Draft” to “Final”' })).toBeTruthy();
    await waitFor(() => expect(told(dialog)).toEqual(['del Pump', 'ins Screw pump', 'ins 3']));
  });
});

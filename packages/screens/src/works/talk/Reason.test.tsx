import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { WorkField } from '../field/WorkField.tsx';
import type { Sitting, Writing } from '../history/history.source.ts';
import { Versions } from '../history/Versions.tsx';
import { Provenance } from '../provenance/Provenance.tsx';
import { showInWork } from '../sample-page.test-support.tsx';
import { Reason } from './Reason.tsx';
import { Suggestions } from './Suggestions.tsx';
import type { Suggestion } from './talk.source.ts';

afterEach(cleanup);

const operations = [{ op: 'add', id: 'pump', type: 'part', parent: null, fields: { name: 'Pump' } }] as const;
const said = `The data sheet names a gear pump.\n${'It weighs more than this. '.repeat(15)}`;
const author = { person: 'bob', name: 'Bob' };
const at = '2026-11-28T00:00:00Z';

const suggestion = (id: string, reason: string | null, state: Suggestion['state'] = 'open'): Suggestion => ({
  id,
  author,
  origin: 'model:agent',
  reason,
  operations: [{ op: 'set', id: 'pump', field: 'name', value: 'Gear pump' }],
  at,
  state,
  decided_at: null,
  decided_by: null,
});
const sitting = (reason: string | null, to: number): Sitting => ({
  author,
  origin: 'person',
  reason,
  from: to,
  to,
  started_at: at,
  at,
});

const quoted = async () => (await screen.findAllByRole('blockquote', { name: 'Reason' })).map((one) => one.textContent);

describe('<Reason />', () => {
  it('stands whole on what is suggested, and on what was decided', async () => {
    const all = [suggestion('one', said), suggestion('two', null), suggestion('three', 'Shorter', 'refused')];
    await showInWork(<Suggestions person="ann" />, { operations, talk: { suggestions: async () => all } });
    expect(await quoted()).toEqual([said, 'Shorter']);
  });

  it('stands beside the field for which it is suggested', async () => {
    await showInWork(
      <WorkField record="pump" field="name">
        <input aria-label="Name" />
      </WorkField>,
      { operations, talk: { suggestions: async () => [suggestion('one', said)] } },
    );
    const group = await screen.findByRole('group', { name: 'Suggested by Bob' });
    expect(within(group).getByRole('blockquote', { name: 'Reason' }).textContent).toBe(said);
  });

  it('stands in the history, where the reasons of the service and the tool have their words', async () => {
    const codes = ['restore 3', 'duplicate', 'import', 'schema 0 2', 'suggestion', 'weigh', null, said];
    const entries = codes.map((reason, index) => sitting(reason, index + 1));
    await showInWork(<Versions />, { operations, history: { sittings: async () => ({ entries, hasMore: false }) } });
    expect(await quoted()).toEqual([said]);
    const told = [
      'gone back to a former state',
      'copied',
      'imported',
      'brought to the form of the present release',
      'from a suggestion',
      'Weigh all parts',
    ];
    for (const words of told) expect(screen.getByText(words)).toBeTruthy();
  });

  it('stands on what was written in a field', async () => {
    const writing: Writing = { author, origin: 'person', reason: said, revision: 1, at, value: 'Pump' };
    const session = await showInWork(
      <>
        <button type="button">Elsewhere</button>
        <Provenance />
      </>,
      { operations, history: { writings: async () => [writing] } },
    );
    session.moveTo({ record: 'pump', field: 'name' });
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    expect(await quoted()).toEqual([said]);
  });

  it('is what somebody wrote where it only looks like one of the service', async () => {
    await showInWork(<Reason reason="restore 3 of the former names" />, { operations });
    expect(await quoted()).toEqual(['restore 3 of the former names']);
  });
});

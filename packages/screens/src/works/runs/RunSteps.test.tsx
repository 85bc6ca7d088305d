import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { showInWork } from '../sample-page.test-support.tsx';
import type { RunStep, ToolRun } from '../works.source.ts';
import { PastRuns } from './PastRuns.tsx';
import ToolRuns from './ToolRuns.tsx';

afterEach(cleanup);

const run: ToolRun = {
  id: 'run',
  action: 'weigh',
  status: 'running',
  done: 2,
  total: 3,
  changed: 1,
  suggested: 0,
  name: 'Mei',
};
const step = (came: Partial<RunStep>): RunStep => ({
  step: 0,
  name: 'pump',
  outcome: 'done',
  operations: {},
  engine: null,
  begun_at: '2026-12-01T04:00:00.000Z',
  ms: 1_240,
  passages: 0,
  tokens: 0,
  ...came,
});
const steps = [
  step({ operations: { add: 2, set: 1 }, engine: 'llm:small', passages: 12, tokens: 1_900 }),
  step({ step: 1, name: 'weigh', outcome: 'asked', ms: 30 }),
  step({ step: 1, name: 'weigh', operations: { set: 1 }, engine: 'person', begun_at: '2026-12-01T05:00:00.000Z' }),
  step({ step: 2, name: 'was removed', outcome: 'failed', engine: 'rules' }),
];

async function open(shown: readonly RunStep[]) {
  const operations = [{ op: 'add', id: 'pump', type: 'part', parent: null, fields: { name: 'Pump' } } as const];
  await showInWork(<ToolRuns questions={undefined} />, { operations, role: 'read', runs: [run], steps: shown });
  const button = await screen.findByRole('button', { name: 'Steps' });
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.setup().click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  return within(await screen.findByRole('table', { name: 'Steps of the run' }));
}

describe('a run that rests', () => {
  const show = async (came: Partial<ToolRun>, role: 'edit' | 'read' = 'edit') => {
    await showInWork(<ToolRuns questions={undefined} />, { operations: [], role, runs: [{ ...run, ...came }] });
    return within(await screen.findByRole('list', { name: 'Under way' }));
  };

  it('is held by whoever may edit, says so, and goes on', async () => {
    const list = await show({});
    const user = userEvent.setup();
    expect(list.getByRole('status').textContent).toBe('2 of 3');
    await user.click(list.getByRole('button', { name: 'Pause' }));
    expect((await list.findByRole('status')).textContent).toBe('Paused');
    await user.click(list.getByRole('button', { name: 'Resume' }));
    expect((await list.findByRole('status')).textContent).toBe('2 of 3');
  });

  it('says that it will once the step that it is at is done, and is not held by readers', async () => {
    const list = await show({ held: true }, 'read');
    expect(list.getByRole('status').textContent).toBe('Pauses after this step');
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Steps']);
  });
});

describe('the steps of a run', () => {
  it('say what each was about, what came of it, in whose words and what it used, for readers too', async () => {
    const table = await open(steps);
    await table.findByText('Pump');
    const cells = table
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
    expect(cells).toEqual([
      ['Pump', 'Done', 'small', '3', '12', '1,900', '1.2'],
      ['Weighing', 'Asked', '', '0', '0', '0', '0'],
      ['Weighing', 'Done', 'Person', '1', '0', '0', '1.2'],
      ['Removed since', 'Failed', 'Rules', '0', '0', '0', '1.2'],
    ]);
  });

  it('are none while the first is under way', async () => {
    const table = await open([]);
    expect(await table.findByText('No step is done yet.')).toBeTruthy();
  });
});

describe('what a tool did to a work', () => {
  it('is told run by run, with the steps of each', async () => {
    const runs: readonly ToolRun[] = [
      { ...run, id: 'now' },
      { ...run, id: 'old', status: 'done', done: 3 },
      { ...run, id: 'stopped', action: 'unknown', status: 'stopped', name: 'Ken' },
    ];
    const operations = [{ op: 'add', id: 'pump', type: 'part', parent: null, fields: { name: 'Pump' } } as const];
    await showInWork(<PastRuns />, { operations, role: 'read', runs, steps });
    const list = within(await screen.findByRole('list', { name: 'What the tool did' }));
    const lines = list.getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      expect.stringMatching(/^Weigh all parts.*Mei · .* · 3 of 3 · Done/),
      expect.stringMatching(/^unknown.*Ken · .* · 2 of 3 · Stopped/),
    ]);
    await userEvent.setup().click(list.getAllByRole('button', { name: 'Steps' })[0] as HTMLElement);
    expect((await within(lines[0] as HTMLElement).findAllByText('Weighing')).length).toBeTruthy();
  });

  it('is not spoken of where it did nothing', async () => {
    await showInWork(<PastRuns />, { operations: [], runs: [run] });
    await new Promise((proceed) => setTimeout(proceed, 50));
    expect(screen.queryByText('What the tool did')).toBeNull();
  });
});

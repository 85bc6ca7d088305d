import type { FieldValue, Operation, QuestionData } from '@assay/works';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import ToolRuns from '../runs/ToolRuns.tsx';
import { showInWork } from '../sample-page.test-support.tsx';
import type { QuestionViewProps, QuestionViews } from './question-views.types.ts';

afterEach(cleanup);

const operations: readonly Operation[] = ['Pump', 'Valve'].map((name) => ({
  op: 'add',
  id: name.toLowerCase(),
  type: 'part',
  parent: null,
  fields: { name },
}));

const options: FieldValue = [
  { value: 'pump', record: 'pump' },
  { value: 'valve', record: 'valve' },
  { value: 'none', label: 'Neither' },
];

interface Asked {
  kind: string;
  data?: QuestionData;
  proposed?: FieldValue;
}

async function show(
  { kind, data = { name: 'part', options }, proposed }: Asked,
  { role = 'edit', views }: { role?: 'edit' | 'comment' | 'read'; views?: QuestionViews } = {},
) {
  const question = { id: 'asked', kind, data, ...(proposed !== undefined && { proposed }) };
  const run = {
    id: 'run',
    action: 'weigh',
    status: 'paused',
    done: 1,
    total: 3,
    changed: 1,
    suggested: 0,
    name: 'Mei',
  } as const;
  const session = await showInWork(<ToolRuns questions={views} />, { operations, role, runs: [{ ...run, question }] });
  const list = within(await screen.findByRole('list', { name: 'Under way' }));
  const answerRun = vi.spyOn(session, 'answerRun');
  return { session, list, answerRun, user: userEvent.setup() };
}

const goOn = () => screen.getByRole('button', { name: 'Go on' });

describe('a question of a run', () => {
  it('is answered by one of several, and the run goes on', async () => {
    const { list, answerRun, user } = await show({ kind: 'one' });
    const group = within(list.getByRole('radiogroup', { name: 'Which part?' }));
    expect(group.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Pump',
      'Valve',
      'Neither',
    ]);
    expect(goOn().getAttribute('aria-disabled')).toBe('true');
    await user.click(group.getByRole('radio', { name: 'Valve' }));
    await user.click(goOn());
    expect(answerRun).toHaveBeenCalledWith('run', 'asked', 'valve');
    expect(await list.findByText('1 of 3')).toBeTruthy();
    expect(list.queryByRole('radiogroup')).toBeNull();
  });

  it('is answered by some of several in their order, one at least; what is proposed stands chosen', async () => {
    const { list, answerRun, user } = await show({ kind: 'several', proposed: ['valve'] });
    await user.click(list.getByRole('checkbox', { name: 'Valve' }));
    expect(goOn().getAttribute('aria-disabled')).toBe('true');
    for (const name of ['Neither', 'Pump']) await user.click(list.getByRole('checkbox', { name }));
    await user.click(goOn());
    expect(answerRun).toHaveBeenCalledWith('run', 'asked', ['pump', 'none']);
  });

  it('is answered by words', async () => {
    const { list, answerRun, user } = await show({ kind: 'text', data: { name: 'reason' } });
    expect(goOn().getAttribute('aria-disabled')).toBe('true');
    await user.type(list.getByRole('textbox', { name: 'Which reason?' }), 'It leaks.');
    await user.click(goOn());
    expect(answerRun).toHaveBeenCalledWith('run', 'asked', 'It leaks.');
  });

  it('is drawn by the tool where that has a kind of its own, and not drawn where nobody knows it', async () => {
    const Weight = ({ data, onChange }: QuestionViewProps) => (
      <button type="button" onClick={() => onChange({ mass: 3 })}>{`Weigh ${JSON.stringify(data)}`}</button>
    );
    const own = { kind: 'weight', data: { part: 'pump' } };
    const { list, answerRun, user } = await show(own, { views: { weight: Weight } });
    await user.click(list.getByRole('button', { name: 'Weigh {"part":"pump"}' }));
    await user.click(goOn());
    expect(answerRun).toHaveBeenCalledWith('run', 'asked', { mass: 3 });
    cleanup();
    const unknown = await show(own);
    expect(unknown.list.getByText('This page does not know the question. Load it anew.')).toBeTruthy();
  });

  it('says why an answer was not taken, and can be answered again', async () => {
    const { list, answerRun, user } = await show({ kind: 'one', proposed: 'pump' });
    answerRun.mockRejectedValueOnce(new Error('Somebody was before you.'));
    await user.click(goOn());
    expect((await list.findByRole('alert')).textContent).toBe('The answer was not taken: Somebody was before you.');
    await user.click(goOn());
    expect(await list.findByText('1 of 3')).toBeTruthy();
  });

  it('waits where nobody wants to answer it now', async () => {
    const { list, user } = await show({ kind: 'one' });
    await user.click(list.getByRole('button', { name: 'Later' }));
    expect(list.queryByRole('radiogroup')).toBeNull();
    expect(list.getByRole('status').textContent).toBe('Waits for your answer');
    await user.click(list.getByRole('button', { name: 'Answer' }));
    expect(list.getByRole('radiogroup')).toBeTruthy();
  });

  it.each(['comment', 'read'] as const)('waits for somebody else where the person may only %s', async (role) => {
    const { list } = await show({ kind: 'one' }, { role });
    expect(list.getByRole('status').textContent).toBe('Waits for someone who may edit');
    expect(list.queryByRole('radiogroup')).toBeNull();
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Steps']);
  });
});

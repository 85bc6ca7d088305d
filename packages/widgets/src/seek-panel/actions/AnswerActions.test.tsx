import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Answered, type AnsweredProps, createRecordedActions } from './testing.tsx';

async function show(props: Partial<AnsweredProps> = {}) {
  const user = userEvent.setup();
  const actions = createRecordedActions();
  render(<Answered actions={actions} {...props} />);
  const row = await screen.findByRole('group', { name: 'Use this answer' });
  return { user, actions, row };
}

async function choose(user: ReturnType<typeof userEvent.setup>, button: RegExp | string, line: string) {
  const [trigger] = screen.getAllByRole('button', { name: button });
  if (!trigger) throw new Error('There is a button.');
  await user.click(trigger);
  await user.click(await screen.findByRole('menuitem', { name: line }));
}

describe('<AnswerActions />', () => {
  it('copies the answer with its sources, and says so', async () => {
    const { user, actions, row } = await show();
    await user.click(within(row).getByRole('button', { name: 'Copy answer' }));
    expect(await within(row).findByText('The answer was copied with its sources.')).toBeVisible();
    expect(actions.asked).toEqual(['copy']);
    expect(await navigator.clipboard.readText()).toBe('1. Bare particles conduct poorly. [1]');
  });

  it('says when the answer could not be copied, and why', async () => {
    const { user, row } = await show({
      actions: createRecordedActions({ copy: () => Promise.reject(new Error('The service could not be reached.')) }),
    });
    await user.click(within(row).getByRole('button', { name: 'Copy answer' }));
    expect(await within(row).findByText('That was not done: The service could not be reached.')).toBeVisible();
  });

  it.each([
    ['Word document', 'docx'],
    ['Values as Excel workbook', 'xlsx'],
    ['Sources as BibTeX', 'bib'],
  ])('exports: %s', async (line, format) => {
    const { user, actions, row } = await show();
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    await choose(user, 'Export', line);
    expect(await within(row).findByText(`${line} was saved.`)).toBeVisible();
    expect(actions.asked).toEqual([`export ${format}`]);
  });

  it('offers no file of values that the answer does not state', async () => {
    const { user, row } = await show({ hasValues: false });
    await user.click(within(row).getByRole('button', { name: 'Export' }));
    expect(await screen.findByRole('menuitem', { name: 'Sources as RIS' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Values as CSV' })).toBeNull();
  });

  it('keeps the answer and lets it go', async () => {
    const { user, actions, row } = await show();
    const [save] = within(row).getAllByRole('button', { name: 'Save' });
    if (!save) throw new Error('There is a button.');
    expect(save).toHaveAttribute('aria-pressed', 'false');
    await user.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-pressed', 'true'));
    await user.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-pressed', 'false'));
    expect(actions.asked).toEqual(['save', 'release']);
  });

  it('P60: keeps nothing that was asked incognito, and may be told whether it helped', async () => {
    const { user, row } = await show({ isIncognito: true });
    expect(within(row).getByRole('button', { name: 'Helpful' })).toBeVisible();
    expect(within(row).queryByRole('button', { name: 'Save' })).toBeNull();
    const narrow = within(row).getAllByRole('button', { name: 'More for this answer' }).at(-1);
    if (!narrow) throw new Error('There is a button.');
    await user.click(narrow);
    expect(await screen.findByRole('menuitem', { name: 'Print' })).toBeVisible();
    expect(screen.queryByRole('menuitemcheckbox')).toBeNull();
  });

  it('takes what helped at one press, and takes it back', async () => {
    const { user, actions, row } = await show({ mark: { saved: true, feedback: { rating: 'up' } } });
    const up = within(row).getByRole('button', { name: 'Helpful' });
    expect(up).toHaveAttribute('aria-pressed', 'true');
    expect(within(row).getAllByRole('button', { name: 'Save' })[0]).toHaveAttribute('aria-pressed', 'true');
    await user.click(up);
    await waitFor(() => expect(up).toHaveAttribute('aria-pressed', 'false'));
    await user.click(up);
    await waitFor(() => expect(up).toHaveAttribute('aria-pressed', 'true'));
    expect(actions.asked).toEqual(['take back', 'rate up']);
  });

  it('P55: compares versions for the author alone', async () => {
    const { user } = await show({ version: 2, isOwn: false });
    const [more] = screen.getAllByRole('button', { name: 'More for this answer' });
    if (!more) throw new Error('There is a button.');
    await user.click(more);
    expect(await screen.findByRole('menuitem', { name: 'Print' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Compare versions' })).toBeNull();
  });

  it('compares nothing where there is one version', async () => {
    const { user } = await show();
    const [more] = screen.getAllByRole('button', { name: 'More for this answer' });
    if (!more) throw new Error('There is a button.');
    await user.click(more);
    expect(await screen.findByRole('menuitem', { name: 'Print' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Compare versions' })).toBeNull();
  });

  it('P55: lets a reader with a link copy, and neither take a file away, keep nor judge', async () => {
    const { export: _, ...copying } = createRecordedActions();
    const { row } = await show({ actions: copying, canMark: false });
    expect(within(row).getByRole('button', { name: 'Copy answer' })).toBeVisible();
    for (const name of ['Export', 'Save', 'Helpful', 'Not helpful'])
      expect(within(row).queryByRole('button', { name })).toBeNull();
  });

  it('copies what is said on a passage from the drawer', async () => {
    const { user, actions } = await show();
    const [chip] = await screen.findAllByRole('button', { name: /^Source 1: Rate capability/ });
    if (!chip) throw new Error('There is a chip.');
    await user.click(chip);
    await user.click(await screen.findByRole('button', { name: 'Copy sentence with source' }));
    expect(await screen.findByText('Copied with its source.')).toBeVisible();
    expect(actions.asked).toEqual([expect.stringMatching(/^copy note:lfp-rate \d+$/)]);
  });
});

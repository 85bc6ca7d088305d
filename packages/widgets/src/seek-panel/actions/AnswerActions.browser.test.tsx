import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Answered, type AnsweredProps, createRecordedActions } from './testing.tsx';

afterEach(cleanup);

async function show(props: Partial<AnsweredProps> = {}) {
  const user = userEvent.setup();
  const actions = createRecordedActions();
  render(<Answered actions={actions} {...props} />);
  const row = await screen.findByRole('group', { name: 'Use this answer' });
  return { user, actions, row };
}

async function choose(user: ReturnType<typeof userEvent.setup>, button: RegExp | string, line: string) {
  await user.click(screen.getByRole('button', { name: button }));
  await user.click(await screen.findByRole('menuitem', { name: line }));
}

describe('dialogs of an answer', () => {
  it('asks why an answer did not help, and keeps reason and words', async () => {
    const { user, actions, row } = await show();
    await user.click(within(row).getByRole('button', { name: 'Not helpful' }));
    const dialog = await screen.findByRole('dialog', { name: 'What was wrong?' });
    await user.click(within(dialog).getByRole('radio', { name: 'A figure is wrong' }));
    await user.type(within(dialog).getByRole('textbox', { name: /In your words/ }), 'It is 170.');
    await user.click(within(dialog).getByRole('button', { name: /^Send/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(actions.asked).toEqual(['rate down wrong_figure It is 170.']);
    expect(within(row).getByRole('button', { name: 'Not helpful' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('compares two versions sentence by sentence, by keyboard, and says each difference', async () => {
    const { user } = await show({ version: 2 });
    await choose(user, 'More for this answer', 'Compare versions');
    const dialog = await screen.findByRole('dialog', { name: 'Two versions of the answer' });
    expect(await within(dialog).findByText('2 differences')).toBeVisible();
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
    within(dialog).getByRole('button', { name: 'Next difference' }).focus();
    await user.keyboard('{Enter}');
    expect(within(dialog).getByRole('status')).toHaveTextContent(
      'Difference 1 of 2, Gone: A sentence that was there before.',
    );
    await user.keyboard('{Enter}');
    expect(within(dialog).getByRole('status')).toHaveTextContent('Difference 2 of 2, Added: A sentence that is new.');
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Right' }), '1');
    expect(within(dialog).getByRole('status')).toHaveTextContent('Both say the same.');
  });
});

import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { showInWork } from '../sample-page.test-support.tsx';
import { SuggestionCard } from './SuggestionCard.tsx';
import type { Suggestion } from './talk.source.ts';

afterEach(cleanup);

const suggestion: Suggestion = {
  id: 'first',
  author: { person: 'ann', name: 'Ann' },
  origin: 'person',
  reason: null,
  operations: [{ op: 'add', id: 'pump', type: 'part', parent: null, fields: { name: 'New part', mass: 2 } }],
  at: '2026-12-01T00:00:00Z',
  state: 'open',
  decided_at: null,
  decided_by: null,
};

const show = (shown: Suggestion, heard: unknown[] = [], role: 'comment' | 'edit' = 'comment') =>
  showInWork(<SuggestionCard suggestion={shown} person="ann" />, {
    operations: [],
    role,
    talk: {
      suggest: async (next) => void heard.push(next.operations),
      decide: async (id, isAccepted) => {
        heard.push([id, isAccepted]);
        return true;
      },
    },
  });

it('whoever suggested a record says its words anew: another suggestion takes the place of the first', async () => {
  const heard: unknown[] = [];
  await show(suggestion, heard);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  const name = screen.getByRole('textbox', { name: 'name' });
  await user.clear(name);
  expect(screen.getByRole('button', { name: 'Suggest' }).getAttribute('aria-disabled')).toBe('true');
  await user.type(name, 'Gear pump');
  await user.click(screen.getByRole('button', { name: 'Suggest' }));
  await screen.findByRole('button', { name: 'Change' });
  const [first] = suggestion.operations;
  expect(heard).toEqual([[{ ...first, fields: { name: 'Gear pump', mass: 2 } }], ['first', false]]);
});

it('what others suggested, or what does more than to bring a record, is answered as it is', async () => {
  await show({ ...suggestion, author: { person: 'bob', name: 'Bob' } }, [], 'edit');
  expect(screen.getByRole('button', { name: 'Accept' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  cleanup();
  await show({ ...suggestion, operations: [...suggestion.operations, ...suggestion.operations] });
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
});

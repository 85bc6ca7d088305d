import { CallError } from '@assay/client';
import { type ActivityState, type ActivityType, activityTypes } from '@assay/domain';
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Awards } from './Awards.tsx';
import type { AwardsSource } from './awards.source.ts';
import { editionsMessages } from './messages.ts';

beforeEach(() => sessionStorage.clear());

async function show(
  first: Partial<Record<ActivityType, ActivityState>> = {},
  { isPaid = false, change = {} }: { isPaid?: boolean; change?: Partial<AwardsSource> } = {},
) {
  const states = new Map<ActivityType, ActivityState>(activityTypes.map((type) => [type, first[type] ?? 'open']));
  const notes: string[] = [];
  let received = 0;
  const source: AwardsSource = {
    awards: async () => [...states].map(([type, state]) => ({ type, state, days: 7 })),
    inviteLink: async () => 'https://assay.example/home?invite=abcdefgh',
    sendFeedback: async () => void states.set('inviteFeedback', 'ready'),
    async receive(type) {
      if (states.get(type) !== 'ready') throw new CallError({ code: 409, status: 409, message: 'Done already.' });
      states.set(type, 'received');
      return 21;
    },
    ...change,
  };
  const translator = createTranslator({ locale: 'en' });
  await translator.load(editionsMessages);
  render(
    <TranslatorProvider translator={translator}>
      <Awards
        source={source}
        isPaid={isPaid}
        notify={({ title }) => notes.push(title)}
        onReceived={() => (received += 1)}
      />
    </TranslatorProvider>,
  );
  await screen.findByRole('heading', { name: 'Earn days of trial' });
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Reading your awards' })).toBeNull());
  return { notes, received: () => received, user: userEvent.setup() };
}

describe('<Awards />', () => {
  it('A11: feedback earns days, which are received once', async () => {
    const { notes, received, user } = await show();
    const send = screen.getByRole('button', { name: /^Send/ });
    expect(send).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByLabelText(/score/i), '9');
    await user.type(screen.getByLabelText(/think/i), 'Easy to check.');
    await user.click(send);
    await user.click(await screen.findByRole('button', { name: /^Receive 7 days/ }));
    await waitFor(() => expect(notes).toEqual(['Received. Your trial lasts 21 more days.']));
    expect(received()).toBe(1);
    expect(await screen.findByText('Received')).toBeVisible();
  });

  it('says why the awards could not be read, and reads them again', async () => {
    let tries = 0;
    const { user } = await show(
      {},
      {
        change: {
          async awards() {
            tries += 1;
            if (tries === 1) throw new Error('The service could not be reached.');
            return [{ type: 'inviteFeedback', state: 'received', days: 7 }];
          },
        },
      },
    );
    expect(await screen.findByText('The service could not be reached.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Received')).toBeVisible();
  });

  it('A11: shows the address to invite with', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Show my invitation link' }));
    expect(await screen.findByRole('textbox', { name: /invitation link/i })).toHaveValue(
      'https://assay.example/home?invite=abcdefgh',
    );
  });

  it('A11: with a paid edition the awards wait', async () => {
    await show({ inviteFeedback: 'ready' }, { isPaid: true });
    expect(screen.queryByRole('button', { name: /^Receive/ })).toBeNull();
    expect(screen.getByText(/wait until/)).toBeVisible();
  });
});

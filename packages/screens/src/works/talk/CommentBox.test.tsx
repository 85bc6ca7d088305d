import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type WorkPanel, WorkPanelContext } from '../panel/WorkPanelContext.ts';
import { CommentBox, type WrittenComment } from './CommentBox.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const readers = [
  { id: 'p1', name: 'Mira Meier', email: 'mira@example.com' },
  { id: 'p2', name: 'Mirko Maas' },
];

function show({ isGuest = false, send = async () => {} } = {}) {
  const sent: WrittenComment[] = [];
  const asked: string[] = [];
  const talk: Partial<WorkPanel['talk']> = {
    async readers(words) {
      asked.push(words);
      return readers.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()));
    },
  };
  const panel = { key: 'w', talk } as WorkPanel;
  const box = (
    <TranslatorProvider translator={createTranslator({ locale: 'en' })}>
      <QueryClientProvider client={new QueryClient()}>
        <WorkPanelContext value={panel}>
          <Suspense>
            <CommentBox
              draft="comment.w"
              label="Write a comment"
              submitLabel="Send"
              isGuest={isGuest}
              onSubmit={async (written) => {
                await send();
                sent.push(written);
              }}
            />
          </Suspense>
        </WorkPanelContext>
      </QueryClientProvider>
    </TranslatorProvider>
  );
  const { unmount } = render(box);
  return { user: userEvent.setup(), sent, asked, unmount };
}

const field = () => screen.findByLabelText('Write a comment');

describe('<CommentBox />', () => {
  it('calls somebody by keys: the choice is marked, taken by Enter, and sent with the comment', async () => {
    const { user, sent } = show();
    await user.type(await field(), 'Please look, @mi');
    const options = await screen.findAllByRole('option');
    expect(options.map((each) => each.textContent)).toEqual(['Mira Meiermira@example.com', 'Mirko Maas']);
    const box = screen.getByRole('textbox');
    expect(box).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    expect(box).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await user.keyboard('{ArrowDown}');
    expect(box).toHaveAttribute('aria-activedescendant', options[1]?.id);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await field()).toHaveValue('Please look, @Mira Meier ');
    expect(await field()).toHaveFocus();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(await field()).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('thanks{Control>}{Enter}{/Control}');
    await expect.poll(() => sent).toEqual([{ text: 'Please look, @Mira Meier thanks', mentions: ['p1'] }]);
    expect(await field()).toHaveValue('');
  });

  it('calls nobody who was taken out of the text again, and nobody by a name that was only typed', async () => {
    const { user, sent } = show();
    await user.type(await field(), '@mirk');
    await user.click(await screen.findByRole('option', { name: /Mirko/ }));
    await user.clear(await field());
    await user.type(await field(), 'To @Mira Meier{Escape}{Control>}{Enter}{/Control}');
    await expect.poll(() => sent).toEqual([{ text: 'To @Mira Meier' }]);
  });

  it('closes with Escape and leaves what is typed; an address of mail asks for nobody', async () => {
    const { user, asked } = show();
    await user.type(await field(), 'Hi @mir');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(await field()).toHaveValue('Hi @mir');
    await user.clear(await field());
    asked.length = 0;
    await user.type(await field(), 'mira@example.com');
    expect(asked).toEqual([]);
  });

  it('keeps whom a draft calls until it is sent, also past a refusal and a page that is loaded anew', async () => {
    const first = show({
      send: async () => {
        throw new Error('The line is cut.');
      },
    });
    await first.user.type(await field(), '@mira');
    await first.user.click(await screen.findByRole('option'));
    await first.user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('The line is cut.')).toBeVisible();
    first.unmount();
    const second = show();
    expect(await field()).toHaveValue('@Mira Meier ');
    await second.user.click(screen.getByRole('button', { name: 'Send' }));
    await expect.poll(() => second.sent).toEqual([{ text: '@Mira Meier', mentions: ['p1'] }]);
  });

  it('lets a guest call nobody', async () => {
    const { user, asked, sent } = show({ isGuest: true });
    await user.type(await screen.findByLabelText(/^Your name/), 'Prof. Guest');
    await user.type(await field(), 'Hi @mira');
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await expect.poll(() => sent).toEqual([{ text: 'Hi @mira', guestName: 'Prof. Guest' }]);
  });

  it('sends nothing of a guest who has not said who they are, and keeps what they wrote', async () => {
    const { user, sent } = show({ isGuest: true });
    await user.type(await screen.findByPlaceholderText('Write a comment'), 'Have you tried graphite?');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toEqual([]);
    const name = screen.getByLabelText('Your name');
    expect(document.activeElement).toBe(name);
    expect(name).toHaveAccessibleDescription(/Say who you are/);
    await user.keyboard('Prof. Guest');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toEqual([{ text: 'Have you tried graphite?', guestName: 'Prof. Guest' }]);
  });
});

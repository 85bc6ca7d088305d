import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Home } from './Home.tsx';
import type { HomeSource } from './home.source.ts';

const never = () => new Promise<never>(() => undefined);

interface Shown {
  source?: Partial<HomeSource>;
  visitor?: ComponentProps<typeof Home>['visitor'];
  isIncognito?: boolean;
  given?: ComponentProps<typeof Home>['given'];
  /** Settles when the page of the question stands. */
  arrival?: Promise<void>;
}

async function show({ source: change = {}, visitor = 'member', isIncognito = false, given, arrival }: Shown = {}) {
  const calls: string[] = [];
  const source: HomeSource = {
    ask: async (input, scope, isIncognito) => {
      calls.push(`ask ${input} ${JSON.stringify(scope)} ${isIncognito}`);
      return 'p1';
    },
    suggest: async () => [],
    recommended: async () => ['What is the bandgap of 4H-SiC?'],
    cards: async () => [],
    recent: async () => ({ items: [], mentions: [], questions: [] }),
    choose: async ({ id }) => void calls.push(`choose ${id}`),
    shortLink: async (home, { text, scope }) => {
      calls.push(`link ${home} ${text} ${JSON.stringify(scope)}`);
      return 'https://assay.example/home?short=abcdefgh';
    },
    ...change,
  };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const translator = createTranslator({ locale: 'en' });
  const view = (who: typeof visitor) => (
    <TranslatorProvider translator={translator}>
      <QueryClientProvider client={queries}>
        <Suspense>
          <Home
            source={source}
            home="RD"
            visitor={who}
            isIncognito={isIncognito}
            {...(given ? { given } : {})}
            onLeaveIncognito={() => calls.push('leave')}
            onSignInNeeded={() => calls.push('sign in')}
            onWriting={() => calls.push('writing')}
            onAsked={(id) => {
              calls.push(`asked ${id}`);
              return arrival;
            }}
          />
        </Suspense>
      </QueryClientProvider>
    </TranslatorProvider>
  );
  const { rerender } = render(view(visitor));
  const box = await screen.findByRole('textbox', { name: 'Question' });
  return { calls, box, become: (who: typeof visitor) => rerender(view(who)) };
}

describe('<Home />', () => {
  beforeEach(() => sessionStorage.clear());

  it('is focused on arrival and asks before anything else has loaded', async () => {
    const user = userEvent.setup();
    const { box, calls } = await show({ source: { recommended: never, cards: never, recent: never } });
    expect(box).toHaveFocus();
    await user.type(box, 'What is the bandgap of GaN?{Enter}');
    expect(calls).toEqual(['writing', 'ask What is the bandgap of GaN? {} false', 'asked p1']);
  });

  it('E1: keeps the words of a question in their box until its page stands', async () => {
    const user = userEvent.setup();
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { box, calls } = await show({ arrival });
    await user.type(box, 'What is the bandgap of GaN?{Enter}');
    await waitFor(() => expect(calls).toContain('asked p1'));
    expect(box).toHaveValue('What is the bandgap of GaN?');
    // Asked once, however often it is pressed meanwhile.
    await user.type(box, '{Enter}');
    expect(calls.filter((call) => call.startsWith('ask '))).toHaveLength(1);
    arrive();
    await waitFor(() => expect(box).toHaveValue(''));
    expect(sessionStorage.getItem('assay.draft.home')).toBeNull();
  });

  it('says once that somebody writes, so that the page of the answer can be fetched', async () => {
    const user = userEvent.setup();
    const { box, calls } = await show();
    expect(calls).toEqual([]);
    await user.type(box, 'Half a question');
    expect(calls).toEqual(['writing']);
  });

  it('keeps a question asked before the session is known, and asks it then', async () => {
    const user = userEvent.setup();
    const { box, calls, become } = await show({ visitor: 'unknown' });
    await user.type(box, 'Early{Enter}');
    expect(calls).toEqual(['writing']);
    become('member');
    await screen.findByRole('button', { name: /^Ask/ });
    expect(calls).toEqual(['writing', 'ask Early {} false', 'asked p1']);
  });

  it('sends a guest to sign in and keeps the question', async () => {
    const user = userEvent.setup();
    const { box, calls } = await show({ visitor: 'guest' });
    await user.type(box, 'Mine{Enter}');
    expect(calls).toContain('sign in');
    expect(box).toHaveValue('Mine');
  });

  it('tells a viewer who asks why nothing is asked, and keeps the question', async () => {
    const user = userEvent.setup();
    const { box, calls } = await show({ visitor: 'viewer' });
    await user.type(box, 'What is the bandgap of GaN?{Enter}');
    expect(box).toHaveAccessibleDescription(expect.stringMatching(/Your role reads answers/));
    expect(box).toBeInvalid();
    expect(box).toHaveValue('What is the bandgap of GaN?');
    expect(calls).toEqual(['writing']);
  });

  it('keeps the question when it is not taken, and says why', async () => {
    const user = userEvent.setup();
    const { box } = await show({ source: { ask: () => Promise.reject(new Error('The limit is reached.')) } });
    await user.type(box, 'Again{Enter}');
    expect(await screen.findByText(/It is kept here\. The limit is reached\./)).toBeVisible();
    expect(box).toHaveValue('Again');
  });

  it('X2: what was typed is there after a reload', async () => {
    const user = userEvent.setup();
    const { box } = await show();
    await user.type(box, 'Half a question');
    expect(sessionStorage.getItem('assay.draft.home')).toBe('Half a question');
  });

  it('E10: suggestions take the place of the recommendations while typing, and none hide the chips', async () => {
    const user = userEvent.setup();
    const { box } = await show({ source: { suggest: async () => ['lithium plating'] } });
    expect(await screen.findByRole('button', { name: 'What is the bandgap of 4H-SiC?' })).toBeVisible();
    await user.type(box, 'lithium');
    await user.click(await screen.findByRole('button', { name: 'lithium plating' }));
    expect(box).toHaveValue('lithium plating');
  });

  it('names no tasks and no questions where there are none', async () => {
    await show({ source: { recommended: async () => [] } });
    expect(await screen.findByText('What you ask appears here.')).toBeVisible();
    expect(screen.queryByText('Recommended')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Start a task' })).toBeNull();
  });

  it('V3: agents that are begun incognito are begun so', async () => {
    const agent = { id: 'a', title: 'Find solutions', text: '', icon: 'puzzle', link: '/ai/agent-flow/solver' };
    await show({ isIncognito: true, source: { cards: async () => [agent] } });
    expect(await screen.findByRole('link', { name: /Find solutions/ })).toHaveAttribute(
      'href',
      '/ai/agent-flow/solver?incognito=1',
    );
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  });

  it('W3: remembers the card that was chosen, unless incognito', async () => {
    const user = userEvent.setup();
    const cards = async () => [
      { id: 'rd.ask_cause', title: 'Find a cause', text: '', icon: 'chat', link: '/rd', input: 'Why?' },
    ];
    const { box, calls } = await show({ source: { cards } });
    await user.click(await screen.findByRole('link', { name: /Find a cause/ }));
    expect(box).toHaveValue('Why?');
    expect(calls).toEqual(['choose rd.ask_cause', 'writing']);
    cleanup();
    const hidden = await show({ source: { cards }, isIncognito: true });
    await user.click(await screen.findByRole('link', { name: /Find a cause/ }));
    expect(hidden.calls).toEqual(['writing']);
  });

  it('D16: copies a short link to the question, which opens with its scope', async () => {
    const user = userEvent.setup();
    const given = { text: 'anode binders', scope: { sourceTypes: ['patent' as const] } };
    const { box, calls } = await show({ given });
    await waitFor(() => expect(box).toHaveValue('anode binders'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('https://assay.example/home?short=abcdefgh');
    await user.click(box);
    await user.keyboard('{Enter}');
    expect(calls).toEqual([
      'writing',
      'link RD anode binders {"sourceTypes":["patent"]}',
      'ask anode binders {"sourceTypes":["patent"]} false',
      'asked p1',
    ]);
  });

  it('D16: says that a link could not be made', async () => {
    const user = userEvent.setup();
    const { box } = await show({ source: { shortLink: () => Promise.reject(new Error('away')) } });
    await user.type(box, 'binders');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByRole('button', { name: 'The link was not made. Try again' })).toBeVisible();
  });

  it('Z9, D14: failing cards and recommendations leave a page that works', async () => {
    const { box } = await show({
      source: { recommended: () => Promise.reject(new Error('x')), cards: () => Promise.reject(new Error('x')) },
    });
    expect(box).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Start a task' })).toBeNull();
  });

  it('passes on what is searched', async () => {
    const user = userEvent.setup();
    const { box, calls } = await show();
    await user.click(screen.getByRole('button', { name: 'Sources: All sources' }));
    await user.click(screen.getByRole('checkbox', { name: 'Patents' }));
    await user.keyboard('{Escape}');
    await user.type(box, 'Q{Enter}');
    expect(calls).toContain('ask Q {"sourceTypes":["patent"]} false');
  });
});

it('tells of a run that waits for the person, above what was done last', async () => {
  const at = new Date().toISOString();
  await show({
    source: {
      recent: async () => ({
        items: [{ id: 'i', source: 'seek', title: 'An older question', link: '/search/i', at }],
        mentions: [],
        questions: [{ id: 'q', work: 'A lighter pump housing', at, link: '/result/w' }],
      }),
    },
  });
  const waiting = await screen.findByRole('link', { name: /A lighter pump housing waits for your answer/ });
  expect(waiting.getAttribute('href')).toBe('/result/w');
  const older = screen.getByRole('link', { name: /An older question/ });
  expect(waiting.compareDocumentPosition(older)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

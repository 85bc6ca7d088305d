import { createClient } from '@assay/client';
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import type { Account } from '@assay/screens/account';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Site, SiteContext } from '../site-context.ts';
import { Screen } from './home.tsx';

const account = { homepageType: 'RD', role: 'member' } as Account;

/** The screen of a member at an address of the site, drawn again when the address has changed. */
async function drawn(path: string) {
  const went: string[] = [];
  const site = {
    client: createClient({
      baseUrl: 'http://localhost/api',
      service: 'assay',
      locale: 'en',
      fetch: () => new Promise<never>(() => undefined),
    }),
    session: { account, isDevelopment: false, streamTimeoutSeconds: 30 },
    epoch: 0,
    locale: 'en',
    go: (address: string) => went.push(address),
    askToSignIn: () => undefined,
  } as unknown as Site;
  const translator = createTranslator({ locale: 'en' });
  const view = () => (
    <TranslatorProvider translator={translator}>
      <SiteContext value={site}>
        <Suspense>
          <Screen params={{}} search="" />
        </Suspense>
      </SiteContext>
    </TranslatorProvider>
  );
  history.replaceState(null, '', path);
  const { rerender } = render(view());
  await screen.findByRole('textbox');
  return {
    went,
    at: async (next: string) => {
      history.replaceState(null, '', next);
      await act(async () => rerender(view()));
    },
  };
}

afterEach(() => history.replaceState(null, '', '/'));

describe('the home screen', () => {
  it('takes a member on /home to the saved home', async () => {
    const { went } = await drawn('/home');
    await waitFor(() => expect(went).toEqual(['/rd']));
  });

  it('stays where the person went when it is drawn again while the next page loads', async () => {
    const { went, at } = await drawn('/rd');
    await at('/page/f65c68b7-bd4d-40b3-b3a0-cc811374ff47');
    expect(went).toEqual([]);
  });
});

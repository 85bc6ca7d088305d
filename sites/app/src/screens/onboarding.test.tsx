import type { Client } from '@assay/client';
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { type Site, SiteContext } from '../site-context.ts';
import { Screen } from './onboarding.tsx';

/** Where a person goes who has answered, by the address that brought them. */
async function endedAt(redirect: string): Promise<string[]> {
  const went: string[] = [];
  const site = {
    client: { call: () => Promise.resolve({ company_name: '' }) } as unknown as Client,
    sessions: { refresh: () => Promise.resolve() },
    locale: 'en',
    go: (address: string) => went.push(address),
  } as unknown as Site;
  const query = new URLSearchParams({ industry: 'batteries', role: 'researcher', redirect });
  const { unmount } = render(
    <TranslatorProvider translator={createTranslator({ locale: 'en' })}>
      <SiteContext value={site}>
        <Suspense>
          <Screen params={{}} search={`?${query.toString()}`} />
        </Suspense>
      </SiteContext>
    </TranslatorProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Begin' }));
  await waitFor(() => expect(went).not.toEqual([]));
  unmount();
  return went;
}

describe('the onboarding screen', () => {
  it('ends where the person was going', async () => {
    expect(await endedAt('/history?x=1')).toEqual(['/history?x=1']);
  });

  it.each(['https://evil.example/', '//evil.example/', '/\\evil.example/', '/.//evil.example/', 'javascript:alert(1)'])(
    'P86: ends at home where its address names another site: %s',
    async (redirect) => {
      expect(await endedAt(redirect)).toEqual(['/home']);
    },
  );
});

import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { onboardingMessages } from './messages.ts';
import { Onboarding } from './Onboarding.tsx';
import type { OnboardingSource } from './onboarding.source.ts';

async function open(submit: OnboardingSource['submit'], known: { industry?: 'metals' } = {}) {
  const translator = createTranslator({ locale: 'en' });
  await translator.load(onboardingMessages);
  const onDone = vi.fn();
  render(
    <TranslatorProvider translator={translator}>
      <Suspense>
        <Onboarding source={{ submit }} onDone={onDone} {...known} />
      </Suspense>
    </TranslatorProvider>,
  );
  return onDone;
}

describe('<Onboarding />', () => {
  it('A4: sends one industry and one role', async () => {
    const submit = vi.fn(async () => undefined);
    const onDone = await open(submit);
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    expect(screen.getByText('Choose an industry and a role.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Batteries' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Metals' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Patent engineer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    expect(submit).toHaveBeenCalledExactlyOnceWith({ industry: 'metals', role: 'patent_engineer' });
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('A5: begins with what is known, and keeps the answers when they cannot be saved', async () => {
    const onDone = await open(() => Promise.reject(new Error('offline')), { industry: 'metals' });
    await userEvent.click(screen.getByRole('radio', { name: 'Researcher' }));
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    expect(await screen.findByText(/could not be saved/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Metals' })).toBeChecked();
    expect(onDone).not.toHaveBeenCalled();
  });
});

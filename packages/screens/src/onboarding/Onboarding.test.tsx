import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { companyAutocompleteMessages } from '@assay/widgets/company-autocomplete';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { onboardingMessages } from './messages.ts';
import { Onboarding } from './Onboarding.tsx';
import type { OnboardingSource } from './onboarding.source.ts';

async function open(
  submit: OnboardingSource['submit'],
  known: { industry?: 'metals' } = {},
  change: Partial<OnboardingSource> = {},
) {
  const translator = createTranslator({ locale: 'en' });
  await translator.load(onboardingMessages, companyAutocompleteMessages);
  const source = { submit, company: async () => '', companies: async () => [], ...change };
  const onDone = vi.fn();
  render(
    <TranslatorProvider translator={translator}>
      <Suspense>
        <Onboarding source={source} onDone={onDone} {...known} />
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

  it('A3, C13: offers the company that is known, and sends another one that is chosen', async () => {
    const submit = vi.fn(async () => undefined);
    const companies: OnboardingSource['companies'] = async () => [
      {
        id: 'c-1',
        label: 'Northfield Thermal',
        name: 'Northfield Thermal GmbH',
        country: 'DE',
        organizationType: 'Company',
        foundedYear: '1998',
        location: 'Munich, Germany',
        employeeStr: '50-100',
      },
    ];
    await open(submit, { industry: 'metals' }, { company: async () => 'Acme Cells', companies });
    const field = screen.getByRole('combobox', { name: /^Company/ });
    await waitFor(() => expect(field).toHaveValue('Acme Cells'));
    await userEvent.click(screen.getByRole('radio', { name: 'Researcher' }));
    await userEvent.clear(field);
    await userEvent.type(field, 'northf');
    await userEvent.click(await screen.findByRole('option', { name: /Northfield Thermal/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    expect(submit).toHaveBeenCalledExactlyOnceWith({
      industry: 'metals',
      role: 'researcher',
      company: 'Northfield Thermal',
    });
  });

  it('asks for no more than the call takes, and begins without a company that cannot be read', async () => {
    const submit = vi.fn(async () => undefined);
    await open(submit, { industry: 'metals' }, { company: () => Promise.reject(new Error('offline')) });
    await userEvent.click(screen.getByRole('radio', { name: 'Researcher' }));
    const field = screen.getByRole('combobox', { name: /^Company/ });
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(257));
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    expect(field).toHaveFocus();
    expect(screen.getByText('Use at most 256 characters')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    expect(submit).toHaveBeenCalledExactlyOnceWith({ industry: 'metals', role: 'researcher' });
  });
});

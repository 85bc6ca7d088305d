import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import type { EndedSession, FactorDemand } from './account.types.ts';
import { SecondStepError } from './entrance.source.ts';
import type { EntranceSource } from './entrance.types.ts';
import { PasskeyError } from './passkey-browser.ts';
import { SignInPage } from './SignIn.tsx';
import { codeProblem, digitsOf, emailProblem, maskedPhone, phoneProblem } from './sign-in.rules.ts';
import { recordedEntrance } from './testing.ts';

async function show(change: Partial<EntranceSource> = {}, demand?: FactorDemand, ended?: EndedSession) {
  const calls: string[] = [];
  const source = recordedEntrance(calls, change);
  render(
    <TranslatorProvider translator={createTranslator({ locale: 'en' })}>
      <Suspense>
        <SignInPage source={source} demand={demand} ended={ended} onSignedIn={() => calls.push('signed in')} />
      </Suspense>
    </TranslatorProvider>,
  );
  await screen.findByRole('heading', { name: demand ? 'Set up a second factor' : 'Sign in to Assay' });
  return calls;
}

const submit = () => screen.getAllByRole('button', { name: /^Sign in ?(Signing in)?$/ })[0] as HTMLElement;

describe('<SignInPage />', () => {
  it('moves the focus to the first field that needs it', async () => {
    const user = userEvent.setup();
    const calls = await show();
    await user.click(submit());
    expect(screen.getByRole('textbox', { name: /Email/ })).toHaveFocus();
    expect(screen.getByText('Enter your email address')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('A10: asks for the second factor that the organisation demands, before anything else', async () => {
    const user = userEvent.setup();
    const calls = await show({}, { tenantId: 't1', tenants: [{ id: 't1', name: 'Acme Cells' }] });
    expect(screen.getByText(/^Acme Cells demands it of everybody/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Email/ })).toBeNull();
    await user.click(await screen.findByRole('button', { name: /^Turn on/ }));
    await user.type(await screen.findByLabelText(/^Code of the app/), '123456{Enter}');
    expect(await screen.findByText('AAAAAA-BBBBBB-CCCCCC-DDDDDD')).toBeVisible();
    expect(calls).toEqual(['confirm factor 123456']);
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(calls).toEqual(['confirm factor 123456', 'signed in']);
  });

  it('P18: asks whoever has a passkey to use it, and offers no other factor', async () => {
    const user = userEvent.setup();
    const calls: string[] = await show(
      {
        demandedFactor: async () => ({
          canUsePasskeys: true,
          hasPasskey: async () => true,
          addPasskey: () => Promise.reject(new Error('not asked for')),
          proveWithPasskey: async () => undefined,
          beginFactor: () => Promise.reject(new Error('not asked for')),
          confirmFactor: () => Promise.reject(new Error('not asked for')),
        }),
      },
      { tenantId: 't1', tenants: [{ id: 't1', name: 'Acme Cells' }] },
    );
    await user.click(await screen.findByRole('button', { name: /^Use your passkey/ }));
    expect(screen.queryByRole('button', { name: /^Turn on/ })).toBeNull();
    await expect.poll(() => calls).toEqual(['signed in']);
  });

  it.each([
    [{ limit: 'idle', minutes: 15 }, 'Your organisation ends sessions after 15 minutes without use.'],
    [{ limit: 'age', minutes: 480 }, 'Your organisation ends sessions 8 hours after the sign-in.'],
  ] as const)('P22: says by which limit a session ended: %j', async (ended, words) => {
    await show({}, undefined, ended);
    expect(screen.getByText('Your session has ended')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  });

  it('A10: lets somebody act in another organisation instead, or leave', async () => {
    const user = userEvent.setup();
    const tenants = [
      { id: 't1', name: 'Acme Cells' },
      { id: 't2', name: 'Own Lab' },
    ];
    const calls = await show(
      { signOut: () => Promise.reject(new Error('The service is busy.')) },
      { tenantId: 't1', tenants },
    );
    await user.click(await screen.findByRole('button', { name: /^Sign out/ }));
    expect(await screen.findByText('The service is busy.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Acme Cells/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Act in Own Lab instead/ }));
    await expect.poll(() => calls).toEqual(['switch t2', 'signed in']);
  });

  it('signs in with a password', async () => {
    const user = userEvent.setup();
    const calls = await show();
    await user.type(screen.getByRole('textbox', { name: /Email/ }), ' mei@example.org ');
    await user.type(document.querySelector('input[name="password"]') as HTMLElement, 'p w{Enter}');
    expect(calls).toEqual(['password mei@example.org p w', 'signed in']);
  });

  it('keeps what was typed when the service refuses, and says why', async () => {
    const user = userEvent.setup();
    await show({ signInWithPassword: () => Promise.reject(new Error('The account and the password do not match.')) });
    await user.type(screen.getByRole('textbox', { name: /Email/ }), 'mei@example.org');
    await user.type(document.querySelector('input[name="password"]') as HTMLElement, 'wrong{Enter}');
    expect(await screen.findByText('The account and the password do not match.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('mei@example.org');
  });

  it('P17: signs in with a passkey, and says so when the browser gave none', async () => {
    const user = userEvent.setup();
    let isWilling = false;
    const calls = await show({
      canUsePasskeys: true,
      async signInWithPasskey() {
        if (!isWilling) throw new PasskeyError('cancelled', undefined);
      },
    });
    const button = screen.getByRole('button', { name: /^Sign in with a passkey/ });
    await user.click(button);
    expect(await screen.findByText('No passkey was used. Try again, or choose another way.')).toBeVisible();
    isWilling = true;
    await user.click(button);
    expect(calls).toEqual(['signed in']);
  });

  it('P17: has the browser offer passkeys while the form is open, and again after another try', async () => {
    const user = userEvent.setup();
    const offers: AbortSignal[] = [];
    let choose: (isIn: boolean) => void = () => undefined;
    const calls = await show({
      canUsePasskeys: true,
      offerPasskeys(signal) {
        offers.push(signal);
        return new Promise((resolve) => {
          choose = resolve;
        });
      },
      signInWithPasskey: () => Promise.reject(new PasskeyError('cancelled', undefined)),
    });
    await user.click(screen.getByRole('button', { name: /^Sign in with a passkey/ }));
    await user.click(screen.getByText('Phone code'));
    expect(offers.map(({ aborted }) => aborted)).toEqual([true, true]);
    await user.click(screen.getByRole('radio', { name: 'Password' }));
    expect(offers.at(-1)?.aborted).toBe(false);
    choose(true);
    await expect.poll(() => calls).toEqual(['signed in']);
  });

  it('offers no passkey where the browser or the address has none', async () => {
    await show();
    expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
  });

  it('offers the accounts of a development install as ways in', async () => {
    const user = userEvent.setup();
    const calls = await show();
    await user.click(await screen.findByRole('button', { name: /^Mei Enterprise/ }));
    expect(calls).toEqual(['password enterprise@demo.assay secret', 'signed in']);
  });

  it('sends a code to a checked number only, and waits before another', async () => {
    const user = userEvent.setup();
    const calls = await show();
    await user.click(screen.getByText('Phone code'));
    const phone = screen.getByRole('textbox', { name: /Phone number/ });
    await user.type(phone, '138-0000');
    await user.click(screen.getByRole('button', { name: /^Send code/ }));
    expect(screen.getByText('Enter 11 digits, starting with 1')).toBeVisible();
    expect(phone).toHaveFocus();
    await user.type(phone, '0412');
    expect(phone).toHaveValue('13800000412');
    await user.click(screen.getByRole('button', { name: /^Send code/ }));
    expect(await screen.findByText('This installation sends no SMS. Its code is 135790.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Resend in \d+ s/ })).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByRole('textbox', { name: /Verification code/ }), '135790{Enter}');
    expect(calls).toEqual(['send 13800000412', 'code 13800000412 135790', 'signed in']);
  });
});

describe('the second step', () => {
  const second = () => Promise.reject(new SecondStepError());

  it('A8: asks for the code after the password, and signs in with it', async () => {
    const user = userEvent.setup();
    const calls = await show({ signInWithPassword: second });
    await user.type(screen.getByRole('textbox', { name: /Email/ }), 'mei@example.org');
    await user.type(document.querySelector('input[name="password"]') as HTMLElement, 'p w{Enter}');
    const code = await screen.findByRole('textbox', { name: /^Code/ });
    expect(code).toHaveFocus();
    expect(calls).toEqual([]);
    await user.type(code, '12{Enter}');
    expect(screen.getByText('Enter a code of the app, or a recovery code')).toBeVisible();
    await user.type(code, '3456{Enter}');
    expect(calls).toEqual(['factor 123456', 'signed in']);
  });

  it('A8: says why a code was refused, keeps it, and leads back to the beginning', async () => {
    const user = userEvent.setup();
    const refuse = () => Promise.reject(new Error('The verification code is wrong or timed out.'));
    await show({ signInWithPassword: second, signInWithFactor: refuse });
    await user.type(screen.getByRole('textbox', { name: /Email/ }), 'mei@example.org');
    await user.type(document.querySelector('input[name="password"]') as HTMLElement, 'p w{Enter}');
    await user.type(await screen.findByRole('textbox', { name: /^Code/ }), '123456{Enter}');
    expect(await screen.findByText('The verification code is wrong or timed out.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Code/ })).toHaveValue('123456');
    await user.click(screen.getByRole('button', { name: 'Back to sign-in' }));
    expect(screen.getByRole('textbox', { name: /Email/ })).toBeVisible();
  });

  it('A8: is asked for after a new password too', async () => {
    const user = userEvent.setup();
    const calls = await show({ resetByCode: second });
    await user.click(screen.getByRole('button', { name: 'Forgot password' }));
    await user.click(screen.getByRole('button', { name: 'Use a phone code instead' }));
    await user.type(screen.getByRole('textbox', { name: /Phone number/ }), '13800000412');
    await user.type(screen.getByRole('textbox', { name: /Verification code/ }), '246802');
    await user.type(document.querySelector('input[name="password"]') as HTMLElement, 'a-long-password{Enter}');
    await user.type(await screen.findByRole('textbox', { name: /^Code/ }), '123456{Enter}');
    expect(calls).toEqual(['factor 123456', 'signed in']);
  });
});

describe('a new password by phone', () => {
  it('A8: is set with a code of its own purpose, and signs in', async () => {
    const user = userEvent.setup();
    const calls = await show();
    await user.click(screen.getByRole('button', { name: 'Forgot password' }));
    await user.click(screen.getByRole('button', { name: 'Use a phone code instead' }));
    await user.type(screen.getByRole('textbox', { name: /Phone number/ }), '13800000412');
    await user.click(screen.getByRole('button', { name: /^Send code/ }));
    expect(await screen.findByText('This installation sends no SMS. Its code is 246802.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Verification code/ }), '246802{Enter}');
    const password = document.querySelector('input[name="password"]') as HTMLInputElement;
    expect(screen.getByText('Use at least 8 characters')).toBeVisible();
    expect(password).toHaveFocus();
    await user.type(password, 'a-long-password{Enter}');
    expect(calls).toEqual(['send reset 13800000412', 'reset 13800000412 246802 a-long-password', 'signed in']);
  });

  it('keeps what was typed when the code is wrong', async () => {
    const user = userEvent.setup();
    await show({ resetByCode: () => Promise.reject(new Error('The verification code is wrong or timed out.')) });
    await user.click(screen.getByRole('button', { name: 'Forgot password' }));
    await user.click(screen.getByRole('button', { name: 'Use a phone code instead' }));
    await user.type(screen.getByRole('textbox', { name: /Phone number/ }), '13800000412');
    await user.type(screen.getByRole('textbox', { name: /Verification code/ }), '111111');
    const password = document.querySelector('input[name="password"]') as HTMLInputElement;
    await user.type(password, 'a-long-password{Enter}');
    expect(await screen.findByText('The verification code is wrong or timed out.')).toBeVisible();
    expect([screen.getByRole('textbox', { name: /Phone number/ }), password].map((field) => field)).toEqual([
      expect.objectContaining({ value: '13800000412' }),
      expect.objectContaining({ value: 'a-long-password' }),
    ]);
  });
});

describe('rules', () => {
  it.each([
    ['', 'email'],
    ['mei', 'emailForm'],
    ['mei@example.org', undefined],
    [`${'a'.repeat(320)}@b`, 'emailForm'],
  ])('email %j: %s', (email, problem) => {
    expect(emailProblem(email)).toBe(problem);
  });

  it('section 5: a number has 11 digits and starts with 1, a code has 6', () => {
    expect(phoneProblem('13800000412')).toBeUndefined();
    expect(phoneProblem('23800000412')).toBe('phone');
    expect(codeProblem('12345')).toBe('code');
    expect(codeProblem('123456')).toBeUndefined();
    expect(digitsOf('１３8 00x', 11)).toBe('13800');
    expect(maskedPhone('13800000412')).toBe('138****0412');
  });
});

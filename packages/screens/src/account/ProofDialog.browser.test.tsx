import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type OwnProofSource, WrongCodeError, WrongPasswordError } from './own-proof.source.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { PasskeyError } from './passkey-browser.ts';
import { recordedProof } from './testing.ts';

afterEach(cleanup);

async function show(change: Partial<OwnProofSource> = {}) {
  const calls: string[] = [];
  render(
    <TranslatorProvider translator={createTranslator({ locale: 'en' })}>
      <Suspense>
        <ProofDialog
          source={recordedProof(calls, change)}
          onProved={() => calls.push('proved')}
          onClose={() => calls.push('closed')}
        />
      </Suspense>
    </TranslatorProvider>,
  );
  return { calls, user: userEvent.setup(), dialog: within(await screen.findByRole('dialog')) };
}

describe('<ProofDialog />', () => {
  it('P19: asks for the password, where the focus is, and goes on with the right one', async () => {
    const { calls, user, dialog } = await show({
      async prove({ password }) {
        if (password === 'wrong') throw new WrongPasswordError();
      },
    });
    expect(screen.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
    const field = await dialog.findByLabelText(/^Present password/);
    await expect.poll(() => document.activeElement).toBe(field);
    await user.keyboard('{Enter}');
    expect(dialog.getByText('Enter your password')).toBeVisible();
    await user.type(field, 'wrong{Enter}');
    expect(await dialog.findByText('The present password is wrong.')).toBeVisible();
    expect(field).toHaveValue('wrong');
    await user.clear(field);
    await user.type(field, 'p w{Enter}');
    await expect.poll(() => calls).toEqual(['proved']);
  });

  it('asks for a code of the second factor besides, and says which of the two was wrong', async () => {
    const { calls, user, dialog } = await show({
      asked: async () => ({ needs: 'password', needsFactor: true, hasPasskey: false }),
      async prove({ factorCode }) {
        if (factorCode !== '123456') throw new WrongCodeError('The verification code is wrong or timed out.');
      },
    });
    await user.type(await dialog.findByLabelText(/^Present password/), 'p w');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(dialog.getByText('Enter a code of the app, or a recovery code')).toBeVisible();
    const code = dialog.getByLabelText(/^Code of the second factor/);
    await user.type(code, '000000');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText(/^This code is wrong or was used/)).toBeVisible();
    await user.clear(code);
    await user.type(code, '123456');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect.poll(() => calls).toEqual(['proved']);
  });

  it.each([
    { needs: 'code', sentTo: '139****0002' },
    { needs: 'mail', sentTo: 'nora@example.com' },
  ] as const)('asks an account without a password for a code to $sentTo', async ({ needs, sentTo }) => {
    const { calls, user, dialog } = await show({
      asked: async () => ({ needs, sentTo, needsFactor: false, hasPasskey: false }),
    });
    await user.click(await dialog.findByRole('button', { name: `Send code to ${sentTo}` }));
    expect(await dialog.findByText('Nothing is sent from this installation. The code is 246802.')).toBeVisible();
    await user.type(
      dialog.getByLabelText(`Code sent to ${sentTo}`, { exact: false, selector: 'input' }),
      '246802{Enter}',
    );
    await expect.poll(() => calls).toEqual(['send', 'prove  246802 ', 'proved']);
  });

  it('P19: offers the passkey first, where the focus is, and the password besides', async () => {
    let isWilling = false;
    const { calls, user, dialog } = await show({
      asked: async () => ({ needs: 'password', needsFactor: true, hasPasskey: true }),
      async proveWithPasskey() {
        if (!isWilling) throw new PasskeyError('cancelled', undefined);
      },
    });
    const button = await dialog.findByRole('button', { name: /^Use your passkey/ });
    await expect.poll(() => document.activeElement).toBe(button);
    expect(dialog.getByLabelText(/^Present password/)).toBeVisible();
    await user.click(button);
    expect(await dialog.findByText('No passkey was used. Try again, or choose another way.')).toBeVisible();
    isWilling = true;
    await user.click(button);
    await expect.poll(() => calls).toEqual(['proved']);
  });

  it('asks an account for its passkey that has nothing else to prove itself with', async () => {
    const { calls, user, dialog } = await show({
      asked: async () => ({ needs: 'sign_in', needsFactor: false, hasPasskey: true }),
    });
    await user.click(await dialog.findByRole('button', { name: /^Use your passkey/ }));
    expect(dialog.queryByText('Sign in once more first')).toBeNull();
    await expect.poll(() => calls).toEqual(['passkey', 'proved']);
  });

  it('says when only a new sign-in would do, and is closed', async () => {
    const { calls, user, dialog } = await show({
      asked: async () => ({ needs: 'sign_in', needsFactor: false, hasPasskey: false }),
    });
    expect(await dialog.findByText('Sign in once more first')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Confirm' })).toBeNull();
    for (const close of dialog.getAllByRole('button', { name: 'Not now' })) await user.click(close);
    expect(calls).toEqual(['closed', 'closed']);
  });

  it('says why it cannot be told what to ask for', async () => {
    const { dialog } = await show({ asked: () => Promise.reject(new Error('The service does not answer.')) });
    expect(await dialog.findByText('The service does not answer.')).toBeVisible();
  });
});

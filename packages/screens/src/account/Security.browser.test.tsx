import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Security } from './Security.tsx';
import { LastOwnerError, type SecuritySource, WrongPasswordError } from './security.source.ts';

afterEach(cleanup);

function show(change: Partial<SecuritySource> = {}, phone?: string) {
  const calls: string[] = [];
  const source: SecuritySource = {
    changePassword: async (current, password) => void calls.push(`password ${current} ${password}`),
    async sendCode(mobile, hasPhone) {
      calls.push(`code ${mobile} ${hasPhone}`);
      return { developmentCode: '135790', resendAfter: 60 };
    },
    async bindPhone(mobile, code, hasPhone) {
      calls.push(`bind ${mobile} ${code} ${hasPhone}`);
      return '138****0001';
    },
    download: async () => new Blob(['{}']),
    deleteAccount: async (name, password) => void calls.push(`delete ${name} ${password}`),
    ...change,
  };
  render(
    <TranslatorProvider translator={createTranslator({ locale: 'en' })}>
      <Suspense>
        <Security
          source={source}
          person={{ name: 'Nora New', phone }}
          notify={({ title }) => calls.push(title)}
          onPhone={() => calls.push('phone')}
          onDeleted={() => calls.push('deleted')}
        />
      </Suspense>
    </TranslatorProvider>,
  );
  return calls;
}

describe('<Security />', () => {
  it('A8: changes the password, and keeps what was typed when the present one is wrong', async () => {
    const user = userEvent.setup();
    const calls = show({
      changePassword: async (current) => {
        if (current === 'wrong') throw new WrongPasswordError();
      },
    });
    const current = await screen.findByLabelText(/^Present password/);
    const fresh = screen.getByLabelText(/^New password/);
    await user.type(current, 'wrong');
    await user.type(fresh, 'a-quite-new-one');
    await user.click(screen.getByRole('button', { name: /^Change password/ }));
    expect(await screen.findByText('The present password is wrong.')).toBeVisible();
    expect(fresh).toHaveValue('a-quite-new-one');
    await user.clear(current);
    await user.type(current, 'right');
    await user.click(screen.getByRole('button', { name: /^Change password/ }));
    await expect.poll(() => calls).toEqual(['Password changed']);
    expect(fresh).toHaveValue('');
  });

  it.each([
    { phone: undefined, verb: 'Bind phone', hasPhone: false },
    { phone: '139****0002', verb: 'Change phone', hasPhone: true },
  ])('A8: offers to "$verb" with the code of its own purpose', async ({ phone, verb, hasPhone }) => {
    const user = userEvent.setup();
    const calls = show({}, phone);
    await user.type(await screen.findByLabelText(/^Phone number/), '13800000001');
    await user.click(screen.getByRole('button', { name: /^Send code/ }));
    await user.type(screen.getByLabelText(/^Verification code/), '135790');
    await user.click(screen.getByRole('button', { name: new RegExp(`^${verb}`) }));
    await expect
      .poll(() => calls)
      .toEqual([
        `code 13800000001 ${hasPhone}`,
        `bind 13800000001 135790 ${hasPhone}`,
        'Phone 138****0001 bound',
        'phone',
      ]);
  });

  it('W1: deletes the account only when its name was typed, and says what stands in the way', async () => {
    const user = userEvent.setup();
    let isLast = true;
    const calls = show({
      deleteAccount: async () => {
        if (isLast) throw new LastOwnerError();
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Type your name/), 'Nora');
    await user.click(dialog.getByRole('button', { name: /^Delete account/ }));
    expect(dialog.getByText('This is not the name of the account.')).toBeVisible();
    await user.type(dialog.getByLabelText(/^Type your name/), ' New');
    await user.click(dialog.getByRole('button', { name: /^Delete account/ }));
    expect(await dialog.findByText(/only owner/)).toBeVisible();
    isLast = false;
    await user.click(dialog.getByRole('button', { name: /^Delete account/ }));
    await expect.poll(() => calls).toEqual(['deleted']);
  });
});

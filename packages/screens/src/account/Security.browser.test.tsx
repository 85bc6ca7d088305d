import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { memoryTokens } from '../tokens/testing.ts';
import { WrongFactorCodeError } from './factor.source.ts';
import { Security } from './Security.tsx';
import { type AccountSession, LastOwnerError, type SecuritySource } from './security.source.ts';
import { recordedPasskeys } from './testing.ts';

afterEach(cleanup);

const someSession = (id: string, change: Partial<AccountSession> = {}): AccountSession => ({
  id,
  browser: 'firefox',
  system: 'linux',
  beganAt: '2026-11-18T08:00:00Z',
  usedAt: new Date().toISOString(),
  isCurrent: false,
  ...change,
});

function show(change: Partial<SecuritySource> = {}, phone?: string, hasListedPassword = false) {
  const calls: string[] = [];
  let sessions = [
    someSession('here', { isCurrent: true }),
    someSession('phone', { browser: 'safari', system: 'ios' }),
    someSession('old', { browser: 'other', system: 'other' }),
  ];
  const source: SecuritySource = {
    sessions: async () => sessions,
    async endSession(id) {
      sessions = sessions.filter((session) => session.id !== id);
    },
    async endOtherSessions() {
      sessions = sessions.filter(({ isCurrent }) => isCurrent);
    },
    ...recordedPasskeys(calls),
    factor: async () => undefined,
    async beginFactor() {
      calls.push('begin');
      return { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Assay:nora?secret=GEZDGNBVGY3TQOJQ' };
    },
    async confirmFactor(code) {
      if (code === '000000') throw new WrongFactorCodeError();
      return ['AAAAAA-BBBBBB-CCCCCC-DDDDDD', 'EEEEEE-FFFFFF-GGGGGG-HHHHHH'];
    },
    turnOffFactor: async (code) => void calls.push(`off ${code}`),
    changePassword: async (password) => void calls.push(`password ${password}`),
    async sendCode(mobile, hasPhone) {
      calls.push(`code ${mobile} ${hasPhone}`);
      return { developmentCode: '135790', resendAfter: 60 };
    },
    async bindPhone(mobile, code, hasPhone) {
      calls.push(`bind ${mobile} ${code} ${hasPhone}`);
      return '138****0001';
    },
    download: async () => new Blob(['{}']),
    deleteAccount: async (name) => void calls.push(`delete ${name}`),
    ...change,
  };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TranslatorProvider translator={createTranslator({ locale: 'en' })}>
        <Suspense>
          <Security
            source={source}
            tokens={memoryTokens({}, []).source}
            person={{ name: 'Nora New', phone, role: 'member', hasListedPassword }}
            notify={({ title }) => calls.push(title)}
            onPassword={() => calls.push('changed')}
            onPhone={() => calls.push('phone')}
            onDeleted={() => calls.push('deleted')}
          />
        </Suspense>
      </TranslatorProvider>
    </QueryClientProvider>,
  );
  return calls;
}

describe('<Security />', () => {
  it('P16: tells whose password has leaked to change it, and nobody else', async () => {
    show({}, undefined, true);
    expect(await screen.findByText('Your password is on lists of leaked passwords')).toBeVisible();
    cleanup();
    show();
    await screen.findByRole('form', { name: 'Password' });
    expect(screen.queryByText('Your password is on lists of leaked passwords')).toBeNull();
  });

  it('A8: changes the password, and keeps what was typed when that did not work', async () => {
    const user = userEvent.setup();
    let isRefused = true;
    const calls = show({
      async changePassword() {
        if (isRefused) throw new Error('Show once more that it is you, then go on.');
      },
    });
    const form = within(await screen.findByRole('form', { name: 'Password' }));
    const fresh = form.getByLabelText(/^New password/);
    await user.type(fresh, 'a-quite-new-one');
    await user.click(form.getByRole('button', { name: /^Change password/ }));
    expect(await form.findByText('Show once more that it is you, then go on.')).toBeVisible();
    expect(fresh).toHaveValue('a-quite-new-one');
    isRefused = false;
    await user.click(form.getByRole('button', { name: /^Change password/ }));
    await expect.poll(() => calls).toEqual(['changed', 'Password changed']);
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
    const form = within(screen.getByRole('form', { name: 'Phone' }));
    await user.click(form.getByRole('button', { name: new RegExp(`^${verb}`) }));
    await expect
      .poll(() => calls)
      .toEqual([
        `code 13800000001 ${hasPhone}`,
        `bind 13800000001 135790 ${hasPhone}`,
        'Phone 138****0001 bound',
        'phone',
      ]);
  });

  it('A8: turns the second factor on with a code of the app, and codes that are shown once', async () => {
    const user = userEvent.setup();
    let since: string | undefined;
    const calls = show({
      factor: async () => (since === undefined ? undefined : { since, codesLeft: 10, isDemanded: false }),
    });
    const form = within(await screen.findByRole('form', { name: 'Second factor' }));
    await user.click(await form.findByRole('button', { name: /^Turn on/ }));
    const confirming = within(await screen.findByRole('form', { name: 'Second factor' }));
    expect(await confirming.findByRole('img', { name: /^QR code/ })).toBeVisible();
    expect(confirming.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
    const code = confirming.getByLabelText(/^Code of the app/);
    await user.type(code, '000000{Enter}');
    expect(await confirming.findByText(/^This code is wrong or was used/)).toBeVisible();
    await user.clear(code);
    since = '2026-11-21T08:00:00Z';
    await user.type(code, '123456{Enter}');
    const codes = within(await screen.findByRole('list', { name: 'Recovery codes' }));
    expect(codes.getAllByRole('listitem')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(await screen.findByText(/^On since 21 Nov 2026. Recovery codes left: 10/)).toBeVisible();
    expect(calls).toEqual(['begin']);
  });

  it('A8: turns the second factor off with a code', async () => {
    const user = userEvent.setup();
    const calls = show({ factor: async () => ({ since: '2026-11-21T08:00:00Z', codesLeft: 3, isDemanded: true }) });
    const form = within(await screen.findByRole('form', { name: 'Second factor' }));
    expect(await form.findByText(/^Your organisation demands it/)).toBeVisible();
    await user.click(form.getByRole('button', { name: /^Turn off/ }));
    expect(form.getByText('Enter a code of the app, or a recovery code')).toBeVisible();
    await user.type(form.getByLabelText(/^Code/), 'AAAAAA-BBBBBB-CCCCCC-DDDDDD{Enter}');
    await expect.poll(() => calls).toEqual(['off AAAAAA-BBBBBB-CCCCCC-DDDDDD', 'The second factor is off']);
  });

  it('A8: shows where the account is signed in, and ends one session or all others', async () => {
    const user = userEvent.setup();
    const calls = show();
    const here = (await screen.findByText('This session')).closest('li') as HTMLElement;
    expect(within(here).getByText('Firefox on Linux')).toBeVisible();
    expect(within(here).queryByRole('button')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'End the session of Safari on iOS' }));
    await expect.poll(() => screen.queryByText('Safari on iOS')).toBeNull();
    expect(screen.getByText('Unknown browser on an unknown system')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^End all other sessions/ }));
    await expect.poll(() => screen.queryByRole('button', { name: /^End/ })).toBeNull();
    expect(calls).toEqual(['Session ended', 'All other sessions ended']);
  });

  it('A8: keeps the sessions when one could not be ended, and says why', async () => {
    const user = userEvent.setup();
    const calls = show({ endSession: () => Promise.reject(new Error('The service is busy.')) });
    await user.click(await screen.findByRole('button', { name: 'End the session of Safari on iOS' }));
    await expect.poll(() => calls).toEqual(['The session was not ended']);
    expect(screen.getByText('Safari on iOS')).toBeVisible();
  });

  it('A8: holds the place of the sessions, says that they could not be read, and reads them again', async () => {
    const user = userEvent.setup();
    let answer: (sessions: AccountSession[]) => void = () => undefined;
    let fails = true;
    show({
      sessions: () =>
        fails
          ? Promise.reject(new Error('The service does not answer.'))
          : new Promise((resolve) => {
              answer = resolve;
            }),
    });
    expect(await screen.findByText('The service does not answer.')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => screen.queryByText('The service does not answer.')).toBeNull();
    answer([someSession('here', { isCurrent: true })]);
    expect(await screen.findByText('This session')).toBeVisible();
  });

  it('W1: deletes the account only when its name was typed, and says what stands in the way', async () => {
    const user = userEvent.setup();
    let isLast = true;
    const calls = show({
      async deleteAccount() {
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

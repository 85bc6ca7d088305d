import { CallError } from '@assay/client';
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type AccountLink, accountLinkOf } from './account-link.ts';
import type { EntranceSource } from './entrance.types.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { SignInPage } from './SignIn.tsx';
import { recordedEntrance } from './testing.ts';

afterEach(cleanup);

const token = 'abcdefghijklmnopqrstuvwxyz';

function open(
  kind: AccountLink['kind'],
  { isSignedIn = false, ...change }: Partial<EntranceSource> & { isSignedIn?: boolean } = {},
) {
  const calls: string[] = [];
  render(
    <TranslatorProvider translator={createTranslator({ locale: 'en' })}>
      <Suspense>
        <LinkDialog
          link={{ kind, token }}
          source={recordedEntrance(calls, change)}
          isSignedIn={isSignedIn}
          onSignIn={() => calls.push('sign in')}
          onDone={() => calls.push('done')}
          onClose={() => calls.push('close')}
        />
      </Suspense>
    </TranslatorProvider>,
  );
  return calls;
}

describe('a mailed link', () => {
  it('is read from the fragment, and from nothing that only looks like one', () => {
    expect(accountLinkOf(`#reset=${token}`)).toEqual({ kind: 'reset', token });
    for (const hash of ['', '#', '#reset=short', `#delete=${token}`, `#reset=${token}&x=1`, `#x#reset=${token}`]) {
      expect(accountLinkOf(hash)).toBeUndefined();
    }
  });

  it('A8: says that the organisation did not let the person in', async () => {
    open('failed');
    expect(await screen.findByText(/did not succeed/)).toBeVisible();
  });

  it('1: confirms an address with the password that whoever opens it sets', async () => {
    const user = userEvent.setup();
    const calls = open('confirm');
    await user.type(await screen.findByLabelText(/^Password/), 'a-long-password');
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: /Save and sign in/ }));
    await expect.poll(() => calls).toEqual([`confirm ${token} a-long-password`, 'done']);
  });

  it('1: an invitation that was passed on has a link mailed before anybody joins', async () => {
    const user = userEvent.setup();
    const calls = open('invitation', {
      invitation: async () => ({ tenant: 'Acme', inviter: 'Olga', role: 'viewer', isMailed: false }),
    });
    await user.type(await screen.findByLabelText(/^Email/), 'ines@example.org');
    expect(screen.queryByLabelText(/^Password/)).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Send link/ }));
    expect(await screen.findByText('Look into your mail')).toBeVisible();
    expect(calls).toEqual([`ask ${token} ines@example.org`]);
  });

  it('3: makes the organisation of whoever is signed in the operating one', async () => {
    const user = userEvent.setup();
    const calls = open('operator', { isSignedIn: true });
    await user.click(await screen.findByRole('button', { name: /^Make it ours/ }));
    await expect.poll(() => calls).toEqual([`claim ${token}`, 'done']);
  });

  it('says that it no longer works', async () => {
    const user = userEvent.setup();
    const gone = new CallError({ code: 410, status: 410, message: 'Gone' });
    open('confirm', { confirm: () => Promise.reject(gone) });
    await user.type(await screen.findByLabelText(/^Password/), 'a-long-password');
    await user.click(screen.getByRole('button', { name: /Save and sign in/ }));
    expect(await screen.findByText('This link no longer works')).toBeVisible();
  });

  it('sets a new password of at least 8 characters', async () => {
    const user = userEvent.setup();
    const calls = open('reset');
    const field = await screen.findByLabelText(/^Password/);
    await user.type(field, 'short');
    await user.click(screen.getByRole('button', { name: /Save and sign in/ }));
    expect(screen.getByText('Use at least 8 characters')).toBeVisible();
    expect(field).toHaveFocus();
    await user.type(field, ' no more');
    await user.click(screen.getByRole('button', { name: /Save and sign in/ }));
    await expect.poll(() => calls).toEqual([`reset ${token} short no more`, 'done']);
  });

  it('A10: lets a person who is signed in join as they are', async () => {
    const user = userEvent.setup();
    const calls = open('invitation', { isSignedIn: true });
    expect(await screen.findByText('Olga Owner invites you as: Member.')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Join Acme Cells' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Join/ }));
    await expect.poll(() => calls).toEqual([`accept ${token}`, 'done']);
  });

  it('A10: lets somebody new join with the invited address, or sign in first', async () => {
    const user = userEvent.setup();
    const calls = open('invitation', {
      invitation: async () => ({
        tenant: 'Acme',
        inviter: 'Olga',
        role: 'viewer',
        email: 'ines@example.org',
        isMailed: true,
      }),
    });
    await user.type(await screen.findByLabelText(/^Name/), 'Ines');
    expect(screen.getByLabelText(/^Email/)).toHaveAttribute('readonly');
    await user.type(screen.getByLabelText(/^Password/), 'a-long-password');
    await user.click(screen.getByRole('button', { name: /Join with a new account/ }));
    await expect.poll(() => calls).toEqual([`join ${token} Ines`, 'done']);
    await user.click(screen.getByRole('button', { name: 'I have an account' }));
    expect(calls.at(-1)).toBe('sign in');
  });
});

const northfield = {
  id: 'c-1',
  label: 'Northfield Thermal',
  name: 'Northfield Thermal GmbH',
  country: 'DE',
  organizationType: 'Company',
  foundedYear: '1998',
  location: 'Munich, Germany',
  employeeStr: '50-100',
} as const;

describe('registration', () => {
  it('A8, C13: asks for a link by mail, and shows it where none is sent', async () => {
    const user = userEvent.setup();
    const calls: string[] = [];
    render(
      <TranslatorProvider translator={createTranslator({ locale: 'en' })}>
        <Suspense>
          <SignInPage
            source={recordedEntrance(calls, { companies: async () => [northfield] })}
            onSignedIn={() => undefined}
          />
        </Suspense>
      </TranslatorProvider>,
    );
    await user.click(await screen.findByRole('button', { name: 'Create an account' }));
    await user.type(screen.getByLabelText(/^Name/), 'Nora');
    await user.type(screen.getByLabelText(/^Email/), 'nora@example.org');
    await user.type(await screen.findByRole('combobox', { name: /^Organisation/ }), 'northf');
    await user.click(await screen.findByRole('option', { name: /Northfield Thermal/ }));
    await user.click(screen.getByRole('button', { name: /^Create account/ }));
    expect(await screen.findByText('Look into your mail')).toBeVisible();
    expect(calls).toEqual(['register nora@example.org Nora Northfield Thermal']);
    expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringContaining('#confirm='));
    await user.click(screen.getByRole('button', { name: 'Back to sign-in' }));
    await user.click(screen.getByRole('button', { name: 'Forgot password' }));
    await user.type(screen.getByLabelText(/^Email/), 'nora@example.org');
    await user.click(screen.getByRole('button', { name: /^Send link/ }));
    expect(await screen.findByText('Look into your mail')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

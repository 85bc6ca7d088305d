import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MembersPart } from './MembersPart.tsx';
import { AlreadyMemberError, MemberRefusedError, type MembersSource } from './members.source.ts';
import { memoryAdministration, memoryMembers, someMember, someOrganisation } from './testing.tsx';

afterEach(cleanup);

function show(members: MembersSource, id: 'olga' | 'adil' = 'adil') {
  const notify = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TranslatorProvider translator={createTranslator({ locale: 'en' })}>
        <Suspense>
          <MembersPart
            members={members}
            person={{ id, role: id === 'olga' ? 'owner' : 'admin', tenant: 'Acme' }}
            notify={notify}
            source={memoryAdministration().source}
            organisation={someOrganisation}
          />
        </Suspense>
      </TranslatorProvider>
    </QueryClientProvider>,
  );
  return notify;
}

describe('<MembersPart />', () => {
  it('A10: offers an administrator no way to touch or make an owner', async () => {
    show(memoryMembers());
    const owner = await screen.findByRole('row', { name: /olga owner/ });
    expect(within(owner).queryByRole('combobox')).toBeNull();
    expect(within(owner).queryByRole('button', { name: /^Remove/ })).toBeNull();
    const roles = within(screen.getByRole('combobox', { name: 'Role of vera viewer' })).getAllByRole('option');
    expect(roles.map(({ textContent }) => textContent)).toEqual(['Administrator', 'Member', 'Viewer']);
  });

  it('changes a role and tells so', async () => {
    const user = userEvent.setup();
    const notify = show(memoryMembers());
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Role of vera viewer' }), 'member');
    await expect
      .poll(() => notify.mock.calls.at(-1)?.[0])
      .toEqual({ title: 'vera viewer is now: Member', tone: 'positive' });
  });

  it('says why the rules forbid a change, and shows what holds', async () => {
    const user = userEvent.setup();
    const refuse = () => Promise.reject(new MemberRefusedError('lastOwner', undefined));
    const notify = show(memoryMembers({ changeRole: refuse }), 'olga');
    const role = await screen.findByRole('combobox', { name: 'Role of vera viewer' });
    await user.selectOptions(role, 'owner');
    await expect
      .poll(() => notify.mock.calls.at(-1)?.[0].description)
      .toBe('An organisation keeps at least one owner. Name another one first.');
    // What was chosen gives way when the list has been read anew.
    await expect.poll(() => (role as HTMLSelectElement).value).toBe('viewer');
  });

  it('removes somebody only after asking', async () => {
    const user = userEvent.setup();
    show(memoryMembers());
    await user.click(await screen.findByRole('button', { name: 'Remove vera viewer' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await expect.poll(() => screen.queryByText('vera@example.org')).toBeNull();
  });

  it('A10: signs somebody out everywhere after asking, but no owner and not oneself', async () => {
    const user = userEvent.setup();
    const ended: string[] = [];
    const notify = show(memoryMembers({ endSessions: async (id) => void ended.push(id) }));
    await user.click(await screen.findByRole('button', { name: 'End the sessions of vera viewer' }));
    expect(ended).toEqual([]);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End sessions' }));
    await expect.poll(() => ended).toEqual(['vera']);
    await expect
      .poll(() => notify.mock.calls.at(-1)?.[0])
      .toEqual({ title: 'vera viewer was signed out of this organisation', tone: 'positive' });
    expect(screen.getAllByRole('button', { name: /^End the sessions/, hidden: true })).toHaveLength(1);
  });

  it('A10: turns off the second factor of whoever has one, after asking', async () => {
    const user = userEvent.setup();
    const members = [{ ...someMember('vera', 'viewer'), factors: ['passkey'] as const }, someMember('max', 'member')];
    const refuse = () => Promise.reject(new MemberRefusedError('belongsElsewhere', undefined));
    show(memoryMembers({ members: async () => members, resetFactor: refuse }));
    await user.click(await screen.findByRole('button', { name: 'Turn off the second factor of vera viewer' }));
    expect(screen.queryByRole('button', { name: /second factor of max/, hidden: true })).toBeNull();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Turn off' }));
    const dialog = screen.getByRole('dialog');
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(
      /not turned off.*This person belongs to another organisation too/,
    );
  });

  it('invites by mail, lists the invitation and withdraws it', async () => {
    const user = userEvent.setup();
    const notify = show(memoryMembers());
    const email = await screen.findByRole('textbox', { name: /^Email/ });
    await user.type(email, 'nobody{Enter}');
    expect(screen.getByText('This is not an email address')).toBeVisible();
    await user.type(email, '@example.org{Enter}');
    expect(await screen.findByText('An invitation was mailed to nobody@example.org.')).toBeVisible();
    expect(notify, 'Z11').toHaveBeenCalledWith({ title: 'Create success', tone: 'positive' });
    expect(email).toHaveValue('');
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('No invitation is open.')).toBeVisible();
  });

  it('keeps the address of somebody who is a member already', async () => {
    const user = userEvent.setup();
    show(memoryMembers({ invite: () => Promise.reject(new AlreadyMemberError()) }));
    const email = await screen.findByRole('textbox', { name: /^Email/ });
    await user.type(email, 'vera@example.org{Enter}');
    expect(await screen.findByText('This address belongs to a member already.')).toBeVisible();
    expect(email).toHaveValue('vera@example.org');
  });
});

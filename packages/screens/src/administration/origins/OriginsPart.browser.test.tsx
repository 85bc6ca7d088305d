import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type AdministrationSource, OriginTakenElsewhereError } from '../administration.source.ts';
import { createSurroundings, memoryAdministration } from '../testing.tsx';
import { OriginsPart } from './OriginsPart.tsx';

afterEach(cleanup);

async function show(change: Partial<AdministrationSource> = {}) {
  const Surroundings = await createSurroundings();
  const { source, done } = memoryAdministration(change);
  const notify = vi.fn();
  render(
    <Surroundings>
      <OriginsPart source={source} notify={notify} />
    </Surroundings>,
  );
  return { done, notify, user: userEvent.setup() };
}

const approve = 'Approve https://shop.northfield.example for Northfield Thermal';

describe('P74: origins of all organisations', () => {
  it('show whose they are and which of them wait', async () => {
    await show();
    const waiting = await screen.findByRole('row', { name: /shop\.northfield/ });
    for (const text of ['Northfield Thermal', 'Waiting', 'listed 20 Nov 2026'])
      expect(within(waiting).getByText(text)).toBeVisible();
    const proved = screen.getByRole('row', { name: /www\.acme/ });
    for (const text of ['Acme', 'Proved', 'on 3 Nov 2026']) expect(within(proved).getByText(text)).toBeVisible();
  });

  it('are approved after a question, and withdrawn after another', async () => {
    const { user, done } = await show();
    await user.click(await screen.findByRole('button', { name: approve }));
    const approving = await screen.findByRole('dialog', { name: 'Approve https://shop.northfield.example?' });
    expect(within(approving).getByText(/^Northfield Thermal may then show widgets/)).toBeVisible();
    expect(done).toEqual([]);
    await user.click(within(approving).getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(approving).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Withdraw https://www.acme.example from Acme' }));
    const withdrawing = await screen.findByRole('dialog', { name: 'Withdraw https://www.acme.example?' });
    expect(within(withdrawing).getByText(/ends at once, with every running answer/)).toBeVisible();
    await user.click(within(withdrawing).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(withdrawing).not.toBeInTheDocument());
    expect(done).toEqual(['approve https://shop.northfield.example of s1', 'withdraw https://www.acme.example of s2']);
  });

  it('say so where another organisation has one proved', async () => {
    const { user } = await show({ approveOrigin: () => Promise.reject(new OriginTakenElsewhereError()) });
    await user.click(await screen.findByRole('button', { name: approve }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(await within(dialog).findByText(/^Another organisation has this origin proved/)).toBeVisible();
  });

  it('fit 360 px', async () => {
    await page.viewport(360, 740);
    await show();
    await screen.findByRole('row', { name: /shop\.northfield/ });
    expect(document.documentElement.scrollWidth).toBe(360);
    await page.viewport(1280, 800);
  });
});

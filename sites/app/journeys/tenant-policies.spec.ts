import * as onboardingCalls from '@assay/contract/calls/onboarding';
import { register } from './person.ts';
import { expect, test, violations } from './support.ts';

test.describe('what an organisation decides', () => {
  test('P22, P42: when sessions end, and how long things are kept', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('assay.locale', 'en'));
    const { client } = await register(page.context(), 'Polly Policies');
    await client.call(onboardingCalls.submit, { body: { industry: 'software', role: 'researcher' } });
    await page.goto('/user-profile?section=organisation');
    await page.getByRole('dialog', { name: 'Your trial has begun' }).getByRole('button', { name: 'Start' }).click();

    const sessions = page.getByRole('form', { name: 'Sessions' });
    await sessions.getByRole('combobox', { name: /^Without use/ }).selectOption({ label: '15 minutes' });
    await sessions.getByRole('combobox', { name: /^Since the sign-in/ }).selectOption({ label: '8 hours' });
    await sessions.getByRole('button', { name: /^Save/ }).click();
    await expect(page.getByText('Limits of sessions saved')).toBeVisible();

    const retention = page.getByRole('form', { name: 'Retention' });
    await retention.getByRole('combobox', { name: /^Questions/ }).selectOption({ label: '3 months' });
    await retention.getByRole('combobox', { name: /^Searches/ }).selectOption({ label: '1 month' });
    await retention.getByRole('button', { name: /^Save/ }).click();
    const asked = page.getByRole('dialog', { name: 'Keep it for less time?' });
    await expect(asked.getByText(/By now nothing is over/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await asked.getByRole('button', { name: /^Save/ }).click();
    await expect(page.getByText('Retention saved')).toBeVisible();
    await expect(retention.getByText(/^Next run: /)).toBeVisible();

    await page.reload();
    await expect(sessions.getByRole('combobox', { name: /^Without use/ })).toHaveValue('15');
    await expect(sessions.getByRole('combobox', { name: /^Since the sign-in/ })).toHaveValue('8');
    await expect(retention.getByRole('combobox', { name: /^Questions/ })).toHaveValue('90');

    await page.goto('/user-profile?section=audit');
    await expect(page.getByText('Sessions idle=15min age=8h')).toBeVisible();
    await expect(page.getByText('Retention questions=90d chats=- works=- searches=30d')).toBeVisible();
  });
});

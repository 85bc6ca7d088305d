import * as trizCalls from '@assay/contract/calls/triz';
import { clientIn } from './person.ts';
import { expect, signIn, test, violations } from './support.ts';

test.describe('knowledge of tools', () => {
  test('an administrator edits the separations, and what a colleague finds says whose list named it', async ({
    page,
    browser,
  }) => {
    await signIn(page, 'Adil Admin');
    await page.goto('/user-profile?section=knowledge');
    const time = page.getByRole('region', { name: 'In time' });
    await time.getByRole('button', { name: 'Take 10 Prior action out' }).click();
    await expect(time.getByRole('button', { name: 'Take 19 Periodic action out' })).toBeFocused();
    await time.getByRole('button', { name: 'Move 15 Dynamics down' }).click();
    await time.getByRole('combobox', { name: /^Add a principle/ }).selectOption('40 Composite materials');
    await time.getByRole('button', { name: 'Add In time' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/^Last changed by Adil Admin on /)).toBeVisible();
    expect(await violations(page)).toEqual([]);

    const context = await browser.newContext();
    const colleague = await context.newPage();
    await signIn(colleague, 'Mei Enterprise');
    const message = 'The valve has to be open and closed.';
    const { triz_mind_id: id } = await clientIn(context, 'en').call(trizCalls.create, { body: { message } });
    await colleague.goto(`/result/${id}`);
    const contradiction = colleague.getByRole('region', { name: 'Contradiction', exact: true });
    await contradiction.getByRole('radio', { name: 'Physical' }).check({ force: true });
    await contradiction.getByRole('combobox', { name: 'Separation' }).selectOption('In time');
    await contradiction.getByRole('button', { name: 'Confirm' }).click();
    const principles = colleague.getByRole('region', { name: 'Principles', exact: true });
    await principles.getByRole('button', { name: 'Find principles' }).click();
    await expect(principles.getByText(/^Named by the organisation's own list of /)).toBeVisible();
    await expect(principles.getByRole('heading', { level: 3 }).first()).toHaveText(/Periodic action$/);
    await expect(principles.getByRole('heading', { level: 3 }).last()).toHaveText(/Composite materials$/);
    await expect(principles.getByRole('heading', { name: /Prior action/ })).toHaveCount(0);
    await context.close();

    await page.getByRole('button', { name: 'Bring back the shipped value' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bring back' }).click();
    await expect(page.getByText(/^Brought back to the shipped value by Adil Admin on /)).toBeVisible();
    await expect(time.getByRole('button', { name: 'Take 10 Prior action out' })).toBeVisible();
  });
});

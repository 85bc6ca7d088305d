import { answered, ask, chips, expect, test, unanswered } from './support.ts';

test.describe('from a question to a shared answer', () => {
  test('E1, E11, V1: signs in, asks, opens the evidence, follows up, shares, and ends the link', async ({
    page,
    browser,
  }) => {
    await page.goto('/home');
    const dialog = page.getByRole('dialog', { name: 'Sign in to Assay' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: /Mei Enterprise/ }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/(rd|ls|mse|ip)$/);

    const box = page.getByRole('textbox', { name: 'Question' });
    await expect(box).toBeFocused();
    await box.fill(answered);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/page\//);
    await expect(page.getByRole('heading', { level: 1, name: answered })).toBeVisible();
    await expect(page.getByText(/Coverage: \d+ documents/)).toBeVisible();
    await expect(page.getByText('Extractive engine, no language model')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'References' })).toBeVisible();

    await expect(page.getByRole('group', { name: 'Values asked for' })).toBeVisible();
    const chip = chips(page).first();
    await chip.hover();
    const quote = await page.getByRole('tooltip').locator('span').first().innerText();
    await chip.click();
    const evidence = page.getByRole('complementary', { name: 'Evidence' });
    await expect(evidence.locator('mark')).toHaveText(quote);
    await expect(evidence.getByText('The quotation matches the source word for word')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(evidence).toBeHidden();
    await expect(chip).toBeFocused();

    const follow = page.getByRole('textbox', { name: 'Ask a follow-up' });
    await follow.fill('What limits high-voltage spinel LNMO?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'What limits high-voltage spinel LNMO?' })).toBeVisible();
    await expect(follow).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible();

    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const share = page.getByRole('dialog', { name: 'Share this page' });
    await share.getByRole('button', { name: 'Create link' }).click();
    const address = await share.getByRole('textbox', { name: 'Link' }).inputValue();

    const guest = await (await browser.newContext()).newPage();
    await guest.goto(address);
    await expect(guest.getByRole('heading', { level: 1, name: answered })).toBeVisible();
    await expect(guest.getByText('Shared page, read only')).toBeVisible();
    await expect(chips(guest).first()).toBeVisible();
    await expect(guest.getByRole('textbox', { name: 'Ask a follow-up' })).toHaveCount(0);
    await expect(guest.getByRole('button', { name: 'Regenerate' })).toHaveCount(0);
    await chips(guest).first().click();
    await expect(guest.getByText('The quotation matches the source word for word')).toBeVisible();

    await share.getByRole('button', { name: 'Revoke' }).click();
    await expect(share.getByText('Link revoked. It opens nothing from now on.')).toBeVisible();
    await guest.reload();
    await expect(guest).toHaveURL(/\/403$/);
    await expect(guest.getByRole('heading', { name: 'You have no access to this page' })).toBeVisible();
    await guest.context().close();
  });

  test('a question asked as a guest waits for the sign-in and is then asked', async ({ page }) => {
    await page.goto('/home');
    const dialog = page.getByRole('dialog', { name: 'Sign in to Assay' });
    await dialog.getByRole('button', { name: 'Look around first' }).click();
    await page.getByRole('textbox', { name: 'Question' }).fill(answered);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Your question is kept and waits for you.')).toBeVisible();
    await dialog.getByRole('button', { name: /Mei Enterprise/ }).click();
    await page.waitForURL(/\/page\//);
    await expect(page.getByRole('heading', { level: 1, name: answered })).toBeVisible();
  });

  test('says when the library does not answer, and what was searched', async ({ member }) => {
    await ask(member, unanswered);
    await expect(member.getByText('The library does not answer this question')).toBeVisible();
    await expect(member.getByText(/Searched: \d+ documents and [\d,]+ passages/)).toBeVisible();
    await expect(chips(member)).toHaveCount(0);
  });

  test('E6: a regenerated answer is a new version; the former one can be read', async ({ member }) => {
    await ask(member, answered);
    await member.getByRole('button', { name: 'Regenerate' }).click();
    await expect(member.getByText('Version 2 of 2')).toBeVisible();
    await member.getByRole('button', { name: 'Show the former version' }).click();
    await expect(member.getByText('Former version, kept for comparison')).toBeVisible();
    await expect(member.getByText('Version 1 of 2')).toBeVisible();
  });

  test('E7: an edited question takes the place of the former wording, which stays', async ({ member }) => {
    await ask(member, answered);
    await member.getByRole('button', { name: 'Edit question' }).click();
    await member.getByRole('textbox', { name: 'Question' }).fill('At which potential does LiFePO4 work?');
    await member.getByRole('button', { name: 'Ask again' }).click();
    await expect(
      member.getByRole('heading', { level: 1, name: 'At which potential does LiFePO4 work?' }),
    ).toBeVisible();
    await expect(member.getByText(`Earlier wording: ${answered}`)).toBeVisible();
  });

  test('the answer is the same after a reload', async ({ member }) => {
    await ask(member, answered);
    const answer = member.getByRole('region', { name: 'Answer' });
    await expect(answer.getByRole('group', { name: 'Values asked for' })).toBeVisible();
    const before = await answer.innerText();
    await member.reload();
    await expect(member.getByRole('button', { name: 'Regenerate' })).toBeVisible();
    await expect.poll(() => answer.innerText()).toBe(before);
  });
});

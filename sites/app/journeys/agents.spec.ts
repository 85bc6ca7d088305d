import { readFile } from 'node:fs/promises';
import { expect, signIn, test, violations } from './support.ts';

const problem = 'Raise the charging speed of a lithium cell without losing reliability';

test.describe('an agent works with a person', () => {
  test('S2, S3, F4, V1: asks, approves a step, stops, reloads, writes again, exports and shares', async ({
    member,
    browser,
  }) => {
    await member.goto('/ai/agent-flow/air_find_solution_agent');
    await expect(member.getByRole('heading', { level: 1, name: 'Find a solution' })).toBeVisible();
    expect(await violations(member)).toEqual([]);
    const box = member.getByRole('textbox', { name: 'Message to the agent' });
    await expect(box).toBeFocused();
    await box.fill(problem);
    await member.keyboard.press('Enter');
    await member.waitForURL(/\/ai\/agent-flow\/[0-9a-f-]{36}$/);

    const asking = member.getByRole('form', { name: 'Is the problem read right?' });
    await expect(asking.getByRole('combobox', { name: 'To be improved' })).toHaveValue('9');
    // What waits for an answer is still there after a reload.
    await member.reload();
    await expect(asking).toBeVisible();
    expect(await violations(member)).toEqual([]);
    await asking.getByRole('combobox', { name: 'Must not suffer' }).selectOption({ label: '27 Reliability' });
    await asking.getByRole('button', { name: 'Go on with these' }).click();
    await expect(member.getByText('although Reliability would suffer', { exact: false })).toBeVisible();
    await expect(member.getByRole('button', { name: 'Good reply' })).toBeVisible();

    const chip = member
      .getByRole('main')
      .getByRole('button', { name: /^Source \d+/ })
      .first();
    await chip.click();
    const evidence = member.getByRole('complementary', { name: 'Evidence' });
    await expect(evidence.getByText('The quotation matches the source word for word')).toBeVisible();
    expect(await violations(member)).toEqual([]);
    await member.keyboard.press('Escape');
    await expect(evidence).toBeHidden();

    await member.getByRole('button', { name: 'Go on with TRIZ' }).click();
    await member.waitForURL(/\/result\/[0-9a-f-]{36}$/);
    const contradiction = member.getByRole('region', { name: 'Contradiction', exact: true });
    await expect(contradiction.getByRole('combobox', { name: 'Worsens' })).toHaveValue(/^27 /);
    await expect(contradiction.getByText('Confirmed')).toBeVisible();
    await expect(member.getByRole('region', { name: 'Principles' }).getByRole('listitem')).not.toHaveCount(0);
    await member.goBack();
    await expect(member.getByRole('button', { name: 'Good reply' })).toBeVisible();

    await box.fill('half a thought');
    await member.reload();
    await expect(box).toHaveValue('half a thought');
    await box.fill(problem);
    await member.keyboard.press('Enter');
    await expect(asking).toBeVisible();
    await member.getByRole('banner').getByRole('button', { name: 'Stop' }).click();
    await expect(member.getByText('Stopped early. What had been written is kept.')).toBeVisible();
    await member.getByRole('button', { name: 'Write again' }).last().click();
    await expect(asking).toBeVisible();
    await asking.getByRole('button', { name: 'Go on with these' }).click();
    await expect(member.getByText('Version 2 of 2')).toBeVisible();
    // The thread scrolls in its own place: the box stays, the page does not move.
    await expect(box).toBeInViewport({ ratio: 1 });
    expect(await member.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);

    const download = member.waitForEvent('download');
    await member.getByRole('button', { name: 'Export' }).click();
    await member.getByRole('menuitem', { name: 'Markdown' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.md$/);
    expect(await readFile(await file.path(), 'utf8')).toContain('## References');

    await member.getByRole('button', { name: 'Share', exact: true }).click();
    const share = member.getByRole('dialog', { name: 'Share this job' });
    await share.getByRole('button', { name: 'Create link' }).click();
    const address = await share.getByRole('textbox', { name: 'Link' }).inputValue();
    const guest = await (await browser.newContext()).newPage();
    await guest.addInitScript(() => localStorage.setItem('assay.locale', 'en'));
    await guest.goto(address);
    await expect(guest.getByText('Shared job, read only')).toBeVisible();
    await expect(guest.getByText(problem).first()).toBeVisible();
    await expect(guest.getByRole('textbox')).toHaveCount(0);
    await share.getByRole('button', { name: 'Revoke' }).click();
    await expect(share.getByText('Link revoked. It opens nothing from now on.')).toBeVisible();
    await guest.reload();
    await expect(guest).toHaveURL(/\/403$/);
    await guest.context().close();
    await share.getByRole('button', { name: 'Close' }).click();

    await member.goto('/history');
    await expect(member.getByRole('link', { name: new RegExp(problem) }).first()).toHaveAttribute(
      'href',
      /\/ai\/agent-flow\/[0-9a-f-]{36}$/,
    );
  });

  test('N2, S7: summarises a document that was attached and answers on it', async ({ member }) => {
    await member.goto('/ai/agent-flow/document_summary_agent');
    const text = [
      'Coating report',
      'This report studies how a carbon coating changes the rate capability of lithium iron phosphate cathodes.',
      'A carbon coating of 3 nm raised the rate capability of the cathodes most.',
    ].join('\n\n');
    await member.locator('input[type=file]').setInputFiles([
      { name: 'report.txt', mimeType: 'text/plain', buffer: Buffer.from(text) },
      { name: 'program.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    ]);
    await expect(member.getByText('report.txt')).toBeVisible();
    await expect(member.getByText(/program\.exe/)).toBeVisible();
    await member.getByRole('button', { name: 'Send' }).click();
    await member.waitForURL(/\/ai\/agent-flow\/[0-9a-f-]{36}$/);
    await expect(member.getByText(/This report studies how a carbon coating/)).toBeVisible();
    // As long as the agent writes, a message waits in its box.
    await expect(member.getByRole('button', { name: 'Good reply' })).toHaveCount(1);
    await member
      .getByRole('textbox', { name: 'Message to the agent' })
      .fill('What did a carbon coating of 3 nm do to the rate capability?');
    await member.keyboard.press('Enter');
    await expect(member.getByRole('button', { name: 'Good reply' })).toHaveCount(2);
    await expect(member.getByText(/3 nm raised the rate capability/).last()).toBeVisible();

    await member.getByRole('button', { name: 'Go on as a document' }).first().click();
    await member.waitForURL(/\/work\/[0-9a-f-]{36}$/);
    const written = member.getByRole('textbox', { name: 'Summary' });
    await expect(written).toContainText('This report studies how a carbon coating');
    await written.getByRole('button').first().click();
    await expect(member.getByRole('group', { name: 'Passage' })).toContainText('This report studies');
    await written.locator('p').last().click();
    await member.keyboard.press('Control+End');
    await member.keyboard.type(' Checked by us.');
    await expect(member.getByText('Saved', { exact: true })).toBeVisible();
    await member.reload();
    await expect(written).toContainText('Checked by us.');

    await member.getByRole('banner').getByRole('button', { name: 'More' }).click();
    await member.getByRole('menuitemcheckbox', { name: 'Suggest instead of editing' }).click();
    await written.locator('p').last().click();
    await member.keyboard.press('Control+End');
    await member.keyboard.type(' Twice.');
    await member.getByRole('heading', { level: 2 }).first().click();
    await expect(written.locator('ins')).toHaveText(/Twice\./);
    expect(await violations(member)).toEqual([]);
    await written
      .getByRole('group', { name: /^Suggested by/ })
      .getByRole('button', { name: /^Accept/ })
      .click();
    await expect(written.locator('ins')).toHaveCount(0);
    await expect(written).toContainText('Checked by us. Twice.');
    await member.goto('/history');
    await expect(member.getByRole('link', { name: /Coating report/ }).first()).toHaveAttribute('href', /\/work\//);
  });

  test('S2, F5: goes on with answers as a document, asks on in it, and is told where an answer no longer fits', async ({
    member,
  }) => {
    await member.goto('/ai/agent-flow/air_technical_qa_agent');
    const first = 'What is the theoretical specific capacity of LiFePO4?';
    await member.getByRole('textbox', { name: 'Message to the agent' }).fill(first);
    await member.keyboard.press('Enter');
    await member.getByRole('button', { name: 'Go on as a document' }).click();
    await member.waitForURL(/\/work\/[0-9a-f-]{36}$/);
    const asked = member.getByRole('region', { name: first });
    const answer = asked.getByRole('textbox', { name: 'Answer' });
    await expect(answer).toContainText('mAh/g');
    await answer.getByRole('button').first().click();
    await expect(asked.getByRole('group', { name: 'Passage' })).toContainText('mAh/g');
    expect(await violations(member)).toEqual([]);

    const next = 'How does chloride start pitting corrosion on 316L stainless steel?';
    await member
      .getByRole('textbox', { name: /^Question/ })
      .last()
      .fill(next);
    await member.keyboard.press('Enter');
    const second = member.getByRole('region', { name: next });
    await expect(second.getByRole('textbox', { name: 'Answer' })).toContainText(/chloride/i);

    await second.getByRole('textbox', { name: 'Question' }).fill('What is the melting point of PEEK?');
    await member.keyboard.press('Tab');
    const changed = member.getByRole('region', { name: 'What is the melting point of PEEK?' });
    await expect(changed.getByText('The question has changed since it was answered.')).toBeVisible();
    await changed.getByRole('button', { name: 'Answer again' }).click();
    await expect(changed.getByRole('textbox', { name: 'Answer' })).toContainText(/PEEK/);
    await expect(changed.getByText('The question has changed since it was answered.')).toBeHidden();
    expect(await violations(member)).toEqual([]);

    // What a tool did in steps is taken back like what a person did.
    await member.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
    await expect(changed.getByText('The question has changed since it was answered.')).toBeVisible();
    await member.getByRole('banner').getByRole('button', { name: 'Redo' }).click();
    await expect(changed.getByText('The question has changed since it was answered.')).toBeHidden();
    await member.reload();
    await expect(changed.getByRole('textbox', { name: 'Answer' })).toContainText(/PEEK/);
    await expect(answer).toContainText('mAh/g');
  });

  test('S7: a formula of a document is set as mathematics, and is TeX where the part that sets it does not come', async ({
    page,
  }) => {
    await signIn(page);
    await page.goto('/ai/agent-flow/document_summary_agent');
    const text = [
      'Potential report',
      'This report studies how the potential $E = E_0 + \\frac{RT}{nF} \\ln a$ of the cathodes follows the activity.',
    ].join('\n\n');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'potential.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: 'Send' }).click();
    await page.waitForURL(/\/ai\/agent-flow\/[0-9a-f-]{36}$/);
    const reply = page.getByRole('main');
    await expect(reply.locator('math')).toBeVisible();
    await expect(reply.locator('code', { hasText: '\\frac' })).toHaveCount(0);
    expect(await violations(page)).toEqual([]);

    await page.route(/\/assets\/katex[^/]*\.js$/, (route) => route.abort());
    await page.reload();
    await expect(reply.locator('code', { hasText: 'E = E_0 + \\frac{RT}{nF} \\ln a' })).toBeVisible();
    await expect(reply.locator('math')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });
});

import * as sharingCalls from '@assay/contract/calls/sharing';
import * as trizCalls from '@assay/contract/calls/triz';
import * as talkCalls from '@assay/contract/calls/works-talk';
import { clientIn, signInAs } from './person.ts';
import { expect, test, violations } from './support.ts';

test('F4: a colleague is called by name in a comment, finds it on their home, and has seen it once they were there', async ({
  member,
  browser,
}) => {
  const client = clientIn(member.context(), 'en');
  const { triz_mind_id: work } = await client.call(trizCalls.create, {
    body: { message: 'Make the pump housing lighter without losing strength.' },
  });
  const { people } = await client.call(sharingCalls.colleagues, { query: { q: 'taro' } });
  await client.call(sharingCalls.grantPerson, {
    body: { data_type: 'work', data_id: work, user_id: people[0]?.user_id ?? '', role: 'comment' },
  });

  await member.goto(`/result/${work}#comments`);
  const panel = member.getByRole('complementary', { name: 'Beside the work' });
  const box = panel.getByLabel('Write a comment');
  await box.pressSequentially('Which alloy do you mean, @ta');
  await expect(panel.getByRole('option', { name: /Taro Trial/ })).toHaveAttribute('aria-selected', 'true');
  expect(await violations(member)).toEqual([]);
  await box.press('Enter');
  await expect(box).toHaveValue('Which alloy do you mean, @Taro Trial ');
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(panel.getByText('@Taro Trial', { exact: true })).toBeVisible();
  expect(await violations(member)).toEqual([]);

  const context = await browser.newContext();
  const other = await context.newPage();
  await signInAs(context, 'Taro Trial', 'en');
  await other.goto('/home');
  const called = other.locator(`a[href="/result/${work}#comments"]`);
  await expect(called).toContainText('Mei Enterprise: Which alloy do you mean, @Taro Trial');
  await expect(called).toContainText('Make the pump housing lighter');
  expect(await violations(other)).toEqual([]);
  const seen = other.waitForResponse((reply) => reply.url().endsWith('/mentions/seen'));
  await called.click();
  const theirs = other.getByRole('complementary', { name: 'Beside the work' });
  await expect(theirs.getByText('Mentions you')).toBeVisible();
  expect((await seen).status()).toBe(200);
  await client.call(talkCalls.comment, {
    params: { work_id: work },
    body: { id: crypto.randomUUID(), text: 'The one of the housing.' },
  });
  await expect(theirs.getByText('The one of the housing.')).toBeVisible();
  await expect(theirs.getByText('Mentions you')).toBeVisible();
  expect(await violations(other)).toEqual([]);
  await other.goto('/home');
  await expect(other.getByText(/appears here|All history/)).toBeVisible();
  await expect(called).toHaveCount(0);
  await context.close();
});

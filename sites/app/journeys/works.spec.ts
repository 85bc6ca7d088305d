import * as sharingCalls from '@assay/contract/calls/sharing';
import * as trizCalls from '@assay/contract/calls/triz';
import * as trashCalls from '@assay/contract/calls/works-trash';
import type { Locator, Page } from '@playwright/test';
import { clientIn, signInAs } from './person.ts';
import { expect, signIn, test, violations } from './support.ts';

const problem = 'Make the pump housing lighter without losing strength.';

async function begin(page: Page, message = problem): Promise<string> {
  const { triz_mind_id: id } = await clientIn(page.context(), 'en').call(trizCalls.create, {
    body: { message },
  });
  return `/result/${id}`;
}

const title = (page: Page) => page.getByRole('banner').getByRole('textbox', { name: 'Title' });
/** Finds a parameter by words of its name. */
async function choose(parameter: Locator, words: string, name: string): Promise<void> {
  await parameter.fill(words);
  await parameter.page().getByRole('option', { name }).click();
}
const saved = (page: Page) => page.getByRole('banner').getByText('Saved', { exact: true });

async function rename(page: Page, name: string): Promise<void> {
  await title(page).fill(name);
  await page.keyboard.press('Enter');
}

/** Names the concepts of a comparison from the first line on, as in a spreadsheet. */
async function nameConcepts(concepts: Locator, names: readonly string[]): Promise<void> {
  const { keyboard } = concepts.page();
  await concepts.getByRole('textbox', { name: 'Concepts, cell' }).focus();
  await keyboard.press('Control+Home');
  await keyboard.press('ArrowRight');
  for (const name of names) {
    await keyboard.type(name);
    await keyboard.press('Enter');
  }
}

test.describe('a work is edited by a team', () => {
  test('F2, F4: begins at the agent, confirms the contradiction, finds principles with their passages, keeps ideas', async ({
    member,
  }) => {
    await member.goto('/ai/agent-flow/air_find_solution_agent');
    await member.getByRole('link', { name: 'Begin a TRIZ work' }).click();
    await expect(member.getByRole('heading', { level: 1, name: 'Resolve a contradiction' })).toBeVisible();
    expect(await violations(member)).toEqual([]);
    await member.getByRole('button', { name: problem }).click();
    await member.getByRole('textbox', { name: 'Resolve a contradiction' }).press('Enter');
    await member.waitForURL(/\/result\/[0-9a-f-]{36}$/);

    const contradiction = member.getByRole('region', { name: 'Contradiction', exact: true });
    await expect(contradiction.getByRole('combobox', { name: 'Improves' })).toHaveValue(/Weight of/);
    await choose(contradiction.getByRole('combobox', { name: 'Improves' }), 'weight', '1 Weight of moving object');
    await choose(contradiction.getByRole('combobox', { name: 'Worsens' }), 'strength', '14 Strength');
    const matrix = member.getByRole('region', { name: 'Contradiction matrix' });
    await expect(matrix.locator('[aria-current]')).toHaveText('28 27 18 40');
    expect(await violations(member)).toEqual([]);

    await contradiction.getByRole('button', { name: 'Confirm' }).click();
    const principles = member.getByRole('region', { name: 'Principles' });
    await principles.getByRole('button', { name: 'Find principles' }).click();
    await expect(principles.getByRole('listitem')).toHaveCount(4);
    await expect(principles.getByRole('heading', { level: 3 }).first()).toHaveText(/^28 /);

    const idea = principles.getByRole('textbox', { name: 'Your idea with this principle' }).first();
    await idea.fill('Sense the load by light instead of a lever');
    await member.keyboard.press('Tab');
    await expect(saved(member)).toBeVisible();
    await member.reload();
    await expect(idea).toHaveValue('Sense the load by light instead of a lever');

    // By a cell of the whole matrix, from the keyboard.
    await member.getByRole('button', { name: 'Whole matrix' }).click();
    const whole = member.getByRole('dialog', { name: 'Contradiction matrix' });
    await expect(whole.getByRole('row')).toHaveCount(40);
    expect(await violations(member)).toEqual([]);
    await whole.getByRole('gridcell', { name: '28 27 18 40' }).getByRole('button').focus();
    for (let at = 14; at > 10; at -= 1) await member.keyboard.press('ArrowLeft');
    await member.keyboard.press('Enter');
    await expect(whole).toBeHidden();
    await expect(
      principles.getByText('The contradiction has changed since these principles were found.'),
    ).toBeVisible();
    expect(await violations(member)).toEqual([]);
    await principles.getByRole('button', { name: 'Find anew' }).click();
    await expect(principles.getByText('The contradiction has changed')).toHaveCount(0);
    await expect(idea).toHaveValue('Sense the load by light instead of a lever');

    // What the tool did is taken back first, then what it was asked for.
    const step = (name: 'Undo' | 'Redo') => member.getByRole('banner').getByRole('button', { name }).click();
    await step('Undo');
    await expect(principles.getByText('The contradiction has changed')).toBeVisible();
    await expect(contradiction.getByRole('combobox', { name: 'Worsens' })).toHaveValue(/^10 /);
    await step('Undo');
    await expect(contradiction.getByRole('combobox', { name: 'Worsens' })).toHaveValue(/^14 /);
    await step('Redo');
    await expect(contradiction.getByRole('combobox', { name: 'Worsens' })).toHaveValue(/^10 /);
    await step('Redo');
    await expect(principles.getByText('The contradiction has changed')).toHaveCount(0);

    for (const at of [0, 1]) await principles.getByRole('button', { name: 'Add concept' }).nth(at).click();
    const concepts = member.getByRole('region', { name: 'Concepts' }).first();
    await nameConcepts(concepts, ['Optical torque sensor', 'Ribbed shell']);
    await concepts.getByRole('button', { name: 'Add criterion' }).click();
    await concepts.getByRole('textbox', { name: 'Criterion' }).fill('Cost');
    await member.keyboard.press('Tab');
    await concepts.getByRole('textbox', { name: 'Concepts, cell' }).focus();
    for (const key of ['Control+Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', '2', 'ArrowDown', '5'])
      await member.keyboard.press(key);
    const rankOf = (concept: RegExp) => concepts.getByRole('row', { name: concept }).getByRole('gridcell').last();
    await expect(rankOf(/Optical torque sensor/)).toHaveText('2');
    await expect(rankOf(/Ribbed shell/)).toHaveText('1');
    expect(await violations(member)).toEqual([]);

    await member.goto('/history');
    await expect(member.getByRole('link', { name: new RegExp(problem) }).first()).toBeVisible();
  });

  test('F2, F4: finds effects with their sources, marks where the system stands, answers what sharpens the problem, compares with a datum', async ({
    member,
  }) => {
    await member.goto(await begin(member, 'The pump cools the liquid. The seal does not hold the liquid.'));
    const effects = member.getByRole('region', { name: 'Effects', exact: true });
    await effects.getByRole('button', { name: 'Find effects' }).click();
    const first = effects.getByRole('region', { name: 'pump cool liquid' }).getByRole('listitem').first();
    await expect(first).toContainText('Cool liquid');
    await expect(first).toContainText(/Source: .+, \d{4}/);
    await first.getByRole('textbox', { name: 'Your idea with this effect' }).fill('Let part of it evaporate');
    for (const at of [0, 1]) await effects.getByRole('button', { name: 'Add concept' }).nth(at).click();

    await member.getByRole('region', { name: 'Functions', exact: true }).getByLabel('Action').first().fill('filter');
    await member.keyboard.press('Tab');
    await expect(effects.getByText('A function has changed since its effects were found.')).toBeVisible();
    await effects.getByRole('button', { name: 'Find anew' }).click();
    await expect(effects.getByText('A function has changed')).toHaveCount(0);
    await expect(effects.getByRole('textbox', { name: 'Your idea with this effect' }).first()).toBeVisible();

    const standards = member.getByRole('region', { name: 'Standard solutions' });
    await standards.getByRole('button', { name: 'Add a model' }).click();
    await member.getByRole('menuitem').first().click();
    await expect(standards.getByRole('textbox', { name: 'What acts', exact: true })).not.toHaveValue('');
    await standards.getByRole('button', { name: 'Find standards' }).click();
    const named = standards.getByRole('heading', { level: 3 });
    await expect(named.first()).toBeVisible();
    const all = await named.allTextContents();
    await standards.getByRole('button', { name: 'What is ruled out' }).click();
    await standards.getByRole('checkbox', { name: 'Any new substance' }).check();
    await expect(standards.getByText('The model has changed since these standards were found.')).toBeVisible();
    await standards.getByRole('button', { name: 'Find anew' }).click();
    await expect.poll(() => named.allTextContents()).not.toEqual(all);

    await member.getByRole('treeitem', { name: /^Trends of evolution/ }).click();
    const trends = member.getByRole('region', { name: 'Trends of evolution' });
    await expect(trends).toBeFocused();
    await trends.getByRole('combobox', { name: 'Add a trend' }).selectOption({ label: 'Dynamisation' });
    await trends.getByText('One joint').click();
    await expect(trends.getByRole('radio', { name: 'One joint' })).toBeChecked();
    await expect(trends.getByRole('status')).toHaveText('Next: Many joints');

    const questions = member.getByRole('region', { name: 'Sharpen the problem' });
    await questions.getByRole('button', { name: 'Questions before a solution' }).click();
    await questions.getByRole('button', { name: /Answer What would happen by itself/ }).click();
    await questions.getByRole('textbox').fill('The liquid holds itself back while the pump stands still.');
    await member.keyboard.press('Tab');
    await expect(questions.getByText('1 of 7 answered')).toBeVisible();

    const concepts = member.getByRole('region', { name: 'Concepts' }).first();
    await nameConcepts(concepts, ['Wick', 'Ferrofluid seal']);
    await concepts.getByRole('button', { name: 'Add criterion' }).click();
    await concepts.getByRole('textbox', { name: 'Criterion' }).fill('Cost');
    await member.keyboard.press('Tab');
    await concepts.getByText('Compare with a datum').click();
    await concepts.getByRole('textbox', { name: 'Concepts compared with the datum, cell' }).focus();
    for (const key of ['Control+Home', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', '-', 'Enter'])
      await member.keyboard.press(key);
    await expect(concepts.getByRole('row', { name: /Ferrofluid seal/ })).toContainText('−3');
    await concepts.getByRole('combobox', { name: 'Datum' }).selectOption({ label: 'Ferrofluid seal' });
    await expect(concepts.getByRole('row', { name: /Wick/ })).toContainText('Unfinished');
    expect(await violations(member)).toEqual([]);

    const contradiction = member.getByRole('region', { name: 'Contradiction', exact: true });
    await contradiction.getByRole('button', { name: 'Another contradiction' }).click();
    await expect(contradiction.getByRole('combobox', { name: 'Improves' })).toHaveValue('');
    await contradiction.getByRole('button', { name: 'Remove this contradiction' }).click();
    await expect(contradiction.getByRole('button', { name: 'Remove this contradiction' })).toHaveCount(0);
  });

  test('F4: draws what acts on what, and is edited there as in the table', async ({ member }) => {
    await member.goto(await begin(member, 'The pump cools the liquid. The seal does not hold the liquid.'));
    const functions = member.getByRole('region', { name: 'Functions', exact: true });
    await functions.getByRole('radio', { name: 'Graph' }).click();
    const drawn = functions.getByRole('application', { name: 'Function model' });
    await expect(drawn.getByText('pump', { exact: true })).toBeVisible();
    await drawn.getByText('liquid', { exact: true }).dblclick();
    await member.keyboard.type('coolant');
    await member.keyboard.press('Enter');
    await expect(drawn.getByText('coolant', { exact: true })).toHaveCount(1);
    expect(await violations(member)).toEqual([]);
    await functions.getByRole('radio', { name: 'Table' }).click();
    for (const at of [0, 1])
      await expect(functions.getByRole('textbox', { name: 'Object' }).nth(at)).toHaveValue('coolant');
    await member.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
    for (const at of [0, 1])
      await expect(functions.getByRole('textbox', { name: 'Object' }).nth(at)).toHaveValue('liquid');
  });

  test('two browsers hear of each other, and end equal after one was cut off', async ({ member, browser }) => {
    const address = await begin(member);
    const context = await browser.newContext();
    const other = await context.newPage();
    await signIn(other);
    await member.goto(address);
    await other.goto(address);
    await expect(title(other)).toHaveValue(problem);

    await rename(member, 'Lighter housing');
    await expect(title(other)).toHaveValue('Lighter housing');

    await context.setOffline(true);
    const statement = other.getByRole('textbox', { name: 'Problem' });
    await statement.fill('Make the housing lighter; it must stay as strong.');
    await rename(other, 'Written on the train');
    await expect(other.getByRole('banner').getByText('Offline: kept on this device')).toBeVisible();
    await choose(member.getByRole('combobox', { name: 'Worsens' }), '11', '11 Stress or pressure');
    await expect(saved(member)).toBeVisible();

    await context.setOffline(false);
    await expect(saved(other)).toBeVisible();
    for (const page of [member, other]) {
      await expect(title(page)).toHaveValue('Written on the train');
      await expect(page.getByRole('textbox', { name: 'Problem' })).toHaveValue(
        'Make the housing lighter; it must stay as strong.',
      );
      await expect(page.getByRole('combobox', { name: 'Worsens' })).toHaveValue(/^11 /);
    }
    await context.close();
  });

  test('whoever was cut off is told what they wrote over, and takes it or leaves it', async ({ member, browser }) => {
    const address = await begin(member);
    const client = clientIn(member.context(), 'en');
    const work = address.split('/').at(-1) ?? '';
    await client.call(sharingCalls.grantTenant, {
      body: { data_type: 'work', data_id: work, granted: true, role: 'edit' },
    });
    const context = await browser.newContext();
    const other = await context.newPage();
    await signInAs(context, 'Taro Trial', 'en');
    await member.goto(address);
    await other.goto(address);
    await expect(title(other)).toHaveValue(problem);

    await context.setOffline(true);
    await rename(other, 'Written on the train');
    await expect(other.getByRole('banner').getByText('Offline: kept on this device')).toBeVisible();
    await rename(member, 'Written at the desk');
    await expect(saved(member)).toBeVisible();
    await context.setOffline(false);
    const told = other.getByRole('alert').filter({ hasText: 'Somebody else has changed what you changed' });
    await expect(told).toContainText('Mei Enterprise wrote in Title: “Written at the desk”');
    await expect(title(member)).toHaveValue('Written on the train');
    expect(await violations(other)).toEqual([]);
    await told.getByRole('button', { name: /^Use theirs: Title/ }).click();
    await expect(told).toBeHidden();
    for (const page of [member, other]) await expect(title(page)).toHaveValue('Written at the desk');

    // Both stand in the origin of the field, and either can be had again.
    await member.getByRole('banner').getByRole('button', { name: 'More' }).click();
    await member.getByRole('menuitem', { name: 'Versions and history' }).click();
    await member.getByRole('tab', { name: 'Origin' }).click();
    await title(member).focus();
    const written = member.getByRole('region', { name: 'Written by' });
    await expect(written.getByText('Written on the train')).toBeVisible();
    await written.getByRole('button', { name: /^Use again: Written on the train/ }).click();
    for (const page of [member, other]) await expect(title(page)).toHaveValue('Written on the train');
    await context.close();
  });

  test('what was done without a line survives the closing of the tab', async ({ page: member }) => {
    // A refused line is an error on the console, which a page of `member` must not have.
    await signIn(member);
    const address = await begin(member);
    await member.goto(address);
    await expect(title(member)).toHaveValue(problem);
    await member.route('**/api/works/*/edits', (route) => route.abort());
    await rename(member, 'Kept on the device');
    await expect(member.getByRole('banner').getByText('Offline: kept on this device')).toBeVisible();
    await member.unroute('**/api/works/*/edits');
    await member.goto('/history');
    await member.goto(address);
    await expect(title(member)).toHaveValue('Kept on the device');
    await expect(saved(member)).toBeVisible();
  });

  test('fits a phone', async ({ member }) => {
    await member.setViewportSize({ width: 360, height: 780 });
    await member.goto(await begin(member));
    const matrix = member.getByRole('region', { name: 'Contradiction matrix' });
    await matrix.scrollIntoViewIfNeeded();
    // The matrix is wider than a phone: it stands where the cell is to be seen.
    await expect(matrix.locator('[aria-current]')).toBeInViewport();
    expect(await member.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await violations(member)).toEqual([]);
  });

  test('a colleague who may comment asks, suggests and is answered; what was suggested is accepted where it stands', async ({
    member,
    browser,
  }) => {
    const address = await begin(member);
    await member.goto(address);
    await member.getByRole('banner').getByRole('button', { name: 'Share' }).click();
    const share = member.getByRole('dialog', { name: 'Share this work' });
    await share.getByRole('combobox', { name: 'Person' }).fill('Taro');
    await member.getByRole('option', { name: /Taro Trial/ }).click();
    await share.getByRole('combobox', { name: 'May', exact: true }).selectOption('comment');
    await share.getByRole('button', { name: 'Add' }).click();
    await expect(share.getByRole('combobox', { name: 'What Taro Trial may do' })).toHaveValue('comment');
    expect(await violations(member)).toEqual([]);
    await member.keyboard.press('Escape');

    const context = await browser.newContext();
    const other = await context.newPage();
    await signInAs(context, 'Taro Trial', 'en');
    await other.goto(address);
    await expect(other.getByRole('banner').getByText('Suggesting')).toBeVisible();
    await other
      .getByRole('textbox', { name: 'Problem' })
      .fill('Make the pump housing a fifth lighter without losing strength.');
    await other.keyboard.press('Tab');
    await expect(other.getByRole('group', { name: 'Suggested by Taro Trial' })).toContainText('a fifth');

    await expect(member.getByRole('banner').getByRole('list', { name: 'Also here' })).toBeVisible();
    const suggested = member.getByRole('group', { name: 'Suggested by Taro Trial' });
    await expect(suggested.locator('ins')).toHaveText(/a fifth/);
    expect(await violations(member)).toEqual([]);
    await suggested.getByRole('button', { name: 'Accept' }).click();
    for (const page of [member, other])
      await expect(page.getByRole('textbox', { name: 'Problem' })).toHaveValue(
        'Make the pump housing a fifth lighter without losing strength.',
      );

    await other.getByRole('button', { name: 'Comment on Problem' }).first().click();
    const theirs = other.getByRole('complementary', { name: 'Beside the work' });
    await theirs.getByRole('textbox', { name: 'Write a comment' }).fill('Which strength counts?');
    await theirs.getByRole('button', { name: 'Send' }).click();
    await member.getByRole('button', { name: '1 comment on Problem' }).click();
    const panel = member.getByRole('complementary', { name: 'Beside the work' });
    await expect(panel.getByText('Which strength counts?')).toBeVisible();
    await panel.getByRole('button', { name: 'Answer' }).click();
    await panel.getByRole('textbox', { name: 'Answer' }).fill('Burst pressure.');
    await member.keyboard.press('Control+Enter');
    await expect(theirs.getByText('Burst pressure.')).toBeVisible();
    expect(await violations(member)).toEqual([]);
    await panel.getByRole('button', { name: 'Resolve' }).click();
    await expect(member.getByRole('button', { name: '1 comment on Problem' })).toHaveCount(0);
    await context.close();
  });

  test('F4: tells where what stands in a field comes from', async ({ member }) => {
    await member.goto(await begin(member));
    const contradiction = member.getByRole('region', { name: 'Contradiction', exact: true });
    const worsens = contradiction.getByRole('combobox', { name: 'Worsens' });
    await choose(worsens, 'stress', '11 Stress or pressure');
    await contradiction.getByRole('button', { name: 'Confirm' }).click();
    const principles = member.getByRole('region', { name: 'Principles' });
    await principles.getByRole('button', { name: 'Find principles' }).click();
    await expect(principles.getByRole('listitem')).toHaveCount(4);

    await member.getByRole('banner').getByRole('button', { name: 'More' }).click();
    await member.getByRole('menuitem', { name: 'Versions and history' }).click();
    const panel = member.getByRole('complementary', { name: 'Beside the work' });
    await panel.getByRole('tab', { name: 'Origin' }).click();
    await worsens.focus();
    const writers = panel.getByRole('region', { name: 'Written by' });
    await expect(writers).toContainText('Mei Enterprise');
    await expect(writers).toContainText('Assay’s rules');
    await principles.getByRole('textbox', { name: 'Your idea with this principle' }).first().focus();
    await expect(writers).toContainText('Nobody has written here yet.');
    await expect(panel.getByRole('region', { name: 'Derived from' })).toContainText('Worsens');
    expect(await violations(member)).toEqual([]);
    await choose(worsens, 'force', '10 Force');
    await principles.getByRole('textbox', { name: 'Your idea with this principle' }).first().focus();
    await expect(panel.getByText('Changed since')).toBeVisible();
  });

  test('goes back to a version that has a name, is copied, taken along, put away and taken back', async ({
    member,
  }) => {
    await member.goto(await begin(member));
    await member.getByRole('banner').getByRole('button', { name: 'More' }).click();
    await member.getByRole('menuitem', { name: 'Versions and history' }).click();
    const panel = member.getByRole('complementary', { name: 'Beside the work' });
    await panel.getByRole('textbox', { name: 'Name this version' }).fill('As told');
    await panel.getByRole('button', { name: 'Keep' }).click();
    await expect(panel.getByText('As told')).toBeVisible();
    await rename(member, 'Another title');
    await expect(saved(member)).toBeVisible();
    await panel.getByRole('button', { name: 'Show changes' }).first().click();
    const changes = member.getByRole('dialog', { name: 'Changes since “As told”' });
    await expect(changes.locator('ins').first()).toContainText('Another');
    expect(await violations(member)).toEqual([]);
    await member.keyboard.press('Escape');
    await panel.getByRole('button', { name: 'Restore' }).first().click();
    await member
      .getByRole('alertdialog')
      .or(member.getByRole('dialog'))
      .getByRole('button', { name: 'Restore' })
      .click();
    await expect(title(member)).toHaveValue(problem);

    const menu = async (...names: string[]) => {
      await member.getByRole('banner').getByRole('button', { name: 'More' }).click();
      for (const name of names) await member.getByRole('menuitem', { name }).click();
    };
    const file = member.waitForEvent('download');
    await menu('Export', 'Markdown');
    expect((await file).suggestedFilename()).toMatch(/\.md$/);
    const original = member.url();
    await menu('Duplicate');
    await expect(title(member)).toHaveValue(`Copy of ${problem}`);
    expect(member.url()).not.toBe(original);
    await menu('Move to trash');
    await member
      .getByRole('alertdialog')
      .or(member.getByRole('dialog'))
      .getByRole('button', { name: 'Move to trash' })
      .click();
    await member.waitForURL(/\/home/);
    await member.getByText('Undo', { exact: true }).click();
    await expect(title(member)).toHaveValue(`Copy of ${problem}`);
  });

  test('the address of a work in the trash shows whoever put it there where it lies, and it comes back', async ({
    page,
  }) => {
    await signIn(page);
    const address = await begin(page);
    const id = address.split('/').at(-1) ?? '';
    await clientIn(page.context(), 'en').call(trashCalls.remove, { params: { work_id: id } });
    await page.goto(address);
    await page.waitForURL(/\/history\?list=trash$/);
    await expect(page.getByText('Nobody can open them until you put them back.')).toBeVisible();
    await page
      .getByRole('button', { name: /^Put back/ })
      .first()
      .click();
    await page.getByText('Open', { exact: true }).click();
    await expect(title(page)).toHaveValue(problem);
  });

  test('P55: shows whoever comes by a link the work as it is, and nothing of its past', async ({ member, browser }) => {
    const address = await begin(member);
    const id = address.split('/').at(-1) ?? '';
    const { path } = await clientIn(member.context(), 'en').call(sharingCalls.create, {
      body: { data_id: id, data_type: 'work', role: 'comment' },
    });
    const guests = await browser.newContext();
    const guest = await guests.newPage();
    await guest.goto(path);
    await expect(title(guest)).toHaveValue(problem);
    await guest.getByRole('banner').getByRole('button', { name: 'Beside the work' }).click();
    await expect(guest.getByRole('tab')).toHaveText([/^Suggestions/, /^Checks/, /^Evidence/, /^Comments/]);
    // Suggestions are of people who can be asked about them.
    await expect(guest.getByRole('banner').getByText('Shared work, open to your comments')).toBeVisible();
    await expect(guest.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
    await guest.getByRole('tab', { name: /^Comments/ }).click();
    await guest.getByRole('textbox', { name: 'Your name' }).fill('Ada');
    await guest.getByRole('textbox', { name: /comment/i }).fill('Is the gap really the variable?');
    await guest.getByRole('button', { name: 'Send' }).click();
    await expect(guest.getByRole('textbox', { name: /comment/i })).toHaveValue('');
    await expect(guest.getByRole('tabpanel').getByText('Is the gap really the variable?')).toBeVisible();
    expect(await violations(guest)).toEqual([]);
    await guest.getByRole('banner').getByRole('button', { name: 'More' }).click();
    await expect(guest.getByRole('menuitem', { name: 'Print' })).toBeVisible();
    await expect(guest.getByRole('menuitem', { name: 'Versions and history' })).toHaveCount(0);
    await guests.close();
  });

  test('F4: opens what was exported as a work of its own, and says why it cannot', async ({ page: member }) => {
    // What the service refuses is an error on the console, which a page of `member` must not have.
    await signIn(member);
    const file = (content: unknown, name = 'work.json') => ({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
    });
    const fields = { title: 'Brought along', statement: 'Make the housing lighter.' };
    const root = { id: 'work', type: 'work', parent: null, order: 'a0', fields };
    const evidence = { gone: { document: 'nowhere', version: 1, start: 0, end: 4, quote: 'gone' } };
    await member.goto('/result/new');
    const choose = async (given: ReturnType<typeof file>) => {
      const chooser = member.waitForEvent('filechooser');
      await member.getByRole('button', { name: 'Open an exported work' }).click();
      await (await chooser).setFiles(given);
    };
    await choose(file('Dear sir,', 'letter.json'));
    await expect(member.getByText('The file is no work that was exported as JSON.')).toBeVisible();
    expect(await violations(member)).toEqual([]);
    await choose(file({ kind: 'triz', schema: 0, records: [{ ...root, fields: { colour: 'red' } }] }));
    await expect(member.getByText('It could not be opened')).toBeVisible();
    await choose(file({ kind: 'triz', schema: 0, records: [{ ...root, evidence }] }));
    await expect(title(member)).toHaveValue('Brought along');
    await expect(member.getByText('1 quotation stands in no document of your library and was left out.')).toBeVisible();
  });

  test('F4: prints the document, not the screen that it is edited on', async ({ member }) => {
    await member.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', document.title);
    });
    await member.goto(await begin(member));
    await expect(title(member)).toHaveValue(problem);
    const onPaper = member.getByRole('heading', { level: 1, name: problem });
    const written = member.getByRole('paragraph').filter({ hasText: 'The housing of the pump has to lose weight.' });
    const typing = member.getByRole('region', { name: 'Problem' }).getByRole('textbox').first();
    await typing.fill('The housing of the pump has to lose weight.');
    await typing.press('ControlOrMeta+p');
    await expect(member.locator('body')).toHaveAttribute('data-printed', problem);
    await expect(title(member), 'on the screen nothing changes').toBeVisible();

    await member.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(onPaper).toBeVisible();
    await expect(onPaper, 'paper is white, whatever the theme').toHaveCSS('color-scheme', 'light');
    await expect(onPaper).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(written).toBeVisible();
    await expect(member.getByRole('banner')).toBeHidden();
    await expect(member.getByRole('textbox')).toHaveCount(0);
    expect((await member.pdf({ format: 'A4' })).byteLength).toBeGreaterThan(1000);
    await member.emulateMedia({ media: 'screen' });
    await member.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(written).toHaveCount(0);
    await expect(member).toHaveTitle(new RegExp(problem));
  });
});

import * as boardsCalls from '@assay/contract/calls/boards';
import type { Page } from '@playwright/test';
import { clientIn } from './person.ts';
import { expect, signIn, test, violations } from './support.ts';

const problem = 'Raise the capacity of the silicon anode without the electrode losing stability when it swells.';

async function begin(page: Page, mind: 'tech-mind' | 'material-mind' | 'idea-exploration' = 'tech-mind') {
  const body = { message: problem, mind };
  const { board_id: id } = await clientIn(page.context(), 'en').call(boardsCalls.create, { body });
  return `/board/${id}`;
}

const canvas = (page: Page) => page.getByRole('region', { name: 'Idea board' });
const card = (page: Page, name: string | RegExp) => canvas(page).getByRole('group', { name });
const saved = (page: Page) => page.getByRole('banner').getByText('Saved', { exact: true });

test.describe('a board of ideas', () => {
  test('F3: begins with a problem, finds ideas with their passages, and grows the branch that is pushed', async ({
    member,
  }) => {
    await member.goto('/board/new?mind=idea-exploration');
    await expect(member.getByRole('heading', { level: 1, name: 'Explore ideas' })).toBeVisible();
    expect(await violations(member)).toEqual([]);
    await member.getByRole('textbox', { name: 'Explore ideas' }).fill(problem);
    await member.keyboard.press('Enter');
    await member.waitForURL(/\/board\/[0-9a-f-]{36}$/);
    await expect(card(member, /^Raise the capacity/)).toBeVisible();

    await canvas(member).getByRole('button', { name: 'Zoom out' }).click();
    const carried = canvas(member).getByRole('group', { name: /Principle \d+.* · 1 passage/ });
    await expect(carried.first()).toBeVisible();
    await carried.first().click();
    const chosen = member.getByRole('complementary', { name: 'Chosen card' });
    await expect(chosen.locator('blockquote')).toHaveCount(1);
    expect(await violations(member)).toEqual([]);

    const groups = canvas(member).getByRole('group', { name: /Principle|Your own idea/ });
    const before = await groups.evaluateAll((all) => all.map((each) => (each as HTMLElement).style.transform));
    await chosen.getByRole('textbox', { name: 'Direction' }).fill('graphene coating');
    await chosen.getByRole('button', { name: 'Grow' }).click();
    await expect(chosen.getByRole('status')).toHaveText(
      /new ideas?, the others untouched|No passage carries this direction yet/,
    );
    await expect.poll(() => groups.count()).toBeGreaterThan(before.length);
    const after = await groups.evaluateAll((all) => all.map((each) => (each as HTMLElement).style.transform));
    expect(after).toEqual(expect.arrayContaining(before));
    await member.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
    await expect(groups).toHaveCount(before.length);
    await canvas(member).getByText(problem).focus();
    await member.keyboard.press('Control+Shift+z');
    await expect(groups).toHaveCount(after.length);

    const list = canvas(member).getByText('List', { exact: true });
    await list.click();
    // What is chosen looks chosen under the pointer that chose it.
    const fill = () => list.evaluate((word) => getComputedStyle(word.closest('label') ?? word).backgroundColor);
    await member.waitForTimeout(300);
    const rested = await fill();
    await member.mouse.move(0, 0);
    await member.waitForTimeout(300);
    expect(await fill()).toBe(rested);
    const rows = canvas(member).getByRole('treeitem');
    await expect(rows).toHaveCount(after.length + 1);
    expect(await violations(member)).toEqual([]);
    await member.goto('/history');
    await expect(member.getByRole('link', { name: new RegExp(problem.slice(0, 40)) }).first()).toBeVisible();
  });

  test('two people move cards at once, and both see where all stand; a reload shows the same', async ({
    member,
    browser,
  }) => {
    const address = await begin(member);
    const context = await browser.newContext();
    const other = await context.newPage();
    await signIn(other);
    await member.goto(address);
    await other.goto(address);
    const cards = (page: Page) => canvas(page).getByRole('group', { name: /Principle \d+/ });
    const places = (page: Page) =>
      cards(page).evaluateAll((all) => all.map((each) => (each as HTMLElement).style.transform).sort());
    for (const page of [member, other]) await expect(cards(page).first()).toBeVisible();
    const before = await places(member);
    expect(await places(other)).toEqual(before);

    const push = async (page: Page, at: number, key: string) => {
      await cards(page).nth(at).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press(`Shift+${key}`);
      await page.keyboard.press('Escape');
    };
    await Promise.all([push(member, 0, 'ArrowUp'), push(other, 3, 'ArrowDown')]);
    await expect(saved(member)).toBeVisible();
    await expect(saved(other)).toBeVisible();
    const movedOnBoth = async () => {
      const [hers, theirs] = await Promise.all([places(member), places(other)]);
      return hers.join() === theirs.join() ? hers.filter((place) => !before.includes(place)) : [];
    };
    await expect.poll(movedOnBoth).toHaveLength(2);
    const moved = await places(member);
    await member.reload();
    await expect.poll(() => places(member)).toEqual(moved);
    await context.close();
  });

  test('fits a phone, where the list comes first', async ({ member }) => {
    await member.setViewportSize({ width: 360, height: 780 });
    await member.goto(await begin(member, 'material-mind'));
    await expect(canvas(member).getByRole('tree')).toBeVisible();
    await expect(canvas(member).getByRole('treeitem').nth(4)).toBeVisible();
    expect(await member.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await violations(member)).toEqual([]);
  });

  // A refused request is an error on the console, which a page of `member` must not have.
  test('cannot be opened for want of a line, says so, and is asked for again; one that is not there is as closed as that of others', async ({
    page,
  }) => {
    await signIn(page);
    const address = await begin(page);
    await page.route('**/api/works/*', (route) => route.abort());
    await page.goto(address);
    await expect(page.getByText('The work could not be opened')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.unroute('**/api/works/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, /^Raise the capacity/)).toBeVisible();
    expect(page.url()).toMatch(new RegExp(`${address}$`));
    await page.goto('/board/00000000-0000-4000-8000-000000000000');
    await page.waitForURL('**/403');
  });
});

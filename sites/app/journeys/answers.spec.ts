import { readFile } from 'node:fs/promises';
import { answered, ask, chips, expect, test, violations } from './support.ts';

test.describe('what a person does with an answer', () => {
  test('copies it with its sources, exports it, keeps it and says whether it helped', async ({ member, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await ask(member, answered);
    const row = member.getByRole('group', { name: 'Use this answer' });
    await row.getByRole('button', { name: 'Copy answer' }).click();
    await expect(row.getByText('The answer was copied with its sources.')).toBeVisible();
    const copied = await member.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const read = async (type: string) => (await item?.getType(type))?.text();
      return { text: await read('text/plain'), html: await read('text/html') };
    });
    expect(copied.text).toContain(answered);
    expect(copied.text).toMatch(/^1\. .+ \[1/m);
    expect(copied.html).toContain('<ol><li>');

    for (const [line, end, begins] of [
      ['Word document', '.docx', 'PK'],
      ['PDF', '.pdf', '%PDF'],
      ['Values as Excel workbook', '.xlsx', 'PK'],
      ['Sources as BibTeX', '.bib', '% Question'],
    ] as const) {
      await row.getByRole('button', { name: 'Export' }).click();
      const download = member.waitForEvent('download');
      await member.getByRole('menuitem', { name: line }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(new RegExp(`\\${end}$`));
      expect((await readFile(await file.path())).toString('latin1').startsWith(begins)).toBe(true);
      await expect(row.getByText(`${line} was saved.`)).toBeVisible();
    }

    await chips(member).first().click();
    await member.getByRole('button', { name: 'Copy sentence with source' }).click();
    await expect(member.getByText('Copied with its source.')).toBeVisible();
    await member.keyboard.press('Escape');

    await row.getByRole('button', { name: 'Not helpful' }).click();
    const dialog = member.getByRole('dialog', { name: 'What was wrong?' });
    await dialog.getByRole('radio', { name: 'A figure is wrong' }).check();
    await dialog.getByRole('button', { name: /^Send/ }).click();
    await expect(dialog).toBeHidden();
    await row.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(row.getByText('Saved. It stands under History, Saved.')).toBeVisible();
    expect(await violations(member)).toEqual([]);

    await member.reload();
    await expect(row.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expect(row.getByRole('button', { name: 'Not helpful' })).toHaveAttribute('aria-pressed', 'true');

    await member.goto('/history');
    await member.getByRole('radio', { name: 'Saved' }).check({ force: true });
    await expect(member.getByRole('main').getByRole('link', { name: new RegExp(answered.slice(0, 30)) })).toBeVisible();
    await member
      .getByRole('button', { name: /^No longer save/ })
      .first()
      .click();
    await expect(member.getByText('No longer saved')).toBeVisible();
  });

  test('compares two versions of it', async ({ member }) => {
    await ask(member, answered);
    await member.getByRole('button', { name: 'Regenerate' }).click();
    await expect(member.getByText('Version 2 of 2')).toBeVisible();
    await member.getByRole('button', { name: 'More for this answer' }).click();
    await member.getByRole('menuitem', { name: 'Compare versions' }).click();
    const dialog = member.getByRole('dialog', { name: 'Two versions of the answer' });
    await expect(dialog.getByText('Both say the same.')).toBeVisible();
    expect(await violations(member)).toEqual([]);
  });

  test('prints question, answer, values and sources, and nothing of the frame', async ({ member }) => {
    await ask(member, answered);
    await expect(member.getByRole('group', { name: 'Use this answer' })).toBeVisible();
    await member.emulateMedia({ media: 'print' });
    await expect(member.getByRole('heading', { level: 1, name: answered })).toBeVisible();
    await expect(member.getByRole('heading', { name: 'Sources', exact: true })).toBeVisible();
    await expect(member.getByRole('banner')).toBeHidden();
    await expect(member.getByRole('navigation').first()).toBeHidden();
    await expect(member.getByRole('button', { name: 'Copy answer' })).toBeHidden();
    await expect(member.getByRole('textbox', { name: 'Ask a follow-up' })).toBeHidden();
    await expect(member.getByRole('link', { name: 'Skip to the content' })).toBeHidden();
    await member.setViewportSize({ width: 794, height: 1123 });
    // Paper has one column: the words take its width, and the sources stand behind all that cites them.
    const [page, words, sources] = await Promise.all(
      [
        member.getByRole('main'),
        member.getByRole('region', { name: 'Answer' }),
        member.getByRole('heading', { name: 'Sources', exact: true }),
      ].map((part) => part.boundingBox()),
    );
    const applications = await member.getByRole('heading', { name: 'Applications' }).boundingBox();
    expect(words?.width).toBeGreaterThan((page?.width ?? 0) * 0.8);
    expect(sources?.y).toBeGreaterThan(applications?.y ?? Number.POSITIVE_INFINITY);
  });

  test('folds into a menu where there is little room', async ({ member }) => {
    await member.setViewportSize({ width: 360, height: 760 });
    await ask(member, answered);
    await expect(member.getByRole('button', { name: 'Export' })).toBeHidden();
    await member.getByRole('button', { name: 'More for this answer' }).click();
    await member.getByRole('menuitemcheckbox', { name: 'Save' }).click();
    await expect(member.getByText('Saved. It stands under History, Saved.')).toBeVisible();
    await expect(member.getByRole('menuitem', { name: 'Sources as RIS' })).toBeVisible();
    const overflow = await member.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

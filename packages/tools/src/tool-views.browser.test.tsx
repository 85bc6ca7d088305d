import { loadFonts } from '@assay/design-system/fonts';
import '@assay/design-system/page';
import { bcp47, type Locale, locales, type ShareRole } from '@assay/domain';
import type { Operation } from '@assay/works';
import { oneOfEach } from '@assay/works/testing';
import { cleanup, render, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadTool, ShownWork } from './shown-work.test-support.tsx';
import { toolViews } from './views.ts';

/** CSS pixels of the narrowest page, and of one that has room beside the work. */
const narrow = 360;
const wide = 1200;
/** Times, 100 ms apart, that a page has to look the same until it counts as drawn. */
const quiet = 3;

interface Shown {
  state: string;
  operations(all: readonly Operation[]): readonly Operation[];
  role: ShareRole;
}

/** What a work can be on the page of its tool. */
const states: readonly Shown[] = [
  { state: 'with one record of each type', operations: (all) => all, role: 'edit' },
  { state: 'with nothing in it', operations: (all) => all.slice(0, 1), role: 'edit' },
  { state: 'to somebody who only reads', operations: (all) => all, role: 'read' },
];

/** The page of a work on a telephone, once all of it is drawn. */
async function drawn(kind: string, locale: Locale, { operations, role }: Shown): Promise<HTMLElement> {
  document.documentElement.lang = bcp47[locale];
  await loadFonts(bcp47[locale]);
  const { view, Surroundings } = await loadTool(kind, locale);
  const { container } = render(
    <Surroundings>
      <ShownWork view={view} operations={operations(oneOfEach(view.kind))} role={role} />
    </Surroundings>,
  );
  let same = 0;
  let before = '';
  await expect
    .poll(
      () => {
        const now = container.innerHTML;
        const isThere =
          container.querySelector('h1') !== null && container.querySelector('[aria-busy="true"]') === null;
        same = isThere && now === before ? same + 1 : 0;
        before = now;
        return same;
      },
      { interval: 100 },
    )
    .toBeGreaterThan(quiet);
  return container;
}

/** What axe finds, with what is on its way at its end. */
async function findingsIn(element: HTMLElement): Promise<string[]> {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  // Focus guards are hidden yet focusable by design: they hand the focus on at once.
  const { violations } = await axe.run({ include: element, exclude: ['[data-base-ui-focus-guard]'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** Every tool of the list: what is put into it is looked at without a line here. */
describe.each(Object.keys(toolViews))('a work of %s', (kind) => {
  beforeAll(() => page.viewport(narrow, 800));
  afterEach(cleanup);

  describe.each(states)('$state', (shown) => {
    it.each(locales)('fits a telephone and has no fault for axe, in %s', async (locale) => {
      const element = await drawn(kind, locale, shown);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(narrow);
      expect(await findingsIn(element)).toEqual([]);
    });
  });

  it('lets nobody write who only reads', async () => {
    const element = await drawn(kind, 'en', states.at(-1) as Shown);
    const open = [...element.querySelectorAll<HTMLInputElement>('input, textarea, select, [contenteditable="true"]')];
    const writable = open.filter((field) => !field.readOnly && !field.disabled && field.type !== 'radio');
    expect(writable.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  it('leads from each line of its outline to what that stands for', async () => {
    await page.viewport(wide, 800);
    localStorage.clear();
    const work = within(await drawn(kind, 'en', states[0] as Shown));
    const toggle = work.getByRole('button', { name: 'Structure' });
    if (toggle.getAttribute('aria-expanded') === 'false') await userEvent.click(toggle);
    const tree = within(await work.findByRole('navigation', { name: 'Structure' }));
    const closed = () => tree.getAllByRole('treeitem').filter((each) => each.getAttribute('aria-expanded') === 'false');
    while (closed().length > 0) {
      closed()[0]?.focus();
      await userEvent.keyboard('{ArrowRight}');
    }
    const names = tree.getAllByRole('treeitem').map(({ title }) => title);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      await userEvent.click(tree.getAllByTitle(name)[0] as HTMLElement);
      const { activeElement } = document;
      expect([activeElement === document.body, activeElement?.closest('nav')], name).toEqual([false, null]);
    }
    await page.viewport(narrow, 800);
  });
});

import axe from 'axe-core';

/** Base UI's focus guards are hidden yet focusable by design: they hand the focus on at once. */
export const notExamined = ['[data-base-ui-focus-guard]'] as const;

/** Rules whose answer depends on the theme. */
const ofColour = ['color-contrast', 'link-in-text-block'];

/** Fails with what axe finds of colours in an element, with finite transitions at their end. */
export async function expectNoFindings(element: HTMLElement): Promise<void> {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
  const { violations } = await axe.run(
    { include: element, exclude: [...notExamined] },
    { runOnly: { type: 'rule', values: ofColour } },
  );
  if (violations.length === 0) return;
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary ?? ''}`),
  );
  throw new Error(`axe, in the ${document.documentElement.dataset['theme']} theme:\n${lines.join('\n')}`);
}

/** Fails where the page is wider than its window once it is read in the other direction, and was not before. */
export function expectNoSpill(direction: 'ltr' | 'rtl'): void {
  const root = document.documentElement;
  const spill = () => Math.max(0, root.scrollWidth - root.clientWidth);
  const own = root.dir;
  const before = spill();
  root.dir = direction;
  const after = spill();
  root.dir = own;
  if (after > before) throw new Error(`Read ${direction}, the page is ${after - before} px wider than its window.`);
}

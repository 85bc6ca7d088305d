import axe from 'axe-core';

/** Base UI's focus guards are hidden yet focusable by design: they hand the focus on at once. */
export const notExamined = ['[data-base-ui-focus-guard]'] as const;

/** Fails with what axe finds in an element, with finite transitions at their end. */
export async function expectNoFindings(element: HTMLElement): Promise<void> {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
  const { violations } = await axe.run(
    { include: element, exclude: [...notExamined] },
    // `region` asks every part of a page to lie in a landmark; a story is a part of a page.
    { rules: { region: { enabled: false } } },
  );
  if (violations.length === 0) return;
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary ?? ''}`),
  );
  throw new Error(`axe, in the ${document.documentElement.dataset['theme']} theme:\n${lines.join('\n')}`);
}

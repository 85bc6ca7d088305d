import type { Page } from '@playwright/test';

/** Times that a page may begin to move while it is looked at, before it is taken as it is. */
const patience = 5;

/** Where a page tells that something began to move or to fade since it was last still. */
interface Movement {
  hasMoved?: boolean;
}

/**
 * Looks at a page that stands still from beginning to end: a colour on its way has the contrast of neither end, and a
 * dialog may open, or a page be left for another, while its words are being measured. Then it is looked at again.
 */
export async function whileStill<T>(page: Page, look: () => Promise<T>): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    await untilStill(page);
    const seen = await look();
    const hasMoved = await page.evaluate(() => (globalThis as Movement).hasMoved ?? true);
    if (!hasMoved || turn === patience) return seen;
  }
}

/** Waits until what began to move or to fade has ended, and watches from then on. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const here = globalThis as Movement;
    const roots = (within: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      within,
      ...[...within.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
    ];
    const moving = () =>
      roots(document)
        .flatMap((root) => root.getAnimations())
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
    if (here.hasMoved === undefined)
      for (const began of ['animationstart', 'transitionrun'])
        document.addEventListener(began, () => (here.hasMoved ||= moving().length > 0), true);
    // What ends may take an element away, or begin the next movement, a frame later.
    for (let frame = 0; frame < 2; frame += 1) {
      const now = moving();
      if (now.length > 0) frame = 0;
      // The end of a movement is not always told where its element is taken away: it is looked at anew, not waited for for ever.
      await Promise.race([
        Promise.allSettled(now.map(({ finished }) => finished)),
        new Promise((resolve) => setTimeout(resolve, 1_000)),
      ]);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    here.hasMoved = false;
  });
}

import type { Page } from '@playwright/test';

/** Waits until what began to move or to fade has ended: a colour on its way has the contrast of neither end. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
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
    // What ends may take an element away, or begin the next movement, a frame later.
    for (let frame = 0; frame < 2; frame += 1) {
      await Promise.allSettled(moving().map(({ finished }) => finished));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

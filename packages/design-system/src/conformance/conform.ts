import { afterEach, describe, expect, it } from 'vitest';
import type { Primitive } from './conformance.types.ts';
import { primitives } from './primitives.ts';
import { clearStage, mount, type Place, type Stage } from './stage.tsx';

async function begin({ view, focus }: Primitive, place: Place): Promise<Stage> {
  const stage = mount(place, view);
  (await stage.find(...focus)).focus();
  await stage.focused(...focus);
  return stage;
}

/** Tries every primitive in one kind of tree. Each kind is a file of its own, so that both are tried at once. */
export function conform(place: Place): void {
  afterEach(async () => {
    await clearStage();
    history.replaceState(undefined, '', location.pathname + location.search);
  });

  describe.each(primitives)('$name', (primitive) => {
    it.each(primitive.keyboard)('$keys $does', async ({ keys, after, expect: holds }) => {
      const stage = await begin(primitive, place);
      await after?.(stage);
      await stage.keys(keys);
      await holds(stage);
      expect(stage.leaked).toEqual([]);
    });

    const { pointer, overlay } = primitive;

    if (pointer) {
      it('is pressed by the mouse', async () => {
        const stage = mount(place, primitive.view);
        await stage.press(...pointer.press);
        await pointer.expect(stage);
      });

      it('is pressed by touch', async () => {
        const stage = mount(place, primitive.view);
        await stage.tap(...pointer.press);
        await pointer.expect(stage);
      });
    }

    if (overlay) {
      it('opens inside its own root, and Esc closes it alone and returns the focus', async () => {
        const stage = await begin(primitive, place);
        const heard: KeyboardEvent[] = [];
        const hear = (event: KeyboardEvent) => heard.push(event);
        window.addEventListener('keydown', hear);
        try {
          await overlay.open(stage);
          const content = await stage.find(...overlay.content);
          expect(content.getRootNode()).toBe(stage.tree);
          const isNative = content.closest('dialog') !== null;
          await stage.keys('{Escape}');
          await stage.gone(overlay.content[0]);
          await stage.focused(...(overlay.returnsTo ?? primitive.focus));
          // A page around it that hears Esc must be able to tell that it is spent; native dialogs hear it themselves.
          const escapes = heard.filter(({ key }) => key === 'Escape');
          expect(isNative || escapes.every(({ defaultPrevented }) => defaultPrevented)).toBe(true);
        } finally {
          window.removeEventListener('keydown', hear);
        }
      });

      if (overlay.closesOutside !== false) {
        it('closes by a press outside', async () => {
          const stage = await begin(primitive, place);
          await overlay.open(stage);
          await stage.find(...overlay.content);
          await stage.pressOutside();
          await stage.gone(overlay.content[0]);
        });
      }
    }
  });
}

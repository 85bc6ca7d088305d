import { afterEach, describe, expect, it } from 'vitest';
import * as surface from '../index.ts';
import type { Primitive } from './conformance.types.ts';
import { presentational } from './coverage.ts';
import { data } from './data.tsx';
import { inputs } from './inputs.tsx';
import { navigation } from './navigation.tsx';
import { overlays } from './overlays.tsx';
import { clearStage, mount, type Place, places, type Stage } from './stage.tsx';

const primitives: readonly Primitive[] = [...inputs, ...overlays, ...navigation, ...data];

afterEach(async () => {
  await clearStage();
  history.replaceState(undefined, '', location.pathname + location.search);
});

async function begin({ view, focus }: Primitive, place: Place): Promise<Stage> {
  const stage = mount(place, view);
  (await stage.find(...focus)).focus();
  await stage.focused(...focus);
  return stage;
}

describe.each(places)('in a %s tree', (place) => {
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
});

describe('the tables', () => {
  it('hold every interactive primitive that is exported, each with a keyboard', () => {
    const known = new Set([...primitives.flatMap(({ exports }) => exports), ...presentational]);
    const components = Object.entries(surface)
      .filter(([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name) && !name.endsWith('Icon'))
      .map(([name]) => name);
    expect(components.filter((name) => !known.has(name))).toEqual([]);
    expect(primitives.filter(({ keyboard }) => keyboard.length === 0)).toEqual([]);
  });

  it('name nothing that is not exported', () => {
    const named = [...primitives.flatMap(({ exports }) => exports), ...presentational];
    expect(named.filter((name) => !(name in surface))).toEqual([]);
  });
});

import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { makeRows } from './rows.js';

const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
const stamp = (name) => console.timeStamp(`act:${name}`);

/** Runs an act in a task of its own between two stamps of the trace, with the frames that follow from it. */
function act(name, work) {
  return new Promise((done) => {
    setTimeout(async () => {
      stamp(`${name}:begin`);
      // The work begins in a task of its own, which then lies whole between the stamps.
      await new Promise((next) => setTimeout(next));
      await work();
      await frame();
      await frame();
      stamp(`${name}:end`);
      done();
    });
  });
}

/** Offers the acts of a page: `Table` draws `rows`, `scroller` and `head` find what is scrolled and what is pressed to sort. */
export function offer(Table, { scroller, head }) {
  let mounted;
  const found = async (find) => {
    for (;;) {
      const element = find();
      if (element) return element;
      await frame();
    }
  };
  globalThis.acts = {
    mount(count) {
      const rows = makeRows(count);
      return act('mount', async () => {
        mounted = createRoot(document.getElementById('root'));
        mounted.render(createElement(Table, { rows }));
        await found(scroller);
      });
    },
    async scroll({ step, frames, name = 'scroll' }) {
      const area = await found(scroller);
      area.scrollTop = 0;
      await frame();
      await act(name, async () => {
        for (let at = 0; at < frames; at++) {
          area.scrollTop += step;
          await new Promise((done) => requestAnimationFrame(done));
        }
      });
      return area.scrollTop;
    },
    /** Numbers of the rows that are seen, top down. */
    async rowsSeen() {
      const box = (await found(scroller)).getBoundingClientRect();
      const at = (y) => document.elementFromPoint(box.left + 40, box.top + y)?.textContent ?? '';
      const names = Array.from({ length: 40 }, (_, step) => at(40 + 12 * step));
      return [...new Set(names.flatMap((name) => / (\d+)$/.exec(name)?.[1] ?? []))].map(Number);
    },
    async sort() {
      const element = await found(head);
      await act('sort', async () => element.click());
    },
  };
}

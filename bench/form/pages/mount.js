import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** Puts the page's two acts where the benchmark finds them: `mount` draws the form, `open` presses its button. */
export function offer(App) {
  globalThis.acts = {
    async mount() {
      createRoot(document.getElementById('root')).render(createElement(App));
      await frame();
      await frame();
    },
    async open() {
      document.querySelector('#send').click();
      while (!document.querySelector('[role="dialog"],dialog[open],[role="alertdialog"]')) await frame();
      await frame();
      await frame();
    },
  };
}

import { answer, cut } from '../answer.mjs';

/**
 * Feeds an answer to a renderer, one chunk a timer tick, and marks the tenths in the trace.
 * @param {{ write: (chunk: string) => void, end: () => void }} renderer
 */
export function stream(renderer) {
  globalThis.run = async ({ length, chunks, interval, follows = false }) => {
    const pieces = cut(answer(length), chunks);
    const tenth = Math.floor(pieces.length / 10);
    console.timeStamp('stream:begin');
    for (let index = 0; index < pieces.length; index += 1) {
      await new Promise((resolve) => setTimeout(resolve, interval));
      renderer.write(pieces[index]);
      if (follows && index % 4 === 0) requestAnimationFrame(() => scrollTo(0, document.body.scrollHeight));
      if (index + 1 === tenth) console.timeStamp('stream:tenth');
      if (index + 1 === pieces.length - tenth) console.timeStamp('stream:ninetieth');
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    console.timeStamp('stream:last');
    renderer.end();
    await new Promise((resolve) => setTimeout(resolve, 300));
    console.timeStamp('stream:end');
    return document.body.textContent.length;
  };
}

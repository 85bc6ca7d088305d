import { act, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LongList } from './LongList.tsx';
import type { LongListHandle } from './LongList.types.ts';

interface Stage {
  setKeys(keys: readonly string[]): void;
  setHeight(key: string, height: number): void;
  handle: LongListHandle;
}

let root: Root | undefined;
const settings = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
settings.IS_REACT_ACT_ENVIRONMENT = true;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

const keysOf = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `row ${from + index}`);
const frame = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done, 20))));

/** A list of rows whose heights differ from what is assumed of them. */
async function show(keys: readonly string[]): Promise<Stage> {
  const box = document.createElement('div');
  box.style.cssText = 'height: 400px; width: 300px; display: flex; flex-direction: column;';
  document.body.append(box);
  root = createRoot(box);
  const held: { stage?: Omit<Stage, 'handle'>; handle: LongListHandle | null } = { handle: null };
  act(() =>
    root?.render(
      <Example
        keys={keys}
        onStage={(stage) => {
          held.stage = stage;
        }}
        onHandle={(handle) => {
          held.handle = handle;
        }}
      />,
    ),
  );
  await frame();
  const { stage, handle } = held;
  if (!stage || !handle) throw new Error('The list did not appear.');
  return { ...stage, handle };
}

interface ExampleProps {
  keys: readonly string[];
  onStage(stage: Omit<Stage, 'handle'>): void;
  onHandle(handle: LongListHandle | null): void;
}

function Example({ keys, onStage, onHandle }: ExampleProps) {
  const [shown, setShown] = useState(keys);
  const [heights, setHeights] = useState<Readonly<Record<string, number>>>({});
  useEffect(() => {
    onStage({
      setKeys: (next) => act(() => setShown(next)),
      setHeight: (key, height) => act(() => setHeights((all) => ({ ...all, [key]: height }))),
    });
  }, [onStage]);
  return (
    <LongList ref={onHandle} keys={shown} estimate={() => 50} label="Rows">
      {(key) => <div style={{ height: heights[key] ?? 30 + (Number(key.slice(4)) % 7) * 20 }}>{key}</div>}
    </LongList>
  );
}

const scroller = () => document.querySelector('section') as HTMLElement;
const fromEnd = () => scroller().scrollHeight - scroller().scrollTop - scroller().clientHeight;
/** Distance of a row from the top of the view, in px; undefined when it is not in the document. */
function topOf(key: string): number | undefined {
  const row = document.querySelector(`[data-row="${key}"]`);
  return row ? row.getBoundingClientRect().top - scroller().getBoundingClientRect().top : undefined;
}
/** Waits until every row in view has been measured: on a busy machine that takes more frames than on an idle one. */
async function still(): Promise<void> {
  let before = '';
  for (let same = 0; same < 3; ) {
    await frame();
    const now = `${scroller().scrollTop} ${scroller().scrollHeight}`;
    same = now === before ? same + 1 : 0;
    before = now;
  }
}
async function scrollTo(top: number): Promise<void> {
  scroller().scrollTop = top;
  await still();
}

describe('<LongList />', () => {
  it('holds few of 10,000 rows in the document and stands at the end', async () => {
    await show(keysOf(0, 10_000));
    expect(document.querySelectorAll('[data-row]').length).toBeLessThan(60);
    expect(fromEnd()).toBeLessThan(2);
    expect(topOf('row 9999')).toBeLessThan(400);
  });

  it('keeps the row at the top where it is while rows are put before it', async () => {
    const stage = await show(keysOf(500, 700));
    await scrollTo(2_000);
    const key = document.elementFromPoint(20, 60)?.closest('[data-row]')?.getAttribute('data-row') ?? '';
    const before = topOf(key);
    stage.setKeys(keysOf(300, 700));
    await still();
    expect(Math.abs((topOf(key) ?? Number.NaN) - (before ?? Number.NaN))).toBeLessThan(2);
  });

  it('keeps the row at the top while one above it grows', async () => {
    const stage = await show(keysOf(0, 200));
    await scrollTo(3_000);
    const key = document.elementFromPoint(20, 200)?.closest('[data-row]')?.getAttribute('data-row') ?? '';
    const rows = [...document.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row') ?? '');
    const above = rows[rows.indexOf(key) - 6] ?? '';
    const before = topOf(key);
    stage.setHeight(above, 400);
    await still();
    expect(Math.abs((topOf(key) ?? Number.NaN) - (before ?? Number.NaN))).toBeLessThan(2);
  });

  it('follows the end while the last row grows, until the reader scrolls away', async () => {
    const stage = await show(keysOf(0, 300));
    stage.setHeight('row 299', 600);
    await frame();
    expect(fromEnd()).toBeLessThan(2);
    await scrollTo(scroller().scrollTop - 500);
    const place = scroller().scrollTop;
    stage.setHeight('row 299', 1_200);
    await frame();
    expect(Math.abs(scroller().scrollTop - place)).toBeLessThan(2);
    act(() => stage.handle.toEnd());
    await frame();
    expect(fromEnd()).toBeLessThan(2);
  });

  it('goes to the first and the last row by keyboard, however soon one key follows the other', async () => {
    await show(keysOf(0, 10_000));
    scroller().focus();
    await userEvent.keyboard('{Home}');
    await vi.waitFor(() => expect(topOf('row 0')).toBe(0));
    await userEvent.keyboard('{End}{Home}{End}');
    await vi.waitFor(() => expect(topOf('row 9999')).toBeLessThan(400));
    for (let frames = 0; frames < 10; frames += 1) await frame();
    expect(fromEnd()).toBeLessThan(2);
  });

  it('reveals a row far away', async () => {
    const stage = await show(keysOf(0, 5_000));
    act(() => stage.handle.reveal('row 1234'));
    await frame();
    await frame();
    const top = topOf('row 1234') ?? Number.NaN;
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(400);
  });
});

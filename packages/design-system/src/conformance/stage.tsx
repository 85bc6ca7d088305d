import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { expect, type Mock, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { PortalContainer } from '../Popover/PortalContext.ts';

/** Where a primitive is tried. */
export type Place = 'light' | 'shadow';

/** A selector, and a word that the name or text of the element holds. */
export type Target = readonly [selector: string, word?: string];

/** One primitive on the page, and what a person can do with it. */
export type Stage = {
  place: Place;
  tree: Document | ShadowRoot;
  /** Told of every change. */
  said: Mock;
  /** Keys pressed that came out of the shadow root. */
  leaked: string[];
  /** Waits for a visible element. */
  find: (...target: Target) => Promise<HTMLElement>;
  /** Waits until no such element is visible. */
  gone: (selector: string) => Promise<void>;
  /** Waits until the focus is there. */
  focused: (...target: Target) => Promise<void>;
  press: (...target: Target) => Promise<void>;
  tap: (...target: Target) => Promise<void>;
  /** Presses the page beside everything. */
  pressOutside: () => Promise<void>;
  keys: (text: string) => Promise<void>;
};

let styles: { sheet: CSSStyleSheet; of: number } | undefined;

/** The page's rules as one sheet, read once for all shadow roots. */
function stylesOfPage(): CSSStyleSheet {
  const tags = document.querySelectorAll('style');
  if (styles?.of !== tags.length) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync([...tags].map(({ textContent }) => textContent).join('\n'));
    styles = { sheet, of: tags.length };
  }
  return styles.sheet;
}

const mounted: { root: Root; host: HTMLElement; stop: () => void }[] = [];

/**
 * Mounts in light DOM, or in a shadow root that keeps its keys as our elements do: whatever listens on the document
 * hears none of them. Floating parts are kept inside.
 */
export function mount(place: Place, view: (said: Mock) => ReactNode): Stage {
  const said = vi.fn();
  const host = document.createElement('div');
  document.body.append(host);
  const tree = place === 'shadow' ? host.attachShadow({ mode: 'open' }) : document;
  const inner = document.createElement('div');
  const portal = document.createElement('div');
  const holder = place === 'shadow' ? (tree as ShadowRoot) : host;
  holder.append(inner, portal);
  if (place === 'shadow') {
    // Styles of a page do not reach inside: the elements adopt them.
    (tree as ShadowRoot).adoptedStyleSheets = [stylesOfPage()];
    for (const type of ['keydown', 'keyup', 'keypress'])
      holder.addEventListener(type, (event) => event.stopPropagation());
  }
  const leaked: string[] = [];
  const hear = (event: KeyboardEvent) => {
    if (place === 'shadow') leaked.push(event.key);
  };
  window.addEventListener('keydown', hear);
  const root = createRoot(inner);
  // At once: what looks for the first element finds it without waiting for a turn of the scheduler.
  flushSync(() =>
    root.render(
      <StrictMode>
        <PortalContainer value={portal}>
          <div style={{ padding: 24, minHeight: 80 }}>{view(said)}</div>
        </PortalContainer>
      </StrictMode>,
    ),
  );
  mounted.push({ root, host, stop: () => window.removeEventListener('keydown', hear) });

  function find(selector: string, word = ''): Promise<HTMLElement> {
    return vi.waitFor(() => {
      const found = [...tree.querySelectorAll<HTMLElement>(selector)].find(
        (element) =>
          (element.getAttribute('aria-label') ?? element.textContent ?? '').includes(word) && element.checkVisibility(),
      );
      if (!found) throw new Error(`No visible ${selector} with "${word}"`);
      return found;
    }, waiting);
  }
  return {
    place,
    tree,
    said,
    leaked,
    find,
    gone: (selector) =>
      vi.waitFor(
        () => expect([...tree.querySelectorAll(selector)].filter((element) => element.checkVisibility())).toEqual([]),
        waiting,
      ),
    async focused(...target) {
      const element = await find(...target);
      await vi.waitFor(() => expect(tree.activeElement).toBe(element), waiting);
    },
    async press(...target) {
      isMouseMoved = true;
      await userEvent.click(await find(...target));
    },
    async tap(...target) {
      await touch(centreOf(await find(...target)));
    },
    pressOutside: () => click({ x: 4, y: window.innerHeight - 4 }),
    keys: (text) => userEvent.keyboard(text),
  };
}

const waiting = { timeout: 20_000, interval: 10 };

let isMouseMoved = true;

/** Takes everything off the page again, and the mouse, where it was moved, away from where the next primitive will stand. */
export async function clearStage(): Promise<void> {
  if (isMouseMoved) {
    await session().send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...onPage({ x: 1, y: 1 }) });
    isMouseMoved = false;
  }
  for (const { root, host, stop } of mounted.splice(0)) {
    root.unmount();
    host.remove();
    stop();
  }
}

export type Point = { x: number; y: number };

function centreOf(element: Element): Point {
  element.scrollIntoView({ block: 'center' });
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** A point of this frame as the page around it counts it. */
function onPage({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / window.innerWidth : 1;
  return { x: (frame?.left ?? 0) + x * scale, y: (frame?.top ?? 0) + y * scale };
}

/** The part of the DevTools protocol that stands for a finger and a mouse. */
type Session = {
  send(
    method: 'Input.dispatchTouchEvent' | 'Input.dispatchMouseEvent',
    input: Record<string, unknown>,
  ): Promise<unknown>;
};

const session = () => cdp() as Session;

async function touch(point: Point): Promise<void> {
  // Sent one after the other and waited for together: each alone would wait for a frame.
  await Promise.all([
    session().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [onPage(point)] }),
    session().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
}

async function click(point: Point): Promise<void> {
  const at = { ...onPage(point), button: 'left', clickCount: 1 };
  await session().send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed' });
  await session().send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' });
}

/** Presses the mouse at a point of this frame, moves it by steps to another and lets go; `between` is done before it is let go. */
export async function dragMouse(from: Point, to: Point, between?: () => Promise<void>): Promise<void> {
  isMouseMoved = true;
  await sendMouse('mouseMoved', from, 0);
  await sendMouse('mousePressed', from, 1);
  for (const part of [0.25, 0.5, 0.75, 1])
    await moveMouse({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  await between?.();
  await sendMouse('mouseReleased', to, 0);
}

const sendMouse = (type: string, at: Point, buttons: number) =>
  session().send('Input.dispatchMouseEvent', { type, ...onPage(at), button: 'left', buttons, clickCount: 1 });

/** Moves the pressed mouse to a point of this frame. */
export const moveMouse = (to: Point) => sendMouse('mouseMoved', to, 1);

/** Turns the wheel at a point of this frame, in px; with Ctrl held, as a pinch on a touchpad comes. */
export async function turnWheel(at: Point, delta: Point, isPinch = false): Promise<void> {
  isMouseMoved = true;
  await session().send('Input.dispatchMouseEvent', {
    type: 'mouseWheel',
    ...onPage(at),
    deltaX: delta.x,
    deltaY: delta.y,
    modifiers: isPinch ? 2 : 0,
  });
}

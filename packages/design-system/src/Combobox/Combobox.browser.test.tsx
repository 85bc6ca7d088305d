import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { Field } from '../Field/Field.tsx';
import { MultiCombobox } from '../MultiCombobox/MultiCombobox.tsx';
import { Combobox } from './Combobox.tsx';
import type { ComboboxOption } from './Combobox.types.ts';

const zones = [
  { value: 'taipei', label: 'Taipei' },
  { value: 'tokyo', label: 'Tokyo' },
];
const words = { list: 'Zones' };

function Zone() {
  const [zone, setZone] = useState<ComboboxOption | undefined>(zones[0]);
  return (
    <Field label="Zone">
      <Combobox source={zones} value={zone} onChange={setZone} clearLabel="Clear" words={words} />
    </Field>
  );
}

function Zones() {
  const [chosen, setChosen] = useState<readonly ComboboxOption[]>([]);
  return (
    <Field label="Zones">
      <MultiCombobox source={zones} value={chosen} onChange={setChosen} words={words} />
    </Field>
  );
}

let mounted: { root: Root; host: HTMLElement } | undefined;

afterEach(() => {
  mounted?.root.unmount();
  mounted?.host.remove();
});

function mount(View: () => React.ReactNode) {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  mounted = { root, host };
  flushSync(() =>
    root.render(
      <>
        <View />
        <button type="button">Next</button>
      </>,
    ),
  );
  const input = host.querySelector('input');
  const next = [...host.querySelectorAll('button')].find(({ textContent }) => textContent === 'Next');
  if (!input || !next) throw new Error('The view has no input');
  return { host, input, next };
}

const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
const mouse = (type: string) => new MouseEvent(type, { bubbles: true });

/** Opens the list by a key; what is told runs as soon as the rows stand in the page, before they are painted. */
async function open(host: HTMLElement, input: HTMLElement, told: () => void): Promise<void> {
  input.focus();
  const shown = new Promise<void>((resolve) => {
    const rows = new MutationObserver(() => {
      if (!host.querySelector('[role=option]')) return;
      rows.disconnect();
      told();
      resolve();
    });
    rows.observe(host, { subtree: true, childList: true });
  });
  input.dispatchEvent(key('ArrowDown'));
  await shown;
}

/** Until everything begun has been painted and its effects have run. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

it('is open as soon as it is emptied, so that Esc right after it closes the list', async () => {
  const { host, input } = mount(Zone);
  host.querySelector<HTMLElement>('[aria-label=Clear]')?.click();
  // No task lies between: a poll would come after what is looked for.
  const emptied = async (turns: number): Promise<void> =>
    input.value === '' || turns === 0 ? undefined : Promise.resolve().then(() => emptied(turns - 1));
  await emptied(1000);
  expect(input.value).toBe('');
  input.dispatchEvent(key('Escape'));
  await painted();
  expect(input.getAttribute('aria-expanded')).toBe('false');
});

it.each([
  ['Combobox', Zone],
  ['MultiCombobox', Zones],
])('%s closes by a press outside begun in the frame in which it opened', async (_, View) => {
  const { host, input } = mount(View);
  await open(host, input, () => {
    document.body.dispatchEvent(mouse('mousedown'));
    // As the browser does for a press on what takes no focus.
    input.blur();
  });
  await painted();
  expect(document.activeElement).not.toBe(input);
  document.body.dispatchEvent(mouse('mouseup'));
  await vi.waitFor(() => expect(input.getAttribute('aria-expanded')).toBe('false'));
});

it.each([
  ['Combobox', Zone],
  ['MultiCombobox', Zones],
])('%s leaves the focus where a Tab in that frame has put it', async (_, View) => {
  const { host, input, next } = mount(View);
  await open(host, input, () => next.focus());
  await vi.waitFor(() => expect(input.getAttribute('aria-expanded')).toBe('false'));
  await painted();
  expect(document.activeElement).toBe(next);
});

it.each([
  ['Combobox', Zone],
  ['MultiCombobox', Zones],
])('%s has the focus in its input when it is opened by its button', async (_, View) => {
  const { host, input } = mount(View);
  host.querySelector<HTMLElement>('button[aria-label=Zones]')?.click();
  expect(document.activeElement).toBe(input);
  await vi.waitFor(() => expect(input.getAttribute('aria-expanded')).toBe('true'));
});

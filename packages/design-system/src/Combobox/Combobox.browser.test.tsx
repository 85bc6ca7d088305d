import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { Field } from '../Field/Field.tsx';
import { Combobox } from './Combobox.tsx';
import type { ComboboxOption } from './Combobox.types.ts';

const zones = [
  { value: 'taipei', label: 'Taipei' },
  { value: 'tokyo', label: 'Tokyo' },
];

function Zone() {
  const [zone, setZone] = useState<ComboboxOption | undefined>(zones[0]);
  return (
    <Field label="Zone">
      <Combobox source={zones} value={zone} onChange={setZone} clearLabel="Clear" words={{ list: 'Zones' }} />
    </Field>
  );
}

it('is open as soon as it is emptied, so that Esc right after it closes the list', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  flushSync(() => root.render(<Zone />));
  host.querySelector<HTMLElement>('[aria-label=Clear]')?.click();
  const input = host.querySelector('input');
  // No task lies between: a poll would come after what is looked for.
  const emptied = async (turns: number): Promise<void> =>
    input?.value === '' || turns === 0 ? undefined : Promise.resolve().then(() => emptied(turns - 1));
  await emptied(1000);
  expect(input?.value).toBe('');
  input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(input?.getAttribute('aria-expanded')).toBe('false');
  root.unmount();
  host.remove();
});

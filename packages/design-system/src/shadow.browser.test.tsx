import { type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  Button,
  Combobox,
  type ComboboxOption,
  Dialog,
  EvidenceDrawer,
  Field,
  Menu,
  Popover,
  PortalContainer,
  SegmentedControl,
  Tabs,
  TextInput,
} from './index.ts';

const mounted: { root: Root; host: HTMLElement }[] = [];

/** Mounts in light DOM or in a shadow root, with floating parts kept inside; returns the tree to look in. */
function mount(place: 'light' | 'shadow', view: ReactNode): Document | ShadowRoot {
  const host = document.createElement('div');
  document.body.append(host);
  const tree = place === 'shadow' ? host.attachShadow({ mode: 'open' }) : document;
  const inner = document.createElement('div');
  const portal = document.createElement('div');
  (place === 'shadow' ? (tree as ShadowRoot) : host).append(inner, portal);
  const root = createRoot(inner);
  root.render(<PortalContainer value={portal}>{view}</PortalContainer>);
  mounted.push({ root, host });
  return tree;
}

afterEach(() => {
  for (const { root, host } of mounted.splice(0)) {
    root.unmount();
    host.remove();
  }
});

const press = (element: Element) => userEvent.click(element);

function find(tree: Document | ShadowRoot, selector: string, word = ''): Promise<HTMLElement> {
  return vi.waitFor(() => {
    const found = [...tree.querySelectorAll<HTMLElement>(selector)].find(
      (element) =>
        (element.getAttribute('aria-label') ?? element.textContent ?? '').includes(word) && element.checkVisibility(),
    );
    if (!found) throw new Error(`No ${selector} with "${word}"`);
    return found;
  });
}

const gone = (tree: Document | ShadowRoot, selector: string) =>
  vi.waitFor(() =>
    expect([...tree.querySelectorAll(selector)].filter((element) => element.checkVisibility())).toEqual([]),
  );

const focused = (tree: Document | ShadowRoot, element: Element) =>
  vi.waitFor(() => expect(tree.activeElement).toBe(element));

const companies: ComboboxOption[] = [
  { value: 'nt', label: 'Northfield Thermal' },
  { value: 'kb', label: 'Kestrel Batteries' },
];

function Company({ onChange }: { onChange: (value: ComboboxOption | undefined) => void }) {
  const [value, setValue] = useState<ComboboxOption>();
  return (
    <Field label="Company">
      <Combobox
        source={companies}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
        words={{ list: 'Companies', loading: 'Searching', empty: 'None', failed: 'Failed' }}
        clearLabel="Clear"
      />
    </Field>
  );
}

function Asking() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Rename" closeLabel="Close">
        <Field label="Name">
          <TextInput />
        </Field>
      </Dialog>
    </>
  );
}

function Evidence() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open evidence</Button>
      {isOpen && (
        <EvidenceDrawer
          title="Evidence"
          onClose={() => setOpen(false)}
          closeLabel="Close"
          previousLabel="Previous"
          nextLabel="Next"
        >
          Passage
        </EvidenceDrawer>
      )}
    </>
  );
}

function Views() {
  const [value, setValue] = useState('one');
  const [home, setHome] = useState('RD');
  return (
    <>
      <Tabs
        label="Views"
        value={value}
        onChange={setValue}
        tabs={[
          { value: 'one', label: 'One', panel: 'First' },
          { value: 'two', label: 'Two', panel: 'Second' },
        ]}
      />
      <SegmentedControl
        label="Home"
        value={home}
        onChange={setHome}
        segments={[
          { value: 'RD', label: 'RD' },
          { value: 'LS', label: 'LS' },
        ]}
      />
    </>
  );
}

describe.each(['light', 'shadow'] as const)('in a %s tree', (place) => {
  it('a combobox takes a choice by pointer', async () => {
    const change = vi.fn();
    const tree = mount(place, <Company onChange={change} />);
    await press(await find(tree, 'input'));
    await press(await find(tree, '[role="option"]', 'Kestrel'));
    await vi.waitFor(() => expect(change).toHaveBeenCalledWith(companies[1]));
    expect(((await find(tree, 'input')) as HTMLInputElement).value).toBe('Kestrel Batteries');
  });

  it('a combobox takes a choice by keyboard and keeps every letter typed', async () => {
    const change = vi.fn();
    const tree = mount(place, <Company onChange={change} />);
    const input = (await find(tree, 'input')) as HTMLInputElement;
    await press(input);
    await userEvent.keyboard('thermal');
    expect(input.value).toBe('thermal');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await vi.waitFor(() => expect(change).toHaveBeenCalledWith(companies[0]));
  });

  it('a dialog begins at its field, closes with Esc and returns the focus', async () => {
    const tree = mount(place, <Asking />);
    const opener = await find(tree, 'button', 'Rename');
    await press(opener);
    await focused(tree, await find(tree, 'dialog input'));
    await userEvent.keyboard('{Escape}');
    await gone(tree, 'dialog');
    await focused(tree, opener);
  });

  it('an evidence drawer takes the focus, closes with Esc and gives it back', async () => {
    const tree = mount(place, <Evidence />);
    const opener = await find(tree, 'button', 'Open evidence');
    await press(opener);
    await focused(tree, await find(tree, 'aside'));
    await userEvent.keyboard('{Escape}');
    await gone(tree, 'aside');
    await focused(tree, opener);
  });

  it('a menu opens, runs an item by keyboard and returns the focus', async () => {
    const select = vi.fn();
    const tree = mount(
      place,
      <Menu
        trigger={<Button>More</Button>}
        groups={[
          [
            { id: 'a', label: 'Copy', onSelect: vi.fn() },
            { id: 'b', label: 'Delete', onSelect: select },
          ],
        ]}
      />,
    );
    const trigger = await find(tree, 'button', 'More');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await focused(tree, await find(tree, '[role="menuitem"]', 'Copy'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await vi.waitFor(() => expect(select).toHaveBeenCalledTimes(1));
    await focused(tree, trigger);
  });

  it('a popover opens on press, stays on a press inside and closes on one outside', async () => {
    const tree = mount(
      place,
      <>
        <Popover label="Method" trigger={<Button>Method</Button>}>
          <p>Counted by earliest priority.</p>
        </Popover>
        <p id="outside" style={{ marginTop: 200 }}>
          Outside
        </p>
      </>,
    );
    await press(await find(tree, 'button', 'Method'));
    await press(await find(tree, '[role="dialog"] p'));
    expect(tree.querySelectorAll('[role="dialog"]')).toHaveLength(1);
    await press(await find(tree, '#outside'));
    await gone(tree, '[role="dialog"]');
  });

  it('tabs and segments move by arrows', async () => {
    const tree = mount(place, <Views />);
    await press(await find(tree, '[role="tab"]', 'One'));
    await userEvent.keyboard('{ArrowRight}');
    await find(tree, '[role="tabpanel"]', 'Second');
    const first = (await find(tree, 'input[value="RD"]')) as HTMLInputElement;
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    await vi.waitFor(() => expect(tree.querySelector<HTMLInputElement>('input[value="LS"]')?.checked).toBe(true));
  });
});

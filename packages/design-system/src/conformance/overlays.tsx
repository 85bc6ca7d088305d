import { type ReactElement, useState } from 'react';
import { expect, type Mock } from 'vitest';
import {
  Button,
  CommandPalette,
  ConfirmDialog,
  ContextMenu,
  createHoverCardHandle,
  createToaster,
  Dialog,
  Drawer,
  EvidenceDrawer,
  Field,
  HoverCard,
  HoverCardTrigger,
  IconButton,
  Menu,
  Popover,
  SharedHoverCard,
  ShareIcon,
  TextInput,
  ToastRegion,
  Tooltip,
} from '../index.ts';
import type { KeyRow, Primitive } from './conformance.types.ts';
import type { Stage } from './stage.tsx';

type Modal = (isOpen: boolean, close: () => void) => ReactElement;

/** A button that opens what the owner keeps. */
function Owner({ children, word }: { children: Modal; word: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{word}</Button>
      {children(isOpen, () => setOpen(false))}
    </>
  );
}

const enter = ({ keys }: Stage) => keys('{Enter}');

const name = (
  <Field label="Name">
    <TextInput />
  </Field>
);

const closes = (content: string): KeyRow => ({
  keys: '{Escape}',
  does: 'closes',
  async after({ keys, find }) {
    await keys('{Enter}');
    await find(content);
  },
  expect: ({ gone }) => gone(content),
});

/** The first stop of a dialog is named. */
const stays = (first: string): KeyRow => ({
  keys: '{Tab}{Tab}{Tab}{Tab}{Tab}',
  does: 'stays within',
  async after({ keys, focused }) {
    await keys('{Enter}');
    await focused(first);
  },
  expect: ({ tree }) => {
    const focus = tree.activeElement;
    expect(focus === null || focus === document.body || focus.closest('dialog') !== null).toBe(true);
  },
});

const menu = (said: Mock) => ({
  groups: [
    [
      { id: 'copy', label: 'Copy', onSelect: () => said('copy') },
      { id: 'quotes', label: 'Quotes', isChecked: false, onCheck: said },
      {
        id: 'export',
        label: 'Export',
        items: [[{ id: 'docx', label: 'DOCX', onSelect: () => said('docx') }]],
      },
    ],
    [{ id: 'delete', label: 'Delete', onSelect: () => said('delete') }],
  ],
});

const item = '[role^="menuitem"]';
const openMenu = async ({ keys, focused }: Stage) => {
  await keys('{Enter}');
  await focused(item, 'Copy');
};

/** The keyboard of a menu once it is open. */
const menuKeys = (open: (stage: Stage) => Promise<void>): readonly KeyRow[] => [
  { keys: '{ArrowDown}', does: 'goes to the next', after: open, expect: ({ focused }) => focused(item, 'Quotes') },
  { keys: '{ArrowUp}', does: 'goes round the end', after: open, expect: ({ focused }) => focused(item, 'Delete') },
  { keys: '{End}', does: 'goes to the last', after: open, expect: ({ focused }) => focused(item, 'Delete') },
  { keys: '{End}{Home}', does: 'goes to the first', after: open, expect: ({ focused }) => focused(item, 'Copy') },
  { keys: 'd', does: 'goes by letter', after: open, expect: ({ focused }) => focused(item, 'Delete') },
  {
    keys: '{Enter}',
    does: 'acts',
    after: open,
    expect: ({ said }) => expect.poll(() => said.mock.lastCall).toEqual(['copy']),
  },
  {
    keys: '{ArrowDown} ',
    does: 'checks and stays open',
    after: open,
    async expect({ said, find }) {
      await expect.poll(() => said.mock.lastCall).toEqual([true]);
      await find(item, 'Quotes');
    },
  },
  {
    keys: 'e{ArrowRight}',
    does: 'opens a further menu',
    after: open,
    expect: ({ focused }) => focused(item, 'DOCX'),
  },
  {
    keys: 'e{ArrowRight}',
    does: 'and back with the left arrow',
    after: open,
    async expect({ focused, keys }) {
      await focused(item, 'DOCX');
      await keys('{ArrowLeft}');
      await focused(item, 'Export');
    },
  },
];

const sources = createHoverCardHandle<string>();
const toaster = createToaster();

/** Everything that floats or makes the page wait. */
export const overlays: readonly Primitive[] = [
  {
    name: 'Dialog',
    exports: ['Dialog'],
    view: () => (
      <Owner word="Rename">
        {(isOpen, close) => (
          <Dialog isOpen={isOpen} onClose={close} title="Rename" closeLabel="Close">
            {name}
          </Dialog>
        )}
      </Owner>
    ),
    focus: ['button', 'Rename'],
    keyboard: [closes('dialog'), stays('dialog input')],
    pointer: { press: ['button', 'Rename'], expect: ({ focused }) => focused('dialog input') },
    overlay: { open: enter, content: ['dialog input'], returnsTo: ['button', 'Rename'] },
  },
  {
    name: 'ConfirmDialog',
    exports: ['ConfirmDialog'],
    view: () => (
      <Owner word="Revoke">
        {(isOpen, close) => (
          <ConfirmDialog
            isOpen={isOpen}
            title="Revoke it?"
            words={{ confirm: 'Revoke now', cancel: 'Cancel', failed: 'Not revoked' }}
            onConfirm={async () => undefined}
            onClose={close}
          >
            It ends at once.
          </ConfirmDialog>
        )}
      </Owner>
    ),
    focus: ['button', 'Revoke'],
    keyboard: [closes('dialog'), stays('dialog h2')],
    pointer: { press: ['button', 'Revoke'], expect: ({ focused }) => focused('dialog h2') },
    overlay: { open: enter, content: ['dialog h2'], returnsTo: ['button', 'Revoke'] },
  },
  {
    name: 'Drawer',
    exports: ['Drawer'],
    view: () => (
      <Owner word="Filters">
        {(isOpen, close) => (
          <Drawer isOpen={isOpen} onClose={close} title="Filters" closeLabel="Close">
            {name}
          </Drawer>
        )}
      </Owner>
    ),
    focus: ['button', 'Filters'],
    keyboard: [closes('dialog'), stays('dialog input')],
    pointer: { press: ['button', 'Filters'], expect: ({ focused }) => focused('dialog input') },
    overlay: { open: enter, content: ['dialog input'], returnsTo: ['button', 'Filters'] },
  },
  {
    name: 'CommandPalette',
    exports: ['CommandPalette'],
    view: (said) => (
      <Owner word="Open">
        {(isOpen, close) => (
          <CommandPalette
            isOpen={isOpen}
            onClose={close}
            label="Commands"
            placeholder="Type"
            emptyLabel="Nothing"
            groups={[
              {
                label: 'Go to',
                commands: ['Home', 'History', 'Monitor'].map((label) => ({
                  id: label,
                  label,
                  onSelect: () => said(label),
                })),
              },
            ]}
          />
        )}
      </Owner>
    ),
    focus: ['button', 'Open'],
    keyboard: [
      closes('dialog'),
      ...(
        [
          ['{Enter}', 'runs the first', 'Home'],
          ['{ArrowDown}{Enter}', 'runs the next', 'History'],
          ['{ArrowUp}{Enter}', 'runs the last', 'Monitor'],
          ['mon{Enter}', 'runs what was typed', 'Monitor'],
        ] as const
      ).map(([keys, does, command]) => ({
        keys,
        does,
        async after({ keys: type, focused }: Stage) {
          await type('{Enter}');
          await focused('dialog input');
        },
        expect: ({ said }: Stage) => expect.poll(() => said.mock.lastCall).toEqual([command]),
      })),
    ],
    pointer: {
      press: ['button', 'Open'],
      async expect({ press, said }) {
        await press('[role="option"]', 'History');
        await expect.poll(() => said.mock.lastCall).toEqual(['History']);
      },
    },
    overlay: { open: enter, content: ['dialog input'], returnsTo: ['button', 'Open'] },
  },
  {
    name: 'EvidenceDrawer',
    exports: ['EvidenceDrawer'],
    view: () => (
      <Owner word="Evidence">
        {(isOpen, close) =>
          isOpen ? (
            <EvidenceDrawer title="Source" onClose={close} closeLabel="Close" previousLabel="Previous" nextLabel="Next">
              Passage
            </EvidenceDrawer>
          ) : (
            <i />
          )
        }
      </Owner>
    ),
    focus: ['button', 'Evidence'],
    keyboard: [closes('aside')],
    pointer: { press: ['button', 'Evidence'], expect: ({ focused }) => focused('aside') },
    overlay: { open: enter, content: ['aside'], returnsTo: ['button', 'Evidence'], closesOutside: false },
  },
  {
    name: 'Popover',
    exports: ['Popover', 'PortalContainer'],
    view: () => (
      <Popover label="Method" trigger={<Button>Method</Button>}>
        <p>By earliest priority.</p>
        {name}
      </Popover>
    ),
    focus: ['button', 'Method'],
    keyboard: [
      closes('[role="dialog"]'),
      {
        keys: 'a/?',
        does: 'types inside',
        async after({ keys, focused }) {
          await keys('{Enter}');
          await focused('[role="dialog"] input');
        },
        expect: async ({ find }) => expect(await find('[role="dialog"] input')).toHaveProperty('value', 'a/?'),
      },
    ],
    pointer: {
      press: ['button', 'Method'],
      async expect({ press, find }) {
        await press('[role="dialog"] p');
        await find('[role="dialog"] p');
      },
    },
    overlay: { open: enter, content: ['[role="dialog"] p'], returnsTo: ['button', 'Method'] },
  },
  {
    name: 'Menu',
    exports: ['Menu'],
    view: (said) => <Menu align="start" trigger={<Button>More</Button>} {...menu(said)} />,
    focus: ['button', 'More'],
    keyboard: [
      { keys: '{ArrowDown}', does: 'opens at the first', expect: ({ focused }) => focused(item, 'Copy') },
      { keys: ' ', does: 'opens', expect: ({ focused }) => focused(item, 'Copy') },
      ...menuKeys(openMenu),
    ],
    pointer: {
      press: ['button', 'More'],
      async expect({ press, said }) {
        await press(item, 'Delete');
        await expect.poll(() => said.mock.lastCall).toEqual(['delete']);
      },
    },
    overlay: { open: openMenu, content: [item, 'Copy'], returnsTo: ['button', 'More'] },
  },
  {
    name: 'ContextMenu',
    exports: ['ContextMenu'],
    view: (said) => (
      <ContextMenu {...menu(said)}>
        <Button>Row</Button>
      </ContextMenu>
    ),
    focus: ['button', 'Row'],
    keyboard: menuKeys(openContextMenu),
    overlay: { open: openContextMenu, content: [item, 'Copy'], returnsTo: ['button', 'Row'] },
  },
  {
    name: 'Tooltip',
    exports: ['Tooltip'],
    view: (said) => (
      <>
        <Button>Before</Button>
        <Tooltip
          label="Share this answer"
          trigger={<IconButton icon={ShareIcon} label="Share" onClick={() => said()} />}
        />
      </>
    ),
    focus: ['button', 'Share'],
    keyboard: [{ keys: '{Enter}', does: 'acts', expect: ({ said }) => expect(said).toHaveBeenCalledTimes(1) }],
    overlay: {
      open: ({ keys }) => keys('{Shift>}{Tab}{/Shift}{Tab}'),
      content: ['[role="tooltip"]'],
      closesOutside: false,
    },
  },
  ...(
    [
      [
        'HoverCard',
        ['HoverCard'],
        <HoverCard key="one" trigger={<Button>Source 1</Button>}>
          A passage
        </HoverCard>,
      ],
      [
        'SharedHoverCard',
        ['SharedHoverCard', 'HoverCardTrigger', 'createHoverCardHandle'],
        <div key="shared">
          <HoverCardTrigger handle={sources} payload="A passage" trigger={<Button>Source 1</Button>} />
          <SharedHoverCard handle={sources}>{(passage) => passage}</SharedHoverCard>
        </div>,
      ],
    ] as const
  ).map(
    ([called, exports, view]): Primitive => ({
      name: called,
      exports,
      view: () => (
        <>
          <Button>Before</Button>
          {view}
        </>
      ),
      focus: ['button', 'Source 1'],
      keyboard: [
        {
          keys: '{Shift>}{Tab}{/Shift}{Tab}',
          does: 'shows on focus',
          expect: async ({ find }) => void (await find('div', 'A passage')),
        },
      ],
    }),
  ),
  {
    name: 'ToastRegion',
    exports: ['ToastRegion', 'ToastList', 'createToaster'],
    view: (said) => (
      <>
        <Button
          onClick={() =>
            toaster.show({ key: 'undo', title: 'Deleted', isSticky: true, action: { label: 'Undo', onPress: said } })
          }
        >
          Delete
        </Button>
        <ToastRegion toaster={toaster} label="Notifications" closeLabel="Close" />
      </>
    ),
    focus: ['button', 'Delete'],
    keyboard: [
      {
        keys: '{Enter}{Tab}{Enter}',
        does: 'shows, goes to its action and runs it',
        async expect({ said, gone }) {
          await expect.poll(() => said.mock.calls.length).toBe(1);
          await gone('li');
        },
      },
    ],
    pointer: {
      press: ['button', 'Delete'],
      async expect({ press, gone }) {
        await press('button', 'Close');
        await gone('li');
      },
    },
  },
];

async function openContextMenu({ find, focused, keys }: Stage): Promise<void> {
  // The menu key arrives as this event from whatever has the focus; a headless browser sends none.
  const row = await find('button', 'Row');
  row.dispatchEvent(
    new MouseEvent('contextmenu', { bubbles: true, cancelable: true, composed: true, clientX: 40, clientY: 40 }),
  );
  await find(item, 'Copy');
  await focused('[role="menu"]');
  await keys('{ArrowDown}');
  await focused(item, 'Copy');
}

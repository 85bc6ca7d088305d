import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { loadFonts } from '../fonts/index.ts';
import { guide } from '../Guide/guide.ts';
import { DownloadIcon, LogOutIcon, SettingsIcon, TrashIcon } from '../Icon/icons.ts';
import { Menu } from './Menu.tsx';

const select = fn();
const choose = fn();

const meta = {
  component: Menu,
  // The name of a language in that language needs its fonts beside the page's.
  loaders: [() => loadFonts('ja')],
  render: () => (
    <div style={{ minHeight: 360 }}>
      <Menu
        align="start"
        trigger={<Button>Account</Button>}
        head="mara.klein@example.com"
        groups={[
          [
            { id: 'settings', label: 'Settings', icon: SettingsIcon, href: '#settings' },
            { id: 'export', label: 'Export', icon: DownloadIcon, aside: 'DOCX', onSelect: select },
            { id: 'delete', label: 'Delete', icon: TrashIcon, isDanger: true, onSelect: select },
          ],
          [{ id: 'out', label: 'Sign out', icon: LogOutIcon, onSelect: select }],
        ]}
        choices={[
          {
            label: 'Language',
            value: 'en',
            onChange: choose,
            options: [
              { value: 'en', label: 'English', lang: 'en' },
              { value: 'jp', label: '日本語', lang: 'ja' },
            ],
          },
        ]}
      />
    </div>
  ),
  parameters: guide({
    use: ['Two to twelve actions on one thing, and settings that belong to it.'],
    avoid: [
      'Choosing a value of a form: take `Select`.',
      'Free content: take `Popover`.',
      'One action: take a `Button`.',
    ],
    anatomy: [
      'Button',
      'Head that cannot be chosen',
      'Groups of lines: act, go, on or off, further menu',
      'Choices of which one holds',
    ],
    accessibility: [
      'The APG menu button: down opens, arrows and letters move, right and left open and close a further menu, Esc closes and gives the focus back.',
      'A line that is held says why, below its label.',
    ],
    do: ['Put what cannot be undone last, in a group of its own.', 'Name lines with verbs.'],
    dont: ["Don't go deeper than one further menu."],
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  async play({ canvasElement }) {
    select.mockClear();
    const trigger = within(canvasElement).getByRole('button', { name: 'Account' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(select).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Open: Story = {
  async play({ canvasElement }) {
    choose.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Account' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
  },
};

const check = fn();
const further = fn();

export const ChecksAndFurtherMenu: Story = {
  render: () => (
    <div style={{ minHeight: 360 }}>
      <Menu
        align="start"
        trigger={<Button>View</Button>}
        groups={[
          [
            { id: 'quotes', label: 'Quotes', isChecked: true, onCheck: check },
            { id: 'scores', label: 'Scores', isChecked: false, onCheck: check },
            {
              id: 'legal',
              label: 'Legal status',
              isChecked: false,
              disabledReason: 'Not in your edition',
              onCheck: check,
            },
          ],
          [
            {
              id: 'export',
              label: 'Export',
              icon: DownloadIcon,
              items: [
                [
                  { id: 'docx', label: 'DOCX', onSelect: further },
                  { id: 'xlsx', label: 'XLSX', onSelect: further },
                ],
              ],
            },
          ],
        ]}
      />
    </div>
  ),
  async play({ canvasElement }) {
    check.mockClear();
    further.mockClear();
    within(canvasElement).getByRole('button', { name: 'View' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const quotes = await screen.findByRole('menuitemcheckbox', { name: 'Quotes' });
    await expect(quotes).toBeChecked();
    await waitFor(() => expect(quotes).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(check).toHaveBeenCalledWith(false);
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.keyboard('e{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'DOCX' })).toHaveFocus());
  },
};

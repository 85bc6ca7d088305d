import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DownloadIcon, LogOutIcon, SettingsIcon, TrashIcon } from '../Icon/icons.ts';
import { Menu } from './Menu.tsx';

const select = fn();
const choose = fn();

const meta = {
  component: Menu,
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

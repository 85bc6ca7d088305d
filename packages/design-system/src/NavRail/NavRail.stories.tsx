import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
import { BellIcon, CompassIcon, HomeIcon, PanelCloseIcon } from '../Icon/icons.ts';
import { Logo } from '../Logo/Logo.tsx';
import { NavRail, NavRailButton, NavRailLink } from './NavRail.tsx';

const meta = {
  component: NavRail,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Main',
    brand: <Logo variant="full" />,
    children: (
      <>
        <NavRailLink icon={HomeIcon} label="Home" href="#home" isCurrent />
        <NavRailLink icon={CompassIcon} label="Explore" href="#explore" />
        <NavRailLink icon={BellIcon} label="Monitor" href="#monitor" />
      </>
    ),
    foot: <NavRailButton icon={PanelCloseIcon} label="Collapse" />,
  },
  decorators: [(Story) => <div style={{ height: 480 }}>{Story()}</div>],
} satisfies Meta<typeof NavRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Expanded: Story = {
  async play({ canvasElement }) {
    const rail = within(canvasElement).getByRole('navigation', { name: 'Main' });
    await expect(rail.getBoundingClientRect().width).toBe(240);
    await expect(within(rail).getByRole('link', { current: 'page' })).toHaveAccessibleName('Home');
  },
};

export const Collapsed: Story = {
  args: { isExpanded: false, brand: <Logo /> },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('navigation').getBoundingClientRect().width).toBe(64);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Japanese: Story = {
  globals: { language: 'ja' },
  args: {
    isExpanded: false,
    brand: <Logo />,
    children: (
      <>
        <NavRailLink icon={HomeIcon} label="ホーム" href="#home" isCurrent />
        <NavRailLink icon={CompassIcon} label="エクスプローラー" shortLabel="探索" href="#explore" />
      </>
    ),
    foot: <NavRailButton icon={PanelCloseIcon} label="折りたたむ" />,
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { BellIcon, CompassIcon, HomeIcon, PanelCloseIcon, PanelOpenIcon } from '../Icon/icons.ts';
import { Logo } from '../Logo/Logo.tsx';
import { NavRail, NavRailButton, NavRailLink } from './NavRail.tsx';

const meta = {
  component: NavRail,
  subcomponents: { NavRailLink, NavRailButton },
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: ['The way through the product, at the side of every page.'],
      avoid: ['Parts of one page: take `Tabs` or `ModuleOutline`.', 'Things within things: take `Tree`.'],
      anatomy: [
        'Logo as a link home',
        'Entries: icon with the word beside it, or below it when folded',
        'Foot: what is rare, and the button that folds',
      ],
      accessibility: [
        'A navigation with a name; the present entry is `aria-current`.',
        'The button that folds carries `aria-expanded`; folded, a word that is cut is whole in the title.',
      ],
      do: ['Keep whether it is folded with the person.', 'Give `shortLabel` where a word does not fit 56 px.'],
      dont: ["Don't fold away words altogether: an icon alone is guessed."],
    }),
  },
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

function Folding() {
  const [isExpanded, setIsExpanded] = useState(true);
  return (
    <NavRail
      label="Main"
      isExpanded={isExpanded}
      brand={<Logo variant={isExpanded ? 'full' : 'mark'} />}
      foot={
        <NavRailButton
          icon={isExpanded ? PanelCloseIcon : PanelOpenIcon}
          label={isExpanded ? 'Collapse' : 'Expand'}
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        />
      }
    >
      <NavRailLink icon={HomeIcon} label="Home" href="#home" isCurrent />
      <NavRailLink icon={CompassIcon} label="Exploration of neighbouring fields" href="#explore" />
    </NavRail>
  );
}

export const Collapsible: Story = {
  tags: ['no-visual'],
  render: () => <Folding />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const fold = canvas.getByRole('button', { name: 'Collapse' });
    fold.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Expand' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Expand' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('link', { name: /Exploration/ })).toHaveAttribute(
      'title',
      'Exploration of neighbouring fields',
    );
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('navigation').getBoundingClientRect().width).toBe(240);
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

import type { Meta, StoryObj } from '@storybook/react-vite';

import { Link } from '../Link/Link.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = { component: Breadcrumb } satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

const links = [
  <Link key="home" variant="plain" href="#home">
    Home
  </Link>,
  <Link key="history" variant="plain" href="#history">
    History
  </Link>,
];

export const ThreeSteps: Story = {
  args: { label: 'Breadcrumb', links, current: 'Which binders limit manganese dissolution?' },
};
export const RightToLeft: Story = { ...ThreeSteps, globals: { direction: 'rtl' } };

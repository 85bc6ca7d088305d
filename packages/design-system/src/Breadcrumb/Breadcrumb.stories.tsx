import type { Meta, StoryObj } from '@storybook/react-vite';

import { guide } from '../Guide/guide.ts';
import { Link } from '../Link/Link.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  component: Breadcrumb,
  parameters: guide({
    use: ['A page that lies two or more steps below the top.'],
    avoid: ['One step up: a link with an arrow is enough.', 'Steps of a task: take `Stepper`.'],
    anatomy: ['Links from the top down', 'The page itself, which is no link'],
    accessibility: [
      'A navigation with a name; the page itself is `aria-current`. Arrows between the steps are not read.',
    ],
    do: ['Let a long title break; it is never cut.'],
    dont: ["Don't repeat the title of the page right below it."],
  }),
} satisfies Meta<typeof Breadcrumb>;
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

import type { Meta, StoryObj } from '@storybook/react-vite';

import { Quote } from './Quote.tsx';

const meta = {
  component: Quote,
  args: {
    before: 'PVDF adheres mainly by van der Waals contact.',
    children:
      'Polymers with carboxyl groups spread more evenly over the oxide and form hydrogen bonds with surface hydroxyls.',
    after: 'The benefit depends on coating uniformity.',
    source: 'Library note 07, section 2, paragraph 3',
  },
} satisfies Meta<typeof Quote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InContext: Story = {};
export const Alone: Story = { args: { before: undefined, after: undefined, source: undefined, size: 'dense' } };

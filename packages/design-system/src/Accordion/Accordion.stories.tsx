import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { Accordion } from './Accordion.tsx';

const meta = {
  component: Accordion,
  args: {
    openAtFirst: ['support'],
    sections: [
      { id: 'support', label: 'Support in the description', aside: '4', children: 'Paragraphs 12, 31, 32 and 58.' },
      { id: 'amendments', label: 'Amendments', aside: '1', children: 'Claim 1 was limited on 14 May 2024.' },
      { id: 'opposition', label: 'Opposition', aside: 'none', isDisabled: true, children: '' },
    ],
  },
  parameters: guide({
    use: ['Parts of one record that are rarely read together.'],
    avoid: ['Views of which exactly one is read: take `Tabs`.', 'A single part: take `Disclosure`.'],
    anatomy: ['Heading with a button', 'Count or state at the end', 'Panel', 'Hairlines between'],
    accessibility: [
      'Each heading holds its button: the outline of the page stays whole.',
      'Tab goes from button to button and into open panels; Enter and Space open and close.',
    ],
    do: ['Leave several open, unless one rules out the others.', 'Say with a count whether opening is worth it.'],
    dont: ["Don't nest accordions: take `Tree`."],
  }),
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralOpen: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Amendments/ }));
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: /Opposition/ }));
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(2);
    await expect(canvas.getByRole('heading', { level: 3, name: /Amendments/ })).toBeVisible();
  },
};

export const OneOpen: Story = {
  tags: ['no-visual'],
  args: { isExclusive: true },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Amendments/ }));
    await expect(canvas.getByRole('button', { expanded: true })).toHaveTextContent('Amendments');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  component: Disclosure,
  args: { label: 'How families are counted', children: 'By earliest priority, one member for each office.' },
  parameters: guide({
    use: ['One part that most people do without: a method note, advanced settings.'],
    avoid: ['Several parts in a row: take `Accordion`.', 'Something needed to go on: show it.'],
    anatomy: ['Button with an arrow and the label', 'Count or state at the end', 'Panel'],
    accessibility: [
      'A button with `aria-expanded`; Enter and Space open and close, the focus stays.',
      'Closed text is found by the search of the browser, which opens it. Give `headingLevel` where it heads a part of the page.',
    ],
    do: ['Name what is inside, not the act of opening.'],
    dont: ["Don't hide an error or a required field in it."],
  }),
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opens: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'How families are counted' });
    await expect(canvas.getByText(/By earliest priority/)).not.toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/By earliest priority/)).toBeVisible();
    await expect(button).toHaveFocus();
  },
};

export const FoundByTheBrowser: Story = {
  tags: ['no-visual'],
  async play({ canvasElement }) {
    const panel = within(canvasElement).getByText(/By earliest priority/);
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect(await within(canvasElement).findByRole('button', { expanded: true })).toBeVisible();
  },
};

export const Japanese: Story = {
  globals: { language: 'ja' },
  args: { label: 'ファミリーの数え方', children: '最先の優先日ごとに一件と数えます。' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { Link } from './Link.tsx';

const meta = {
  component: Link,
  parameters: guide({
    use: ['Going somewhere: another page, another part of this one, a source.'],
    avoid: ['Something that happens here: take `Button`.'],
    anatomy: [
      'Words that say where it leads',
      'Underline in text; in lists of links only on hover',
      'Sign, where it opens elsewhere',
    ],
    accessibility: [
      'A native link: Enter follows it.',
      '`externalLabel` says in words that it opens in a new tab.',
      'In text it is underlined: colour alone would not tell it apart.',
    ],
    do: ['Let the words make sense out of their sentence.'],
    dont: ['Don\'t write "here" or "more".', "Don't open a new tab within the product."],
  }),
  args: { href: '#history', children: 'All history' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {};
export const Plain: Story = { args: { variant: 'plain' } };
export const External: Story = {
  args: { externalLabel: '(opens in a new tab)', children: 'Open source' },
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link', { name: 'Open source (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
};

export const LongInANarrowPlace: Story = {
  args: { children: 'Poly(vinylidenefluoride-co-hexafluoropropylene) binders for spinel cathodes' },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
};
export const Japanese: Story = { globals: { language: 'ja' }, args: { children: '履歴をすべて表示' } };

import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { Stepper } from './Stepper.tsx';

const meta = {
  component: Stepper,
  args: {
    label: 'Steps of the novelty search',
    onStep: fn(),
    steps: [
      { id: 'disclosure', label: 'Disclosure', description: '2 files', state: 'done' },
      { id: 'features', label: 'Features', description: '12 found, 1 unclear', state: 'failed' },
      { id: 'search', label: 'Search', description: 'Reading 7 of 10', state: 'current' },
      { id: 'matrix', label: 'Matrix', state: 'upcoming' },
      { id: 'report', label: 'Report', state: 'upcoming' },
    ],
  },
  parameters: guide({
    use: ['A task of three to seven steps, each with a result of its own.'],
    avoid: ['Views in any order: take `Tabs`.', 'A single wait: take `Progress`.'],
    anatomy: ['A length of the rule for each step', 'Mark: number, tick or warning', 'Label, and one line about it'],
    accessibility: [
      'An ordered list; the present step has `aria-current`, and each state is also said in a word.',
      'Steps are buttons only where one can go to them.',
    ],
    do: ['Name steps by their result: "Features", not "Step 2".', 'Let people go back without losing what they did.'],
    dont: ["Don't show steps that may be left out; add them when they are known."],
  }),
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Search');
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: /Disclosure.*done/ }));
    await expect(args.onStep).toHaveBeenCalledWith('disclosure');
  },
};

export const Vertical: Story = { args: { layout: 'vertical' } };

export const Japanese: Story = {
  tags: ['no-visual'],
  globals: { language: 'ja' },
  args: {
    label: '新規性調査の手順',
    steps: [
      { id: 'disclosure', label: '発明開示書', state: 'done' },
      { id: 'features', label: '構成要件', description: '12 件、うち 1 件は不明', state: 'current' },
      { id: 'report', label: '報告書', state: 'upcoming' },
    ],
  },
};

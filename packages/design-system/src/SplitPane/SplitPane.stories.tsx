import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { Text } from '../Text/Text.tsx';
import { SplitPane } from './SplitPane.tsx';

const claims = <Text as="p">1. A cold plate comprising a serpentine liquid channel and a phase-change layer.</Text>;
const description = (
  <Text as="p">
    The phase-change layer lies between the plate and the cells. Its melt fraction follows from two temperatures.
  </Text>
);

const meta = {
  component: SplitPane,
  args: { label: 'Claims', first: claims, second: description },
  decorators: [(Story) => <div style={{ height: 200, maxWidth: 720 }}>{Story()}</div>],
  parameters: guide({
    use: [
      'Two things that are read against each other, of which one needs more room at times: claims and description.',
    ],
    avoid: ['Evidence beside an answer: take `EvidenceDrawer`.', 'More than two panes.'],
    anatomy: ['First pane, whose share is set', 'Border with a grip', 'Second pane'],
    accessibility: [
      'APG window splitter: arrows by 2 %, Page Up and Page Down by 10 %, Home and End to the ends, Enter folds and unfolds.',
      'A double press brings back the first share. Below 480 px the panes stand one below the other.',
    ],
    do: ['Keep the share with the person (`size`, `onSizeChange`).'],
    dont: ["Don't let a pane be the only way to something: it can be folded."],
  }),
} satisfies Meta<typeof SplitPane>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {
  async play({ canvasElement }) {
    const bar = within(canvasElement).getByRole('separator', { name: 'Claims' });
    await userEvent.tab();
    await expect(bar).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{PageDown}');
    await expect(bar).toHaveAttribute('aria-valuenow', '62');
    await userEvent.keyboard('{Enter}');
    await expect(bar).toHaveAttribute('aria-valuenow', '20');
    await userEvent.keyboard('{Enter}');
    await expect(bar).toHaveAttribute('aria-valuenow', '62');
    await userEvent.keyboard('{End}');
    await expect(bar).toHaveAttribute('aria-valuenow', '80');
    await fireEvent.doubleClick(bar);
    await expect(bar).toHaveAttribute('aria-valuenow', '50');
    bar.blur();
  },
};
export const OneAboveTheOther: Story = { args: { direction: 'column', defaultSize: 40 } };
export const RightToLeft: Story = {
  tags: ['no-visual'],
  globals: { direction: 'rtl' },
  async play({ canvasElement }) {
    within(canvasElement).getByRole('separator').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(within(canvasElement).getByRole('separator')).toHaveAttribute('aria-valuenow', '52');
  },
};
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { TreemapChart } from './TreemapChart.tsx';

const meta = {
  component: TreemapChart,
  args: {
    title: 'Topics of the portfolio',
    method: 'Families in force; each counts once, in its first topic.',
    partName: 'Topic',
    measure: 'Families',
    groups: [
      { id: 'cell', name: 'Cell' },
      { id: 'pack', name: 'Pack' },
      { id: 'process', name: 'Process' },
    ],
    parts: [
      { id: '1', label: 'Layered oxide cathodes', value: 3120, group: 'cell' },
      { id: '2', label: 'Silicon anodes', value: 1840, group: 'cell' },
      { id: '3', label: 'Solid electrolytes', value: 1560, group: 'cell' },
      { id: '4', label: 'Separators', value: 420, group: 'cell' },
      { id: '5', label: 'Cooling plates', value: 980, group: 'pack' },
      { id: '6', label: 'Cell connection', value: 610, group: 'pack' },
      { id: '7', label: 'Dry coating', value: 740, group: 'process' },
      { id: '8', label: 'Formation', value: 260, group: 'process' },
      { id: '9', label: 'Recycling', value: 90, group: 'process' },
    ],
    fileName: 'topics',
  },
  parameters: guide({
    use: ['Parts of a whole in many pieces: topics of a portfolio.'],
    avoid: ['Comparing parts exactly: take `BarChart` lying.'],
    anatomy: ['Parts by area, the largest first', 'Edge in the colour of the group; words stay on the sheet'],
    accessibility: [
      'As `BarChart`; arrows move from the largest part to the smallest.',
      'Small parts lose their words in the picture, never in the table or when read.',
    ],
    do: ['Group parts that belong together.'],
    dont: ["Don't draw amounts at or below zero; they stand in the table."],
  }),
} satisfies Meta<typeof TreemapChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Topics: Story = {
  async play({ canvasElement }) {
    within(canvasElement)
      .getByRole('img', { name: /^Layered/ })
      .focus();
    await expect(document.activeElement).toHaveAccessibleName('Layered oxide cathodes, Cell, Families: 3,120, 32.4 %');
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveAccessibleName(/^Silicon/);
  },
};
export const OnePart: Story = {
  tags: ['no-visual'],
  args: { groups: [], parts: [{ id: '1', label: 'Cathodes', value: 12 }] },
};
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 328 }}>{Story()}</div>] };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { BubbleChart } from './BubbleChart.tsx';

const meta = {
  component: BubbleChart,
  args: {
    title: 'Stiffness and density',
    method: 'Typical values at 20 °C, illustrative.',
    pointName: 'Material',
    points: [
      { id: '316l', label: '316L', x: 8, y: 193, group: 'steel' },
      { id: 'ti', label: 'Ti-6Al-4V', x: 4.43, y: 114, group: 'light' },
      { id: 'al', label: 'Al 6061', x: 2.7, y: 69, group: 'light' },
      { id: 'az31', label: 'AZ31', x: 1.77, y: 45, group: 'light' },
      { id: 'cu', label: 'Copper', x: 8.94, y: 117, group: 'copper' },
      { id: 'al2o3', label: 'Alumina', x: 3.9, y: 370, group: 'ceramic' },
      { id: 'peek', label: 'PEEK', x: 1.3, y: 3.6, group: 'polymer' },
    ],
    groups: [
      { id: 'steel', name: 'Steel' },
      { id: 'light', name: 'Light metals' },
      { id: 'copper', name: 'Copper' },
      { id: 'ceramic', name: 'Ceramics' },
      { id: 'polymer', name: 'Polymers' },
    ],
    x: { name: 'Density', unit: 'g/cm³', scale: 'log' },
    y: { name: 'Young’s modulus', unit: 'GPa', scale: 'log' },
    fileName: 'stiffness',
  },
  parameters: guide({
    use: ['Things by two measures: an Ashby plot; with a third as area: owners by topics.'],
    avoid: ['One measure over time: take `LineChart`.'],
    anatomy: ['As `BarChart`; groups differ by colour and shape', 'Names beside up to 24 points'],
    accessibility: ['As `BarChart`; arrows move from left to right.'],
    do: ['Draw powers of ten (`scale: "log"`) where values span several.'],
    dont: ["Don't say with colour what shape does not say too."],
  }),
} satisfies Meta<typeof BubbleChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ashby: Story = {
  async play({ canvasElement }) {
    within(canvasElement).getByRole('img', { name: /^PEEK/ }).focus();
    await userEvent.keyboard('{End}');
    await expect(document.activeElement).toHaveAccessibleName('Copper, Density: 8.94 g/cm³, Young’s modulus: 117 GPa');
  },
};

export const Sizes: Story = {
  args: {
    title: 'Owners by growth',
    method: 'Area: families in force. Growth: mean of three years.',
    pointName: 'Owner',
    groups: [],
    points: ['Amperex', 'LG', 'Toyota', 'Bosch', 'BYD', 'Panasonic'].map((label, at) => ({
      id: label,
      label,
      x: 3 + at * 2.1,
      y: -6 + ((at * 7) % 30),
      size: 12_480 / (at + 1),
    })),
    x: { name: 'Age of the portfolio', unit: 'years' },
    y: { name: 'Growth', unit: '%' },
    size: { name: 'Families' },
  },
};

export const FiveThousandPoints: Story = {
  tags: ['no-visual'],
  args: {
    title: 'Candidates',
    method: '5,000 computed candidates.',
    points: Array.from({ length: 5000 }, (_, at) => ({
      id: String(at),
      label: `Candidate ${at + 1}`,
      x: ((at * 7919) % 5003) / 50,
      y: ((at * 104_729) % 4999) / 10,
      group: at % 2 ? 'steel' : 'light',
    })),
    x: { name: 'Density' },
    y: { name: 'Modulus' },
  },
};
export const Empty: Story = { tags: ['no-visual'], args: { points: [] } };

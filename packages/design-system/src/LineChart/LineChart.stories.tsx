import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { LineChart } from './LineChart.tsx';
import type { LineSeries } from './LineChart.types.ts';

const names = ['Cathodes', 'Anodes', 'Electrolytes', 'Separators'];
const byYear: LineSeries[] = names.map((name, at) => ({
  id: name,
  name,
  points: Array.from({ length: 16 }, (_, year) => ({
    x: new Date(Date.UTC(2010 + year, 0, 1)),
    y:
      at === 3 && year > 4 && year < 7
        ? null
        : Math.round(120 + at * 90 + year * (34 - at * 7) + 40 * Math.sin(year + at)),
  })),
}));

const meta = {
  component: LineChart,
  args: {
    title: 'Filings by part of the cell',
    method: 'Families by earliest priority; a family may count in several parts.',
    series: byYear,
    x: { name: 'Year' },
    y: { name: 'Families' },
    incompleteFrom: new Date(Date.UTC(2024, 0, 1)),
    fileName: 'filings',
  },
  parameters: guide({
    use: ['A quantity over time or over another quantity: filings, stress over strain.'],
    avoid: ['Names without an order along the axis: take `BarChart`.'],
    anatomy: [
      'As `BarChart`; lines differ by colour, dash and shape',
      'A gap where nothing is stated, dots where it is not complete yet',
    ],
    accessibility: [
      'As `BarChart`. Left and right move along a line, up and down to the next line.',
      'A line of more than 40 points shows its shape once; every point is still read.',
    ],
    do: ['Give `unit` to both axes.'],
    dont: ["Don't join over a gap."],
  }),
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OverYears: Story = {
  async play({ canvasElement }) {
    within(canvasElement)
      .getByRole('img', { name: /Cathodes/ })
      .focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(document.activeElement).toHaveAccessibleName(/Anodes/);
  },
};

export const OnePoint: Story = {
  args: {
    series: [{ id: 'a', name: 'Measured', points: [{ x: 20, y: 193 }] }],
    x: { name: 'Temperature', unit: '°C' },
    y: { name: 'E', unit: 'GPa' },
    incompleteFrom: undefined,
  },
};

export const FiveThousandPoints: Story = {
  args: {
    title: 'Stress and strain',
    method: 'One specimen, 5,000 readings.',
    series: [
      {
        id: 'curve',
        name: 'Specimen 1',
        points: Array.from({ length: 5000 }, (_, at) => ({
          x: at / 100,
          y: 240 * (1 - Math.exp(-at / 300)) - 0.0000004 * at * at,
        })),
      },
    ],
    x: { name: 'Strain', unit: '%' },
    y: { name: 'Stress', unit: 'MPa' },
    incompleteFrom: undefined,
  },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelectorAll('svg *').length).toBeLessThan(120);
    within(canvasElement)
      .getByRole('img', { name: /Strain/ })
      .focus();
    await userEvent.keyboard('{End}');
    await expect(document.activeElement).toHaveAccessibleName(/Strain 49.99/);
  },
};

export const Powers: Story = {
  args: {
    title: 'Leakage current',
    method: 'Typical values, 25 °C.',
    series: [
      {
        id: 'a',
        name: 'Cell',
        points: [1, 10, 100, 1000, 10_000].map((hours, at) => ({ x: hours, y: 0.002 * 9 ** at })),
      },
    ],
    x: { name: 'Time', unit: 'h', scale: 'log' },
    y: { name: 'Current', unit: 'µA', scale: 'log' },
    incompleteFrom: undefined,
  },
};

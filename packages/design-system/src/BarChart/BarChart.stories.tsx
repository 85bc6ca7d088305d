import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { BarChart } from './BarChart.tsx';

const years = ['2016', '2017', '2018', '2019', '2020', '2021', '2022', '2023', '2024', '2025'];

const meta = {
  component: BarChart,
  args: {
    title: 'Filings by earliest priority',
    method: 'Patent families, one count a family. The last 18 months are incomplete: applications are published late.',
    fileName: 'filings',
    categoryName: 'Year',
    categories: years,
    measure: 'Families',
    series: [{ id: 'families', name: 'Families', values: [820, 940, 1210, 1560, 2040, 2630, 3120, 3480, 2210, 640] }],
    incompleteFrom: 8,
  },
  parameters: guide({
    use: ['Amounts of a few things beside each other; years, owners, elements.'],
    avoid: [
      'A trend of more than about 30 steps: take `LineChart`.',
      'Parts of a whole in many groups: take `TreemapChart`.',
    ],
    anatomy: [
      'Title and method note',
      'Switch between chart and table, and saving the table',
      'Legend, where there are several series',
      'Picture from zero',
      'Notice below: partial, failed',
    ],
    accessibility: [
      'One stop of Tab; arrows move along a series and across, Home and End to its ends, Escape closes what is shown. Every bar is read with name, value and unit.',
      'The same values stand in a table: hidden beside the picture up to 60 rows, and by the switch.',
      'Series differ by colour under all colour vision, and by pattern under forced colours. Nothing moves.',
    ],
    do: ['State the unit of counting in `method`.', 'Let bars lie where names are long (`orientation`).'],
    dont: ["Don't cut the axis: bars stand on zero.", "Don't show more than eight series."],
  }),
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filings: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    canvas.getByRole('img', { name: /^2016/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveAccessibleName('2017, Families: 940');
    await userEvent.keyboard('{End}');
    await expect(document.activeElement).toHaveAccessibleName('2025, Families: 640, incomplete');
    await expect(canvas.getByRole('table', { name: 'Filings by earliest priority' })).toBeInTheDocument();
  },
};

export const AsTable: Story = {
  tags: ['no-visual'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Table'));
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '11');
    await expect(canvas.getByRole('rowheader', { name: '2016' })).toBeVisible();
  },
};

export const SeveralBelowZero: Story = {
  args: {
    title: 'Change of filings against the year before',
    method: 'Families by earliest priority, in per cent.',
    measure: 'Change',
    unit: '%',
    categories: ['Batteries', 'Fuel cells', 'Photovoltaics', 'Wind'],
    categoryName: 'Field',
    series: [
      { id: 'cn', name: 'CNIPA', values: [24, -3, 8, null] },
      { id: 'ep', name: 'EPO', values: [12, -9, -14, 2] },
      { id: 'us', name: 'USPTO', values: [9, 1, -6, -1] },
    ],
    incompleteFrom: Number.POSITIVE_INFINITY,
  },
};

const select = fn();
export const LongNames: Story = {
  args: {
    title: 'Owners',
    method: 'Families by current owner, after merging of names.',
    orientation: 'horizontal',
    categoryName: 'Owner',
    categories: [
      'Contemporary Amperex Technology Co., Limited',
      'LG Energy Solution, Ltd.',
      'Toyota Motor Corporation',
      'Robert Bosch GmbH',
      'BYD Company Limited',
    ],
    series: [{ id: 'families', name: 'Families', values: [12_480, 9310, 8720, 4100, 3890] }],
    incompleteFrom: Number.POSITIVE_INFINITY,
    onSelect: select,
  },
  async play({ canvasElement }) {
    select.mockClear();
    within(canvasElement)
      .getByRole('button', { name: /^Contemporary/ })
      .focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(select).toHaveBeenCalledWith('families 1');
  },
};

export const Empty: Story = { args: { categories: [], series: [] } };
export const Loading: Story = { tags: ['no-visual'], args: { status: { kind: 'loading' } } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 328 }}>{Story()}</div>] };
export const Japanese: Story = {
  globals: { language: 'ja' },
  args: {
    title: '出願件数の推移',
    method: '最先の優先日によるパテントファミリー数。直近 18 か月は未公開分を含みません。',
    measure: 'ファミリー数',
    categoryName: '年',
    series: [
      {
        id: 'families',
        name: 'ファミリー数',
        values: [8200, 9400, 12_100, 15_600, 20_400, 26_300, 31_200, 34_800, 22_100, 6400],
      },
    ],
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { HeatMap } from './HeatMap.tsx';

const meta = {
  component: HeatMap,
  args: {
    title: 'Causes by severity and occurrence',
    method: 'Causes with an Action Priority, AIAG-VDA 2019; counts of rows.',
    rowName: 'Severity',
    rows: ['10', '9', '8', '7', '6'],
    columns: ['1', '2', '3', '4', '5', '6', '7', '8'],
    values: [
      [0, 1, 2, null, 0, 1, 0, 0],
      [1, 3, 4, 6, 2, 1, 0, 0],
      [4, 9, 12, 8, 5, 2, 1, 0],
      [6, 14, 18, 11, 7, 3, 1, 1],
      [3, 8, 10, 6, 4, 2, null, 0],
    ],
    measure: 'Causes',
    fileName: 'causes',
  },
  parameters: guide({
    use: ['A measure of each pair: severity by occurrence, owner by topic.'],
    avoid: ['Pairs with words as cells: take `DataTable`.'],
    anatomy: [
      'Scale with its ends',
      'Cells in seven steps, with their figures where there is room',
      'Hatching where nothing is stated',
    ],
    accessibility: [
      'As `BarChart`; arrows move by cell.',
      'Words on each step keep a contrast of 4.5:1 in light and dark; under forced colours thin veils of the text colour take their place, and the figures say on which side of zero they are.',
    ],
    do: ['Let values around zero diverge: it happens by itself where some are below.'],
    dont: ["Don't leave a missing value the colour of zero: give null."],
  }),
} satisfies Meta<typeof HeatMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sequence: Story = {
  async play({ canvasElement }) {
    within(canvasElement)
      .getByRole('img', { name: /^10, 1/ })
      .focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(document.activeElement).toHaveAccessibleName('10, 4, Causes: Not stated');
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveAccessibleName('9, 4, Causes: 6');
  },
};

export const AroundZero: Story = {
  args: {
    title: 'Growth by owner and topic',
    method: 'Change of families against three years before, in per cent.',
    rowName: 'Owner',
    rows: ['Contemporary Amperex Technology', 'Toyota Motor', 'Robert Bosch'],
    columns: ['Cathodes', 'Anodes', 'Electrolytes', 'Separators'],
    values: [
      [62, 34, 18, -4],
      [12, -8, 41, 3],
      [-35, -12, null, -51],
    ],
    measure: 'Growth',
    unit: '%',
  },
};
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 328 }}>{Story()}</div>] };

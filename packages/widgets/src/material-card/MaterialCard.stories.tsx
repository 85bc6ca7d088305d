import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { MaterialCard } from './MaterialCard.tsx';
import { recordedCardSource, Words } from './testing.tsx';

interface Shown {
  gradeId: string;
  compared: readonly string[];
  /** Width in px of the column in which it stands. */
  width: number;
  isBroken: boolean;
}

function Card({ gradeId, compared, width, isBroken }: Shown) {
  const failure = { status: 503, message: 'The service is not available. Try again in a moment.' };
  return (
    <Words>
      <div style={{ maxWidth: width }}>
        <MaterialCard
          gradeId={gradeId}
          compared={compared}
          source={recordedCardSource(isBroken ? failure : undefined)}
        />
      </div>
    </Words>
  );
}

const meta = {
  title: 'Widgets/MaterialCard',
  component: Card,
  args: { gradeId: '316l', compared: [], width: 1280, isBroken: false },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

const openPart = async (canvasElement: HTMLElement, name: RegExp) =>
  userEvent.click(await within(canvasElement).findByRole('tab', { name }));

/** Every value with its condition, standard, kind and source; what no source states says so. */
export const Steel: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: '316L' });
    await userEvent.click(canvas.getByRole('radio', { name: 'US customary' }));
    await expect(canvas.getByText('≥ 70.3')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'SI' }));
  },
};

/** What differs in the grades of other standards, what matters first. */
export const Equivalents: Story = {
  async play({ canvasElement }) {
    await openPart(canvasElement, /Equivalents/);
    await within(canvasElement).findByRole('heading', { name: 'EN 1.4404' });
  },
};

export const FiveSideBySide: Story = {
  args: { compared: ['304', '2205', '6061', 'peek'] },
  async play({ canvasElement }) {
    await openPart(canvasElement, /Compare/);
    await within(canvasElement).findByRole('table', { name: 'Properties side by side' });
  },
};

/** No composition, ranges over the makes. */
export const Polymer: Story = { args: { gradeId: 'peek' } };

/** In a column of a telephone. */
export const Narrow: Story = { args: { width: 328 } };

export const NotRead: Story = { args: { isBroken: true } };

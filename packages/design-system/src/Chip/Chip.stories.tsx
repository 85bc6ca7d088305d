import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { CalendarIcon, LayersIcon, PaperclipIcon } from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Chip, RemovableChip } from './Chip.tsx';

const meta = {
  component: Chip,
  subcomponents: { RemovableChip },
  parameters: guide({
    use: [
      'What narrows a search or a question: scope, dates, languages.',
      '`RemovableChip`: what was attached or chosen and can be taken away again.',
    ],
    avoid: ['A word that says a state: take `Tag`.', 'One of a few views: take `SegmentedControl`.'],
    anatomy: ['Icon', 'What holds now', 'Small arrow, where it opens something; or a closing sign'],
    accessibility: [
      'With `isPressed` it is a toggle and says whether it holds.',
      'With `hasMenu` it says that it opens something.',
      'The closing button of a `RemovableChip` names what it removes.',
    ],
    do: ['Show the value, not the name of the filter: "2012 to 2026".'],
    dont: ["Don't use chips as decoration."],
  }),
  args: { children: 'Any date', onClick: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const Pressed: Story = { args: { isPressed: true, icon: LayersIcon, children: 'Patents and papers' } };
export const WithMenu: Story = { args: { hasMenu: true, icon: CalendarIcon, children: '2012 to 2026' } };
export const Disabled: Story = { args: { isDisabled: true } };

const remove = fn();

export const Removable: Story = {
  render: () => (
    <Inline>
      <RemovableChip icon={PaperclipIcon} onRemove={remove} removeLabel="Remove disclosure.pdf">
        disclosure.pdf
      </RemovableChip>
    </Inline>
  ),
  async play({ canvasElement }) {
    remove.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove disclosure.pdf' }));
    await expect(remove).toHaveBeenCalledTimes(1);
  },
};

export const LongText: Story = {
  args: { children: 'Patents, papers, library notes and standards of the last fifteen years', hasMenu: true },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
};
export const RightToLeft: Story = { ...WithMenu, globals: { direction: 'rtl' } };

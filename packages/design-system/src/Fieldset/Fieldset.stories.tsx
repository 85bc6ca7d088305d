import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { guide } from '../Guide/guide.ts';
import { Fieldset } from './Fieldset.tsx';

const needs = (
  <>
    <Checkbox>More technical questions each month</Checkbox>
    <Checkbox>Novelty search and drafting</Checkbox>
    <Checkbox>Other</Checkbox>
  </>
);

const meta = {
  component: Fieldset,
  args: { label: 'What do you need?', hint: 'Choose at least one.', children: needs },
  parameters: guide({
    use: ['Checkboxes, or other controls, that answer one question together.'],
    avoid: ['One control: take `Field`.', 'One of several choices: take `RadioGroup`, which brings its own.'],
    anatomy: ['Legend', 'Controls', 'Hint, or the error in its place'],
    accessibility: [
      'A native `fieldset`: its legend is read before each control inside.',
      'The error describes the group; mark single controls invalid where only one of them is wrong.',
    ],
    do: ['Ask a question in the legend, and say in the hint how many answers it takes.'],
    dont: ["Don't nest a fieldset in a `Field`: the question would be asked twice."],
  }),
} satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithError: Story = {
  args: { error: 'Choose at least one, so that we can prepare.' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('group', { name: 'What do you need?' })).toHaveAccessibleDescription(
      'Choose at least one, so that we can prepare.',
    );
  },
};

export const Disabled: Story = { tags: ['no-visual'], args: { isDisabled: true, optionalLabel: 'optional' } };

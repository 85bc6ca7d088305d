import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { guide } from '../Guide/guide.ts';
import { RadioGroup } from './RadioGroup.tsx';
import type { RadioGroupProps } from './RadioGroup.types.ts';

const offices = [
  { value: 'ep', label: 'EPO', hint: 'Problem and solution approach' },
  { value: 'us', label: 'USPTO', hint: 'Graham factors' },
  { value: 'cn', label: 'CNIPA', disabledReason: 'Your edition covers two offices' },
];

function Office(props: Partial<RadioGroupProps<string>>) {
  const [value, setValue] = useState<string | undefined>(props.value);
  return <RadioGroup label="Office" options={offices} {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: RadioGroup,
  parameters: guide({
    use: ['One of two to seven choices that deserve to be read before one is taken.'],
    avoid: [
      'Short choices that switch a view at once: take `SegmentedControl`.',
      'More than seven: take `Select`, or `Combobox` where one searches.',
      'Yes or no: take `Checkbox` in a form, `Switch` where it holds at once.',
    ],
    anatomy: ['Legend', 'Radio with label and hint, one line each', 'Hint or error of the group'],
    accessibility: [
      'Native radios: Tab reaches the chosen one, arrows move and choose, Space chooses.',
      'A `disabledReason` is the description of its radio, and is seen.',
    ],
    do: ['Put the safest or most frequent choice first.', 'Leave nothing chosen where a guess would be wrong.'],
    dont: ["Don't use radios for actions: choosing one must change nothing else on the page."],
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const ByKeyboard: Story = {
  render: () => <Office value="ep" />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /EPO/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /USPTO/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /CNIPA/ })).toHaveAccessibleDescription(
      'Your edition covers two offices',
    );
  },
};

export const States: Story = {
  render: () => (
    <Grid columns={2} gap={5}>
      <Office label="Rest" />
      <Office label="Error" error="Choose an office: its rules decide the claim format." />
      <Office label="Disabled" value="us" isDisabled />
      <Office
        label="Inline"
        layout="inline"
        value="weight"
        options={[
          { value: 'weight', label: 'Weight %' },
          { value: 'atomic', label: 'Atomic %' },
        ]}
      />
    </Grid>
  ),
};

export const Japanese: Story = {
  globals: { language: 'ja' },
  render: () => (
    <Office
      label="出願先の特許庁"
      value="jp"
      options={[
        { value: 'jp', label: '日本国特許庁', hint: '請求項ごとに進歩性を判断します' },
        { value: 'ep', label: '欧州特許庁', hint: '課題解決アプローチ' },
      ]}
    />
  ),
};

export const RightToLeft: Story = {
  tags: ['no-visual'],
  globals: { direction: 'rtl' },
  render: () => <Office value="ep" />,
};

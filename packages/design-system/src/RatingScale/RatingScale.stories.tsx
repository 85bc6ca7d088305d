import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { RatingScale } from './RatingScale.tsx';
import type { RatingScaleProps } from './RatingScale.types.ts';

const severity = {
  1: 'No discernible effect.',
  4: 'Slightly objectionable appearance, sound or vibration.',
  7: 'Degradation of a primary function needed for normal driving.',
  10: 'Affects safe operation or the health of people.',
};

function Severity(props: Partial<RatingScaleProps>) {
  const [value, setValue] = useState(props.value);
  return (
    <RatingScale
      label="Severity"
      lowLabel="No effect"
      highLabel="Safety"
      criteria={severity}
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

const meta = {
  component: RatingScale,
  parameters: guide({
    use: ['Ratings by criteria: severity, occurrence and detection of an FMEA, a score of relevance.'],
    avoid: [
      'A measured quantity: take `NumberInput` or `Slider`.',
      'A scale without meanings for its steps: three choices in a `RadioGroup` say more.',
    ],
    anatomy: ['Legend', 'Ten cells, each a radio', 'What the ends stand for', 'The criterion of the step looked at'],
    accessibility: [
      'Native radios: Tab, arrows and Space as in any radio group; digits choose directly, 0 means 10.',
      'Each step is described by its criterion, so that hearing the scale tells as much as seeing it.',
    ],
    do: ['Give criteria in full sentences, from the standard that is followed.'],
    dont: ["Don't colour the steps by badness: the computed priority does that.", "Don't choose a step in advance."],
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const DigitsChoose: Story = {
  tags: ['no-visual'],
  render: () => <Severity />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '1' })).toHaveFocus();
    await userEvent.keyboard('7');
    await expect(canvas.getByRole('radio', { name: '7' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '7' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '8' })).toBeChecked();
    await userEvent.keyboard('0');
    await expect(canvas.getByRole('radio', { name: '10' })).toHaveAccessibleDescription(severity[10]);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={6}>
      <Severity value={7} />
      <Severity label="Occurrence" criteria={undefined} error="Rate the occurrence: the action priority needs it." />
      <Severity label="Detection" criteria={undefined} value={3} isDisabled hint="Follows from the test plan" />
    </Stack>
  ),
};

export const Chinese: Story = {
  tags: ['no-visual'],
  globals: { language: 'zh-Hans' },
  render: () => (
    <Severity
      label="严重度"
      lowLabel="无影响"
      highLabel="涉及安全"
      value={7}
      criteria={{ 7: '影响正常行驶所需的主要功能。' }}
    />
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { guide } from '../Guide/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import type { DateRange, DateRangeInputProps } from './DateInput.types.ts';
import { DateRangeInput } from './DateRangeInput.tsx';

const changed = fn();

type PublishedProps = Partial<DateRangeInputProps> & { label?: string; isDisabled?: boolean; error?: string };

function Published({ label = 'Published', isDisabled = false, error, ...props }: PublishedProps) {
  const [value, setValue] = useState<DateRange>(props.value ?? {});
  return (
    <div style={{ maxWidth: 380 }}>
      <Field label={label} isDisabled={isDisabled} error={error}>
        <DateRangeInput
          {...props}
          value={value}
          onChange={(next, problem) => {
            setValue(next);
            changed(next, problem);
          }}
        />
      </Field>
    </div>
  );
}

const meta = {
  title: 'DateInput/DateRangeInput',
  component: DateRangeInput,
  beforeEach: () => void changed.mockClear(),
  parameters: guide({
    use: ['A span of days, ends included, either of which may stay open.'],
    avoid: ['A single day: take `DateInput`.', 'Spans counted back from today: offer them as `Chip`s beside.'],
    anatomy: ['Beginning and end in one frame', 'One calendar: the first press begins, the second ends'],
    accessibility: [
      'A group named by its field; each end is named by the field and its own word.',
      'The calendar is that of `DateInput`; the days of the span are joined by a tint and edges.',
    ],
    do: ['Say in the error which end to change.'],
    dont: ["Don't swap the ends silently: a reversed span is reported as `reversed`."],
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const TwoPresses: Story = {
  tags: ['no-visual'],
  render: () => <Published value={{ from: '2024-05-14' }} />,
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Change the date/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Friday, May 24, 2024' }));
    await expect(changed).toHaveBeenLastCalledWith({ from: '2024-05-14', to: '2024-05-24' }, undefined);
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(within(canvasElement).getByRole('textbox', { name: 'Published To' })).toHaveValue('05/24/2024');
  },
};

export const Reversed: Story = {
  tags: ['no-visual'],
  render: () => <Published value={{ from: '2024-05-14' }} />,
  async play({ canvasElement }) {
    const end = within(canvasElement).getByRole('textbox', { name: 'Published To' });
    await userEvent.type(end, '2023-01-01');
    await expect(changed).toHaveBeenLastCalledWith({ from: '2024-05-14', to: '2023-01-01' }, 'reversed');
    await expect(end).toBeInvalid();
  },
};

export const Open: Story = {
  render: () => (
    <div style={{ minHeight: 420 }}>
      <Published value={{ from: '2024-05-14', to: '2024-05-24' }} />
    </div>
  ),
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Change the date/ }));
    await expect(await screen.findAllByRole('gridcell', { selected: true })).toHaveLength(2);
  },
};

export const States: Story = {
  tags: ['no-visual'],
  globals: { direction: 'rtl', language: 'zh-Hant' },
  render: () => (
    <Stack>
      <Published label="公開日" />
      <Published label="公開日" value={{ from: '2024-05-24', to: '2024-05-14' }} error="結束日早於開始日" />
      <Published label="公開日" value={{ from: '2024-05-14' }} isDisabled />
    </Stack>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { guide } from '../Guide/guide.ts';
import { DateInput } from './DateInput.tsx';
import type { DateInputProps } from './DateInput.types.ts';
import { type DateProblem, weekdayOf } from './date.rules.ts';

const changed = fn();

const said: Readonly<Record<DateProblem, string>> = {
  notADate: 'Enter a date with its year in four digits, such as 05/14/2024',
  tooEarly: 'Enter a date after 1 January 2012',
  tooLate: 'Enter a date before 21 November 2026',
  unavailable: 'The office is closed on that day',
  reversed: 'The end lies before the beginning',
};

type PriorityProps = Partial<DateInputProps> & { label?: string; isDisabled?: boolean };

function Priority({ label = 'Priority date', isDisabled = false, ...props }: PriorityProps) {
  const [value, setValue] = useState(props.value);
  const [problem, setProblem] = useState<DateProblem>();
  return (
    <Field label={label} isDisabled={isDisabled} error={problem && said[problem]}>
      <DateInput
        {...props}
        value={value}
        onChange={(next, reason) => {
          setValue(next);
          setProblem(reason);
          changed(next, reason);
        }}
      />
    </Field>
  );
}

const meta = {
  component: DateInput,
  beforeEach: () => void changed.mockClear(),
  decorators: [(Story) => <div style={{ maxWidth: 560, minHeight: 120 }}>{Story()}</div>],
  parameters: guide({
    use: ['A day: priority, filing, expiry, a deadline.'],
    avoid: ['A span: take `DateRangeInput`.', 'Only a year: take `NumberInput` or `Select`.'],
    anatomy: [
      'Text in the order of the language',
      'Button that opens the calendar',
      'Calendar: month and year to choose, six weeks, today, clear',
    ],
    accessibility: [
      'The APG date picker dialog: arrows move by days and weeks, Home and End in the week, Page Up and Page Down by months, with Shift by years.',
      'Each day is named in full; the text can always be typed instead, as ISO too. Alt and down opens the calendar.',
      'The week begins where it does in the language; Han and kana readers find year, month and day in their order.',
    ],
    do: ['Set `min` and `max`, and say in the hint why.', 'Keep ISO days in data: they have no time zone to go wrong.'],
    dont: [
      "Don't take a year of two digits for granted: it is refused.",
      "Don't ask for a date of birth with a calendar open.",
    ],
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  render: () => <Priority value="2024-05-14" />,
  async play({ canvasElement }) {
    const input = within(canvasElement).getByRole('textbox', { name: 'Priority date' });
    await expect(input).toHaveValue('05/14/2024');
    await userEvent.click(input);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const calendar = await screen.findByRole('grid', { name: 'May 2024' });
    await waitFor(() => expect(within(calendar).getByRole('button', { name: 'Tuesday, May 14, 2024' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Shift>}{PageUp}{/Shift}');
    await expect(within(calendar).getByRole('button', { name: 'Monday, May 22, 2023' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(changed).toHaveBeenLastCalledWith('2023-05-22', undefined);
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveValue('05/22/2023');
  },
};

export const YearsAreChosen: Story = {
  tags: ['no-visual'],
  render: () => <Priority value="2024-05-14" />,
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Change the date/ }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Year' }), '1994');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), '2');
    await userEvent.click(screen.getByRole('button', { name: 'Monday, February 28, 1994' }));
    await expect(changed).toHaveBeenLastCalledWith('1994-02-28', undefined);
  },
};

/** What is typed stays as typed, whether or not it can be taken. */
export const Typed: Story = {
  tags: ['no-visual'],
  render: () => <Priority min="2012-01-01" max="2026-11-21" />,
  async play({ canvasElement }) {
    const input = within(canvasElement).getByRole('textbox', { name: 'Priority date' });
    await userEvent.type(input, '14 May 24');
    await userEvent.tab();
    await expect(changed).toHaveBeenLastCalledWith(undefined, 'notADate');
    await expect(input).toHaveValue('14 May 24');
    await userEvent.clear(input);
    await userEvent.type(input, '14 May 2024');
    await expect(changed).toHaveBeenLastCalledWith('2024-05-14', undefined);
    await userEvent.tab();
    await expect(input).toHaveValue('05/14/2024');
    await userEvent.clear(input);
    await userEvent.type(input, '2001-05-14');
    await expect(changed).toHaveBeenLastCalledWith('2001-05-14', 'tooEarly');
    await expect(input).toBeInvalid();
  },
};

export const Open: Story = {
  render: () => (
    <div style={{ minHeight: 420 }}>
      <Priority value="2024-05-14" max="2024-05-24" isUnavailable={(date) => weekdayOf(date) > 5} />
    </div>
  ),
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Change the date/ }));
    await expect(await screen.findByRole('gridcell', { selected: true })).toHaveTextContent('14');
    await userEvent.click(screen.getByRole('button', { name: 'Saturday, May 18, 2024' }));
    await expect(changed).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  render: () => (
    <Grid columns={2} gap={4}>
      <Priority label="Empty" />
      <Priority label="Chosen" value="2024-05-14" />
      <Priority label="Too early" value="2001-05-14" min="2012-01-01" />
      <Priority label="Disabled" value="2024-05-14" isDisabled />
      <Priority label="Compact" value="2024-05-14" size="compact" />
      <Priority label="Read only" value="2024-05-14" readOnly />
    </Grid>
  ),
};

export const Japanese: Story = {
  globals: { language: 'ja' },
  render: () => (
    <div style={{ minHeight: 420 }}>
      <Priority label="優先日" value="2024-05-14" />
    </div>
  ),
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('textbox', { name: '優先日' })).toHaveValue('2024/05/14');
    await userEvent.click(within(canvasElement).getByRole('button', { name: /日付を変更/ }));
    await waitFor(() => expect(screen.getByRole('grid', { name: '5月 2024年' })).toBeVisible());
  },
};

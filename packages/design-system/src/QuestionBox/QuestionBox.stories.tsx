import type { Meta, StoryObj } from '@storybook/react-vite';

import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Chip } from '../Chip/Chip.tsx';
import { guide } from '../Guide/guide.ts';
import { CalendarIcon, LayersIcon } from '../Icon/icons.ts';
import { QuestionBox } from './QuestionBox.tsx';

const submit = fn();
type BoxProps = Partial<ComponentProps<typeof QuestionBox>>;

function Box({ value: first = '', ...rest }: BoxProps) {
  const [value, setValue] = useState(first);
  return (
    <QuestionBox
      label="Your question"
      placeholder="Ask a technical question, or paste a claim, formula or disclosure"
      submitLabel="Ask"
      submitHint="Enter to ask"
      tools={
        <>
          <Chip icon={LayersIcon} isPressed>
            Patents and papers
          </Chip>
          <Chip icon={CalendarIcon}>Any date</Chip>
        </>
      }
      {...rest}
      value={value}
      onChange={setValue}
      onSubmit={submit}
    />
  );
}

const meta = {
  component: QuestionBox,
  parameters: guide({
    use: ['The question that starts a task, and the ones that follow it.'],
    avoid: ['Finding things by a word: take `SearchInput`.', 'A comment or a note: take `TextArea`.'],
    anatomy: [
      'Text that grows with the question',
      'Chips of scope, dates, languages, attachments',
      'Hint and button',
      'Count, once the most is near',
    ],
    accessibility: [
      'Enter asks, Shift and Enter begin a line; the hint says so.',
      'The error is its description and makes it invalid.',
      'While it is on its way it keeps the words and ignores Enter.',
      'It is not sent while an input method composes.',
    ],
    do: ['Show in the placeholder what a good question looks like.'],
    dont: ["Don't empty it before the question has arrived."],
  }),
  beforeEach: () => void submit.mockClear(),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const EnterAsks: Story = {
  tags: ['no-visual'],
  render: () => <Box />,
  async play({ canvasElement }) {
    const box = within(canvasElement).getByRole('textbox', { name: 'Your question' });
    await userEvent.type(box, '{Enter}');
    await expect(submit).not.toHaveBeenCalled();
    await userEvent.type(box, 'Why does 316L pit?{Shift>}{Enter}{/Shift}Above 60 °C.');
    await expect(submit).not.toHaveBeenCalled();
    await expect(box).toHaveValue('Why does 316L pit?\nAbove 60 °C.');
    await userEvent.keyboard('{Enter}');
    await expect(submit).toHaveBeenCalledTimes(1);
  },
};

/** The ring lies 2 px outside of the box, and nothing around it clips it. */
export const FocusRing: Story = {
  render: () => <Box />,
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ask' }));
    await userEvent.tab({ shift: true });
    within(canvasElement).getByRole('textbox').focus();
    const frame = within(canvasElement).getByRole('textbox').closest('form')?.firstElementChild;
    await expect(frame && getComputedStyle(frame).outlineStyle).toBe('solid');
    for (let node = frame?.parentElement; node && node !== document.documentElement; node = node.parentElement) {
      await expect(getComputedStyle(node).overflowX).toBe('visible');
    }
  },
};

export const TooLong: Story = {
  render: () => (
    <Box value={'a'.repeat(210)} maxLength={200} error="Shorten it by 10 characters: the question holds 200." />
  ),
  async play({ canvasElement }) {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '{Enter}');
    await expect(submit).not.toHaveBeenCalled();
  },
};

export const Busy: Story = { render: () => <Box value="Why does 316L pit in chloride?" isBusy busyLabel="Asking" /> };
export const FollowUp: Story = {
  render: () => <Box variant="follow-up" placeholder="Ask a follow-up" tools={undefined} />,
};
export const Chinese: Story = {
  globals: { language: 'zh-Hans' },
  render: () => (
    <Box
      label="您的问题"
      placeholder="提出技术问题，或粘贴权利要求、分子式或技术交底"
      submitLabel="提问"
      submitHint="按回车提问"
      tools={undefined}
    />
  ),
};

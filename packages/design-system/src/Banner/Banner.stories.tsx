import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guide } from '../Guide/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  component: Banner,
  parameters: guide({
    use: [
      'What concerns the whole page or a part of it and stays until it is no longer so: a lost connection, a partial answer, a limit that is near.',
    ],
    avoid: [
      'What was just done and needs no answer: take a toast.',
      'What is wrong with one field: take the error of its `Field`.',
      'Nothing to show at all: take `EmptyState` or `ErrorState`.',
    ],
    anatomy: [
      'Icon and edge of the tone',
      'Title: what happened',
      'Text: why it matters and what to do',
      'Actions, and a closing button where it may be put away',
    ],
    accessibility: [
      'It is announced when it appears: politely, or at once with `announce="assertive"`, which only what stops the work deserves.',
      'The tone is said by icon and words too, never by colour alone.',
      'The closing button takes its name from `closeLabel`.',
    ],
    do: ['Say what still works: "The answer uses the other 8."'],
    dont: [
      "Don't show two at once; the more important one stays.",
      'Don\'t announce what was there when the page came: set `announce="off"`.',
    ],
  }),
  args: { title: 'Reconnected', children: 'The answer continues where it stopped.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack gap={3}>
      <Banner title="Reconnected">The answer continues where it stopped.</Banner>
      <Banner tone="positive" title="Saved">
        The answer is in the project Cold plate.
      </Banner>
      <Banner tone="caution" title="2 sources could not be read">
        The answer uses the other 8.
      </Banner>
      <Banner tone="critical" title="The answer stopped" actions={<Button size="compact">Try again</Button>}>
        The service did not reply for 30 s. What is written so far is kept.
      </Banner>
    </Stack>
  ),
};

export const Closable: Story = {
  args: { onClose: fn(), closeLabel: 'Close message' },
  async play({ canvasElement, args }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close message' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { tone: 'caution' } };
export const Japanese: Story = {
  globals: { language: 'ja' },
  args: {
    tone: 'caution',
    title: '2 件の文献を読み込めませんでした',
    children: 'この回答は残りの 8 件に基づいています。',
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { ArrowRightIcon, PlusIcon, RetryIcon } from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button, ButtonLink } from './Button.tsx';

const meta = {
  component: Button,
  subcomponents: { ButtonLink },
  parameters: guide({
    use: ['What happens here and now: save, send, run, delete.'],
    avoid: [
      'Going somewhere else: take `Link`, or `ButtonLink` where the step is the main thing on the page.',
      'One sign in a narrow place: take `IconButton`.',
      'A setting that holds at once: take `Switch`.',
    ],
    anatomy: [
      'Icon before or after, where it helps to recognise',
      'The verb',
      'While busy: a spinner in the place of the icon, and the verb in progress, in the same width',
    ],
    accessibility: [
      'A native button: Enter and Space press it.',
      'With `disabledReason` it stays in the order of Tab, ignores presses, and its description says why.',
      'While busy it ignores presses and says so by `aria-busy`.',
    ],
    do: [
      'Begin with a verb: "Save answer".',
      'Give each view one primary button.',
      'Say why something cannot be pressed.',
    ],
    dont: ["Don't take `danger` for what can be undone.", 'Don\'t put "OK" where a verb would say what happens.'],
  }),
  args: { children: 'Ask', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  tags: ['no-visual'],
  args: { variant: 'primary', iconEnd: ArrowRightIcon },
  async play({ canvasElement, args }) {
    const button = within(canvasElement).getByRole('button', { name: 'Ask' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Variants: Story = {
  render: () => (
    <Stack gap={3}>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Inline key={variant}>
          <Button variant={variant}>Save answer</Button>
          <Button variant={variant} icon={RetryIcon}>
            Try again
          </Button>
          <Button variant={variant} isDisabled>
            Disabled
          </Button>
          <Button variant={variant} isBusy busyLabel="Saving">
            Save
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      <Button size="compact" icon={PlusIcon}>
        Compact
      </Button>
      <Button icon={PlusIcon}>Default</Button>
      <Button size="large" icon={PlusIcon}>
        Large
      </Button>
    </Inline>
  ),
};

export const Busy: Story = {
  args: { isBusy: true, busyLabel: 'Sending', children: 'Send request', variant: 'primary' },
};

export const DisabledWithReason: Story = {
  tags: ['no-visual'],
  args: { disabledReason: 'Your edition has no export', children: 'Export' },
  async play({ canvasElement, args }) {
    const button = within(canvasElement).getByRole('button', { name: 'Export' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription('Your edition has no export');
  },
};

export const AsLink: Story = { render: () => <ButtonLink href="#editions">See editions</ButtonLink> };

export const Japanese: Story = {
  globals: { language: 'ja' },
  args: { children: '質問する', variant: 'primary', iconEnd: ArrowRightIcon },
};

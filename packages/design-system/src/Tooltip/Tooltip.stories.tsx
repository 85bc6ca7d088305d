import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { ShareIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
  parameters: guide({
    use: ['The name of a button that has only a sign.'],
    avoid: [
      'Anything to read or press: take `HoverCard` or `Popover`.',
      'What everybody must know: write it on the page.',
    ],
    anatomy: ['A few words beside their button'],
    accessibility: [
      'It comes on hover and on focus, stays while the pointer is on it, and goes with Escape (WCAG 1.4.13).',
      'It repeats or adds to the name; it is never the only place of something.',
      'There is no hover on a touch screen: the name must do without.',
    ],
    do: ['Add the key, where there is one.'],
    dont: ["Don't put one on something that is disabled without a reason: say the reason instead."],
  }),
  args: { label: 'Share this answer', trigger: <IconButton icon={ShareIcon} label="Share" title="" /> },
  decorators: [(Story) => <div style={{ minHeight: 80 }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>;
export default meta;

export const OnFocus: StoryObj<typeof meta> = {
  tags: ['no-visual'],
  async play() {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText('Share this answer')).toBeVisible());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Keys } from './Keys.tsx';

const meta = {
  component: Keys,
  args: { of: 'Mod+K', isApple: false },
  parameters: guide({
    use: ['Keys to press, beside what they do: at the end of a command, in a list of keys.'],
    avoid: ['Text that is to be typed: take `CodeBlock` or Plex Mono.'],
    anatomy: ['A cap for each key, modifiers first'],
    accessibility: [
      'Signs such as ⌘ and ↑ are read out by their name, in the language around them.',
      '`isPress` binds the same notation, so that what is shown is what works.',
    ],
    do: ['Show the keys in the place where the action is.'],
    dont: ["Don't write Ctrl on a machine that has ⌘: leave `isApple` to the component."],
  }),
} satisfies Meta<typeof Keys>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('Ctrl')).toBeVisible();
  },
};

const presses = ['Mod+K', 'Mod+Shift+Z', 'Alt+ArrowDown', 'Enter', 'Escape', 'PageDown', 'Space', '?'];

export const States: Story = {
  render: () => (
    <Stack gap={3}>
      {[false, true].map((isApple) => (
        <Inline key={String(isApple)}>
          {presses.map((press) => (
            <Keys key={press} of={press} isApple={isApple} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByText('Command')[0]).toBeInTheDocument();
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-Hans' },
  args: { of: 'Mod+Enter', isApple: true },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('回车键')).toBeInTheDocument();
  },
};

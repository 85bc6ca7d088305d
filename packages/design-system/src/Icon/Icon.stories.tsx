import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Icon } from './Icon.tsx';
import { CircleAlertIcon, FileTextIcon } from './icons.ts';

const meta = {
  component: Icon,
  args: { of: FileTextIcon },
  parameters: guide({
    use: ['A familiar sign beside a word, or alone where everybody knows it.'],
    avoid: ['Something to press: take `IconButton`.', 'A state: take `StatusTag`, which has the word too.'],
    anatomy: ['A Lucide drawing, stroke of 1.5 px at every size'],
    accessibility: [
      'Beside a word it is decoration and is hidden from assistive technology.',
      'Alone it needs `label`.',
      'It takes the colour of its text, also under forced colours.',
    ],
    do: ['Take 14 beside captions, 16 beside text, 20 in the rail.'],
    dont: ["Don't draw one thing with two signs."],
  }),
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SizesAndTones: Story = {
  render: () => (
    <Stack gap={3}>
      <Inline gap={4}>
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <Icon key={size} of={FileTextIcon} size={size} />
        ))}
      </Inline>
      <Inline gap={4}>
        {(['muted', 'accent', 'critical', 'caution', 'info', 'positive'] as const).map((tone) => (
          <Icon key={tone} of={CircleAlertIcon} size="lg" tone={tone} />
        ))}
      </Inline>
    </Stack>
  ),
};

export const Named: Story = {
  tags: ['no-visual'],
  args: { label: 'Document' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('img', { name: 'Document' })).toBeVisible();
  },
};

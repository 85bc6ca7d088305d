import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../Button/Button.tsx';
import { guide } from '../Guide/guide.ts';
import { ButtonGroup } from './ButtonGroup.tsx';

const meta = {
  component: ButtonGroup,
  parameters: guide({
    use: ['Two to four buttons that answer one question or act on one thing.'],
    avoid: [
      'One of several values that stays chosen: take `SegmentedControl`.',
      'Many tools in a row: take `Toolbar`.',
    ],
    anatomy: ['Buttons, joined edge to edge'],
    accessibility: ['A group with a name: `aria-label` is required.', 'Each button is a stop of Tab of its own.'],
    do: ['Give all of them one variant and one size.'],
    dont: ["Don't mix links and buttons in one group."],
  }),
  args: {
    'aria-label': 'Verdict',
    children: (
      <>
        <Button>Agree</Button>
        <Button>Unsure</Button>
        <Button>Disagree</Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonGroup>;
export default meta;

export const Three: StoryObj<typeof meta> = {};

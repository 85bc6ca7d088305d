import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../Button/Button.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

const meta = {
  component: ButtonGroup,
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

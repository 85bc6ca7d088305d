import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ShareIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
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

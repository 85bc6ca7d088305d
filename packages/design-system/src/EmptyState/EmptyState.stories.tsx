import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../Button/Button.tsx';
import { FolderOpenIcon, RetryIcon } from '../Icon/icons.ts';
import { EmptyState, ErrorState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: {
    icon: FolderOpenIcon,
    title: 'No projects yet',
    children: 'A project keeps answers, files and patents together.',
    actions: (
      <Button size="compact" variant="primary">
        Create project
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Failed: Story = {
  render: () => (
    <ErrorState
      title="References did not load"
      reference="01J9Z8Q4M6"
      actions={
        <Button size="compact" icon={RetryIcon}>
          Try again
        </Button>
      }
    >
      The answer above is complete. Its source list is missing.
    </ErrorState>
  ),
};

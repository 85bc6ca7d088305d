import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { guide } from '../Guide/guide.ts';
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
  subcomponents: { ErrorState },
  parameters: guide({
    use: [
      '`EmptyState`: nothing here yet, and how to begin.',
      '`ErrorState`: a part failed; what still holds, and what to do.',
    ],
    avoid: [
      'A field that is wrong: its `Field` says so.',
      'Rows of a table that failed: the table has a `status`.',
      'Work that goes on behind: take `Banner`.',
    ],
    anatomy: ['Icon', 'Title', 'One or two sentences', 'Number by which support finds the request', 'Actions'],
    accessibility: [
      '`ErrorState` is an alert: it is said when it comes. Give `level` so that its title has its place in the outline.',
    ],
    do: ['Say what happened, what still holds, what to do.'],
    dont: ["Don't show a code or a stack as the message."],
  }),
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

export const Japanese: Story = {
  globals: { language: 'ja' },
  render: () => (
    <ErrorState
      title="参考文献を読み込めませんでした"
      reference="01J9Z8Q4M6"
      actions={
        <Button size="compact" icon={RetryIcon}>
          再試行
        </Button>
      }
    >
      回答は完全です。情報源の一覧だけが欠けています。
    </ErrorState>
  ),
};

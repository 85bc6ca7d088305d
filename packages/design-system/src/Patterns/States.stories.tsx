import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Button,
  EmptyState,
  ErrorState,
  FolderOpenIcon,
  Grid,
  Progress,
  SearchIcon,
  Skeleton,
  Stack,
  Text,
} from '../index.ts';
import { pattern } from './pattern.ts';

const meta = {
  title: 'Patterns/Empty, error, over limit',
  parameters: pattern(
    'Every list, chart and panel has five states besides its content, and each is designed: empty, loading, partial, error, over limit.',
    '- **Empty, never used**: what will stand here and how it comes to be, with the one action that makes the first.\n- **Empty, nothing found**: repeat what was asked, and offer the nearest way out: fewer filters, other words.\n- **Loading**: a skeleton of the final size. No spinner in the middle of a page.\n- **Error**: what happened, what is not affected, what to do. A number for support, never a stack or a raw code.\n- **Over limit**: the measure, what it counts, and when it begins anew. Work already made is never taken away.',
    'Say it once, in the place it concerns. An error of one panel is no banner over the page; a lost connection is.',
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const All: Story = {
  render: () => (
    <Grid columns={2} gap={5}>
      <EmptyState
        icon={FolderOpenIcon}
        title="No projects yet"
        level={3}
        actions={
          <Button size="compact" variant="primary">
            Create project
          </Button>
        }
      >
        A project keeps answers, files and patents together.
      </EmptyState>
      <EmptyState
        icon={SearchIcon}
        title="No document says “cold plate” and “graphene”"
        level={3}
        actions={<Button size="compact">Search without “graphene”</Button>}
      >
        Three filters are set: office, year and language.
      </EmptyState>
      <ErrorState
        title="References did not load"
        level={3}
        reference="3f9c-21"
        actions={<Button size="compact">Try again</Button>}
      >
        The answer above is complete. Its source list is missing.
      </ErrorState>
      <Stack gap={3}>
        <Text weight="semibold" tone="strong">
          Monthly limit reached
        </Text>
        <Text as="p">You have used 3 of 3 technical questions this month. The count resets on 1 December.</Text>
        <Progress label="Questions this month" value={3} max={3} valueText="3 of 3" tone="caution" />
        <Stack gap={2}>
          <Skeleton height={16} />
          <Skeleton height={16} width="70%" />
        </Stack>
      </Stack>
    </Grid>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { guide } from '../Guide/guide.ts';
import { Inline, Spacer } from '../Inline/Inline.tsx';
import { Show } from '../Show/Show.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Layout',
  component: Stack,
  subcomponents: { Inline, Spacer, Grid, Show },
  parameters: guide({
    use: [
      '`Stack` one below the other, `Inline` in a line, `Grid` in columns, `Spacer` to push apart, `Show` by width.',
    ],
    avoid: ['Names and values: take `KeyValue`.', 'Rows and columns of values: take `Table`.'],
    anatomy: ['Children, with one step of the space scale between them'],
    accessibility: [
      'They mean nothing by themselves: `as` makes them a list, a section or a form.',
      'The order of the document is the order of the eye and of Tab.',
      '`Show` takes away what is hidden from everybody, assistive technology included.',
    ],
    do: ['Give space to the container, so that children can move.'],
    dont: ["Don't put margins on children.", "Don't order by CSS what the document orders otherwise."],
  }),
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const cards = ['Patents', 'Papers', 'Notes'].map((name) => (
  <Card key={name} padding="sm">
    {name}
  </Card>
));

export const Stacked: Story = { render: () => <Stack gap={2}>{cards}</Stack> };
export const InLine: Story = { render: () => <Inline>{cards}</Inline> };
export const InAGrid: Story = { render: () => <Grid>{cards}</Grid> };

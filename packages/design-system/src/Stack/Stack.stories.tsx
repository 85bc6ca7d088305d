import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from './Stack.tsx';

const meta = { title: 'Layout', component: Stack } satisfies Meta<typeof Stack>;
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

import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CitationChip } from '../CitationChip/CitationChip.tsx';
import { createHoverCardHandle, HoverCard, HoverCardTrigger, SharedHoverCard } from './HoverCard.tsx';

const meta = { component: HoverCard } satisfies Meta;
export default meta;
type Story = StoryObj;

export const OnHover: Story = {
  tags: ['no-visual'],
  render: () => (
    <div style={{ padding: '120px 160px' }}>
      <HoverCard trigger={<CitationChip number={1} label="Source 1" />}>
        Carboxylate groups coordinate Mn²⁺ at the surface.
      </HoverCard>
    </div>
  ),
  async play({ canvasElement }) {
    await userEvent.hover(within(canvasElement).getByRole('button', { name: 'Source 1' }));
    await waitFor(() => expect(screen.getByText(/Carboxylate groups/)).toBeVisible());
  },
};

const quotes = createHoverCardHandle<string>();

/** A hundred citations share one card. */
export const Shared: Story = {
  tags: ['no-visual'],
  render: () => (
    <div style={{ padding: '120px 160px' }}>
      {['First passage', 'Second passage'].map((quote, index) => (
        <HoverCardTrigger
          key={quote}
          handle={quotes}
          payload={quote}
          trigger={<CitationChip number={index + 1} label={`Source ${index + 1}`} />}
        />
      ))}
      <SharedHoverCard handle={quotes}>{(quote) => quote}</SharedHoverCard>
    </div>
  ),
  async play({ canvasElement }) {
    await userEvent.hover(within(canvasElement).getByRole('button', { name: 'Source 2' }));
    await waitFor(() => expect(screen.getByText('Second passage')).toBeVisible());
  },
};

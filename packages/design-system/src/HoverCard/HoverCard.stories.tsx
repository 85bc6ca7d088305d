import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CitationChip } from '../CitationChip/CitationChip.tsx';
import { guide } from '../Guide/guide.ts';
import { createHoverCardHandle, HoverCard, HoverCardTrigger, SharedHoverCard } from './HoverCard.tsx';

const meta = {
  component: HoverCard,
  subcomponents: { SharedHoverCard, HoverCardTrigger },
  parameters: guide({
    use: ['A look at what lies behind something: the passage of a citation, a person.'],
    avoid: ['Things to press: take `Popover`.', 'The name of a button: take `Tooltip`.'],
    anatomy: ['Trigger, whose press stays what it was', 'Sheet of 320 px, above it where there is room'],
    accessibility: [
      'Shows on hover and on focus after 150 ms, stays while the pointer is on it, goes with Esc.',
      'Nothing in it may be needed to go on: touch has no hover, and pressing the trigger must lead there too.',
    ],
    do: ['Share one card among many triggers by `createHoverCardHandle`.'],
    dont: ["Don't put links or buttons into it."],
  }),
} satisfies Meta;
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

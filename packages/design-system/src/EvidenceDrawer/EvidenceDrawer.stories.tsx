import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CitationChip, SourceTag } from '../CitationChip/CitationChip.tsx';
import { guide } from '../Guide/guide.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Quote } from '../Quote/Quote.tsx';
import { EvidenceDrawer } from './EvidenceDrawer.tsx';

const meta = {
  component: EvidenceDrawer,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: ['The passage behind a citation, beside the text that cites it.'],
      avoid: [
        'What has nothing to do with the text beside it: take `Drawer`.',
        'One sentence about a word: take `HoverCard`.',
      ],
      anatomy: [
        'Head with the place among all evidence',
        'Source, metadata, quote with its streak',
        'Foot: verdict, link to the source',
        'Steps to the evidence before and after',
      ],
      accessibility: [
        'A complementary region with its title as name. The page behind it stays usable.',
        'It takes the focus when it opens; Escape closes it and gives the focus back to the citation.',
        'Below 768 px it follows the text as a sheet.',
      ],
      do: ['Open it at the cited words, with their context.'],
      dont: ["Don't shorten the quote so that its meaning changes."],
    }),
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const next = fn();

function Answer() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{ display: 'flex', minHeight: 600 }}>
      <p style={{ flex: 1, padding: 24 }}>
        Binders with carboxyl groups can bind Mn²⁺ at the surface.
        <CitationChip number={3} label="Source 3" isActive={isOpen} onClick={() => setOpen(true)} />
      </p>
      {isOpen && (
        <EvidenceDrawer
          title="Evidence"
          position="3 of 5"
          onClose={() => setOpen(false)}
          closeLabel="Close evidence"
          previousLabel="Previous source"
          nextLabel="Next source"
          onNext={next}
        >
          <div>
            <SourceTag>3 · Library note 07</SourceTag>
          </div>
          <Heading level={3} size="lead">
            Carboxylated binders
          </Heading>
          <Quote>Their carboxylate groups can also coordinate Mn²⁺ released at the surface.</Quote>
        </EvidenceDrawer>
      )}
    </div>
  );
}

export const OpensFromACitation: Story = {
  render: () => <Answer />,
  async play({ canvasElement }) {
    next.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Source 3' }));
    const drawer = await canvas.findByRole('complementary', { name: 'Evidence' });
    await expect(drawer).toHaveFocus();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Next source' }));
    await expect(next).toHaveBeenCalledTimes(1);
    await expect(within(drawer).getByRole('button', { name: 'Previous source' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const EscClosesAndReturnsFocus: Story = {
  tags: ['no-visual'],
  render: () => <Answer />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const chip = canvas.getByRole('button', { name: 'Source 3' });
    await userEvent.click(chip);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
    await expect(chip).toHaveFocus();
  },
};

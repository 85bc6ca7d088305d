import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { CitationChip, SourceMark, SourceTag } from './CitationChip.tsx';

const meta = {
  component: CitationChip,
  subcomponents: { SourceMark, SourceTag },
  parameters: guide({
    use: [
      'In the text, right after what a source supports.',
      '`SourceTag`: the name of a source where it is listed or quoted.',
      '`SourceMark`: the kind of a source, beside the word for it.',
    ],
    avoid: ['A link into the page or out of it: take `Link`.'],
    anatomy: [
      'Mark of the kind of source: square, disc, diamond, triangle or layers, each in its hue',
      'Number of the source in this answer, in mono',
      'Streak while its evidence is open',
      'Struck look when the quote no longer equals its source',
    ],
    accessibility: [
      'A button whose name is the full name of the source; it says whether its evidence is open.',
      'Targets are smaller than 24 px where they stand in a line (WCAG 2.5.8 excepts them); the list of sources has larger ones.',
    ],
    do: ['Put it after the words it supports and before the full stop.'],
    dont: ["Don't cite a source that was not read."],
  }),
  args: { number: 3, label: 'Source 3, Library note 07', onClick: fn() },
} satisfies Meta<typeof CitationChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  async play({ canvasElement, args }) {
    const chip = within(canvasElement).getByRole('button', { name: 'Source 3, Library note 07', expanded: false });
    await userEvent.click(chip);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
export const Kinds: Story = {
  render: (args) => (
    <Inline>
      {(['patent', 'paper', 'note', 'upload', 'card'] as const).map((kind, index) => (
        <CitationChip key={kind} {...args} kind={kind} number={index + 1} label={`Source ${index + 1}, ${kind}`} />
      ))}
      <CitationChip {...args} kind="patent" number={12} label="Source 12, patent" isPointed />
      <CitationChip {...args} kind="paper" number={13} label="Source 13, paper" isActive />
    </Inline>
  ),
};
export const Marks: Story = {
  render: () => (
    <Inline>
      {(['patent', 'paper', 'note', 'upload', 'card'] as const).map((kind) => (
        <Inline key={kind} gap={1}>
          <SourceMark kind={kind} />
          <Text size="dense">{kind}</Text>
        </Inline>
      ))}
    </Inline>
  ),
};
export const Active: Story = { args: { isActive: true } };
export const Broken: Story = { args: { isBroken: true, label: 'Source 3, no longer equal to its source' } };
export const InASentence: Story = {
  render: (args) => (
    <p>
      Carbonate electrolytes are not stable near 4.7 V.
      <CitationChip {...args} number={1} label="Source 1" />
      <CitationChip {...args} number={12} label="Source 12" isActive />
    </p>
  ),
};
export const Source: Story = {
  render: () => (
    <Inline>
      <SourceTag>3 · Library note 07</SourceTag>
      <SourceTag>EP 1 234 567 B1</SourceTag>
    </Inline>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadFonts } from '../fonts/index.ts';
import { CitationChip, Prose, Quote, Sentence, SourceTag, Stack } from '../index.ts';
import { pattern } from './pattern.ts';

const meta = {
  title: 'Patterns/Citations',
  parameters: pattern(
    'A statement of fact carries its source where it ends, and a press shows the passage, letter for letter, with what stands around it.',
    '- **A number in a square**, at the end of the sentence, before the next begins. Numbers count the sources of this answer in the order in which they are first used.\n- **Opening** marks the sentence and shows the passage beside it, with a streak and a tint; the text does not move. Previous and next walk through the sources of the answer. Esc closes and gives the focus back to the number.\n- **No support is said**: a dotted underline and words for those who do not see it. A citation whose passage changed is struck and says so.\n- **Never cite the answer itself**, a search page, or a document nobody can open.\n- **Values** stand with unit, condition and source together.\n- Quotations keep their language and carry `lang`; a translation stands below, and says that it is one.',
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const InText: Story = {
  // A quotation in another language needs that language's fonts beside the page's.
  loaders: [() => loadFonts('ja')],
  render: () => (
    <Stack gap={5}>
      <Prose>
        <p>
          Binders with carboxyl groups cover the particle more evenly than PVDF.
          <CitationChip number={1} label="Source 1, Library note 07" isActive />{' '}
          <Sentence support="unsupported" supportLabel="Not supported by the sources">
            The effect is likely to be larger at 55 °C than at room temperature.
          </Sentence>{' '}
          The exchange current is ≈ 0.13 mA cm⁻².
          <CitationChip number={2} label="Source 2, no longer matches its passage" isBroken />
        </p>
      </Prose>
      <div>
        <SourceTag>1 · Library note 07</SourceTag>
      </div>
      <Quote
        before="PVDF adheres mainly by van der Waals contact."
        after="The benefit depends on coating uniformity."
        source="Section 2, paragraph 3"
      >
        Polymers with carboxyl groups spread more evenly over the oxide and form hydrogen bonds with surface hydroxyls.
      </Quote>
      <Quote lang="ja" source="Library note 12, section 2, paragraph 3">
        カルボキシル基をもつ高分子は酸化物の表面に均一に広がり、表面の水酸基と水素結合をつくる。
      </Quote>
    </Stack>
  ),
};

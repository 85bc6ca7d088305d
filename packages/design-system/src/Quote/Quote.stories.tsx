import type { Meta, StoryObj } from '@storybook/react-vite';

import { guide } from '../Guide/guide.ts';
import { Quote } from './Quote.tsx';

const meta = {
  component: Quote,
  args: {
    before: 'PVDF adheres mainly by van der Waals contact.',
    children:
      'Polymers with carboxyl groups spread more evenly over the oxide and form hydrogen bonds with surface hydroxyls.',
    after: 'The benefit depends on coating uniformity.',
    source: 'Library note 07, section 2, paragraph 3',
  },
  parameters: guide({
    use: ['A passage of a source, letter for letter, with what stands around it.'],
    avoid: ['Words of ours about a source: take `Prose`.', 'Text to be copied: take `CodeBlock`.'],
    anatomy: ['What stands before', 'The cited span with its streak and tint', 'What stands after', 'Where it stands'],
    accessibility: [
      'The span is marked as `mark`, never by colour alone: the streak is beside it.',
      'Give `lang` where the source has another language than the page: voice and typography follow.',
    ],
    do: ['Name the source with its place: section, paragraph, page.'],
    dont: ["Don't shorten inside the span."],
  }),
} satisfies Meta<typeof Quote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InContext: Story = {};
export const Alone: Story = { args: { before: undefined, after: undefined, source: undefined, size: 'dense' } };
export const ForeignSource: Story = {
  args: {
    lang: 'ja',
    before: undefined,
    after: undefined,
    children: 'カルボキシ基を有する結着剤は、酸化物の表面に均一に広がる。',
    source: 'JP 2021-045678 A, [0032]',
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { Heading } from '../Heading/Heading.tsx';
import { ModuleOutline } from '../ModuleOutline/ModuleOutline.tsx';
import { Prose } from '../Prose/Prose.tsx';
import { ReadingLayout } from './ReadingLayout.tsx';

const meta = {
  component: ReadingLayout,
  // The patterns have its pictures.
  tags: ['no-visual'],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: ['A long text that is read beside its outline and its evidence: an answer, a report.'],
      avoid: ['Two parts of equal weight that are compared: take `SplitPane`.', 'A form: take `Stack` in a `Page`.'],
      anatomy: [
        'Head over the whole width',
        'Outline of 280 px, which stays while the text scrolls; 208 with evidence beside it',
        'Text of 760 px; of 640 with room for notes beside it',
        'Evidence at the edge',
        'Box at the foot of the viewport',
      ],
      accessibility: [
        'The document has head, outline, text, foot, evidence in this order; below 768 px they stand in it.',
        'It has no landmarks of its own: the outline is a list, the evidence a complementary region.',
      ],
      do: ['Leave the outline away for a text without parts.'],
      dont: ["Don't put a second column of reading beside the text."],
    }),
  },
} satisfies Meta<typeof ReadingLayout>;
export default meta;

export const WithOutline: StoryObj = {
  render: () => (
    <ReadingLayout
      head={<Heading level={1}>Dissolution of manganese</Heading>}
      outline={
        <ModuleOutline
          label="Modules"
          currentId="answer"
          modules={[
            { id: 'answer', title: 'Answer', status: 'done', statusLabel: 'Done', href: '#answer' },
            { id: 'sources', title: 'Sources', status: 'waiting', statusLabel: 'Waiting' },
          ]}
        />
      }
      foot="Ask on"
    >
      <Prose id="answer">
        <p>Trace water hydrolyses LiPF6 to hydrogen fluoride, which dissolves manganese from the spinel.</p>
      </Prose>
    </ReadingLayout>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const outline = canvas.getByRole('list', { name: 'Modules' });
    const text = canvas.getByText(/Trace water/);
    await expect(outline.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

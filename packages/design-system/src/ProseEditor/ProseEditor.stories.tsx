import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { createProseSession } from './createProseSession.ts';
import { ProseEditor } from './ProseEditor.tsx';
import type { ProseEditorProps, ProseValue } from './ProseEditor.types.ts';
import { proseSchema } from './testing/prose-schema.ts';

const words = (text: string, ...marks: string[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const cite = (evidence: string) => ({ type: 'citation', attrs: { evidence } });
const cell = (type: string, ...content: object[]) => ({
  type,
  attrs: { colspan: 1, rowspan: 1, colwidth: null },
  content: [paragraph(...content)],
});

const membranes: ProseValue = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [words('Measured performance')] },
    paragraph(
      words('At 80 °C and 1.8 V a cell with '),
      words('sulfonated polyphenylene sulfone', 'emphasis'),
      words(' reached 3.5 A/cm'),
      words('2', 'superscript'),
      words(', against 1.5 A/cm'),
      words('2', 'superscript'),
      words(' for a membrane of 127 µm.'),
      cite('e1'),
      words(' The gain comes mostly from '),
      words('lower ohmic loss', 'strong'),
      words('.'),
      cite('e2'),
      words(' See '),
      { type: 'figureReference', attrs: { figure: 'f2' } },
      words(' and '),
      { type: 'formula', attrs: { tex: 'U = iR' } },
      words('.'),
    ),
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [paragraph(words('Hydrogen crosses to the anode.'))] },
        { type: 'listItem', content: [paragraph(words('It must stay below 4 % in oxygen.'))] },
      ],
    },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [cell('tableHeader', words('Membrane')), cell('tableHeader', words('Thickness'))],
        },
        {
          type: 'tableRow',
          content: [cell('tableCell', words('sPPS')), cell('tableCell', words('115 µm'), cite('e1'))],
        },
      ],
    },
    { type: 'equation', attrs: { tex: '\\eta = \\frac{U_0}{U}' } },
  ],
};
const citations = {
  e1: { number: 1, label: 'Source 1, Adv. Energy Mater. 2020' },
  e2: { number: 2, label: 'Source 2' },
};
const told = fn();

function Example({ value = membranes, ...props }: Partial<ProseEditorProps> & { value?: ProseValue | undefined }) {
  const [session] = useState(() => createProseSession({ schema: proseSchema, value, onSteps: told }));
  return (
    <ProseEditor
      session={session}
      label="Section 3"
      placeholder="Write here, or paste"
      citations={citations}
      figures={{ f2: 'Figure 2' }}
      onInsertCitation={(insert) => insert('e2')}
      {...props}
    />
  );
}

const meta = {
  component: ProseEditor,
  parameters: guide({
    use: ['Text that several people write for weeks: sections of a report, a description, an argument.'],
    avoid: ['A line or a paragraph without marks: take `TextArea`.', 'Text that is only read: take `Prose`.'],
    anatomy: [
      'Tools: kind of paragraph, lists, marks, things to put in',
      'Text with chips of citations, formulas, tables',
      'Over the text: findings, comments, carets of others, suggestions',
    ],
    accessibility: [
      'A text box of several lines with a name. Tab goes through lists and cells and else leaves it.',
      'Ctrl/⌘ with B, I, comma, full stop, E: bold, italic, sub- and superscript, code. Ctrl/⌘-Alt with 1 to 4: headings.',
      'Ctrl/⌘-Shift with 7, 8, 9: numbered and bulleted list, equation. Alt-F10 goes to the tools, Esc back to the text.',
      'Marks of Markdown become what they say: #, -, 1., >, **bold**, `code`, $x$, $$ and a blank.',
      'A table has its tools while the caret is in it. Enter on a formula that is selected opens it.',
      'Findings and comments are described where they stand; suggestions are `ins` and `del` with named buttons.',
      'What an input method composes is never touched by what others write.',
    ],
    do: ['Send the steps as they come, and give what others did to `applySteps`.'],
    dont: ["Don't put findings or comments into the document: they are said of it."],
  }),
  render: (args: Partial<ProseEditorProps>) => <Example {...args} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<Partial<ProseEditorProps> & { value?: ProseValue | undefined }>;

export const Writing: Story = {
  async play({ canvasElement }) {
    told.mockClear();
    const canvas = within(canvasElement);
    const text = await canvas.findByRole('textbox', { name: 'Section 3' });
    await expect(canvas.getAllByRole('button', { name: /^Source 1, Adv/ })).toHaveLength(2);
    await userEvent.click(within(text).getByText('It must stay below 4 % in oxygen.'));
    await expect(canvas.getByRole('button', { name: 'Bulleted list' })).toHaveAttribute('aria-pressed', 'true');
    await expect(told).not.toHaveBeenCalled();
  },
};

const at = (text: string) => {
  const found = { from: 0, to: 0 };
  proseSchema.nodeFromJSON(membranes).descendants((node, pos) => {
    const index = node.isText ? (node.text ?? '').indexOf(text) : -1;
    if (index >= 0 && found.from === 0) Object.assign(found, { from: pos + index, to: pos + index + text.length });
  });
  return found;
};

export const WithOthers: Story = {
  args: {
    people: [
      { id: 'mk', name: 'M. Kern', anchor: at('mostly').from, head: at('mostly').to },
      { id: 'at', name: 'A. Tanaka', anchor: at('crosses').to, head: at('crosses').to },
    ],
  },
};

export const Findings: Story = {
  args: {
    ranges: [
      { id: 'c4', ...at('lower ohmic loss'), kind: 'critical', label: 'C4: not introduced before' },
      { id: 'w1', ...at('mostly'), kind: 'caution', label: 'W1: say how much' },
      { id: 'k1', ...at('It must stay below 4 %'), kind: 'comment', label: 'Comment of M. Kern' },
    ],
    onOpenRange: fn(),
  },
};

export const Suggestions: Story = {
  args: {
    suggestions: [
      {
        id: 's1',
        by: 'rule W1',
        steps: [
          {
            stepType: 'replace',
            ...at('mostly'),
            slice: { content: [{ type: 'text', text: 'to four fifths' }] },
          },
        ],
      },
      { id: 's2', by: 'model small', steps: [{ stepType: 'replace', ...at(' crosses to the anode') }] },
    ],
    onAccept: fn(),
    onRefuse: fn(),
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await expect((await canvas.findByText('to four fifths')).tagName).toBe('INS');
    await expect(canvas.getByText('mostly').tagName).toBe('DEL');
    await userEvent.click(canvas.getByRole('button', { name: 'Accept: Suggested by rule W1' }));
    await expect(args.onAccept).toHaveBeenCalledWith('s1');
  },
};

const pump = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 160" width="480" height="160"><path d="M20 140V20M20 140H460" stroke="#555e5f" fill="none"/><path d="M20 130C120 90 240 70 440 40" stroke="#117c72" stroke-width="3" fill="none"/></svg>',
)}`;
const figure = (file: string, alt: string, ...content: object[]) => ({
  type: 'figure',
  attrs: { file, alt },
  content: [{ type: 'figureCaption', content }],
});

/** Pictures with their numbers and captions; one that is not kept says so. */
export const Figures: Story = {
  render: () => (
    <Example
      value={{
        type: 'doc',
        content: [
          paragraph(words('The voltage rises with the current.')),
          figure('f1', 'Voltage against current', words('Cell voltage against current density, 80 °C'), cite('e1')),
          paragraph(words('Above 3 A/cm'), words('2', 'superscript'), words(' it bends.')),
          figure('gone', ''),
        ],
      }}
      firstFigure={2}
      showPicture={async (file) => (file === 'f1' ? pump : undefined)}
      onAddPicture={async () => 'f1'}
    />
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('img', { name: 'Voltage against current' })).toBeVisible();
    await expect(canvas.getByText('Figure 3')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Add a picture' })).toBeVisible();
  },
};

/** While the caret is in a table, its tools are there. */
export const InATable: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('115 µm'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Row below' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Header row' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Empty: Story = {
  args: { value: undefined },
  render: () => <Example value={{ type: 'doc', content: [{ type: 'paragraph' }] }} />,
};
/** It reads like the page around it until somebody writes. */
export const Quiet: Story = {
  args: { isQuiet: true },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const text = await canvas.findByRole('textbox');
    await expect(canvas.queryByRole('button', { name: 'Bulleted list' })).toBeNull();
    await userEvent.click(within(text).getByText('It must stay below 4 % in oxygen.'));
    await expect(canvas.getByRole('button', { name: 'Bulleted list' })).toBeVisible();
  },
};
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 328 }}>{Story()}</div>] };
export const Japanese: Story = {
  globals: { language: 'ja' },
  render: () => (
    <Example
      label="第3節"
      value={{
        type: 'doc',
        content: [
          paragraph(words('80 °C、1.8 V で 3.5 A/cm'), words('2', 'superscript'), words(' に達した。'), cite('e1')),
        ],
      }}
    />
  ),
};

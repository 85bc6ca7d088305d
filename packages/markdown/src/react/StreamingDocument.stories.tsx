import type { StreamCitation } from '@assay/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DocumentView } from './DocumentView.tsx';
import { StreamingDocument } from './StreamingDocument.tsx';
import type { DocumentLabels, DocumentSlots } from './StreamingDocument.types.ts';
import { useDocument } from './useDocument.ts';

const labels: DocumentLabels = {
  table: 'Table',
  code: 'Code',
  footnotes: 'Notes',
  taskDone: 'Done',
  taskOpen: 'Open',
  unsupported: 'not supported by a source',
  partly: 'supported in part',
  announce: (boundary) =>
    boundary.at === 'started' ? 'Answer started' : boundary.at === 'section' ? `${boundary.title} done` : 'Answer done',
};

const chip = {
  display: 'inline-block',
  margin: '0 1px 0 3px',
  padding: '0 5px',
  border: '1px solid var(--assay-accent-line)',
  borderRadius: 2,
  background: 'var(--assay-accent-subtle)',
  color: 'var(--assay-accent-ink)',
  font: '500 11px/16px var(--assay-font-mono, monospace)',
  textDecoration: 'none',
  verticalAlign: 2,
} as const;

const quiet = { border: 0, background: 'none', color: 'inherit', font: 'inherit' } as const;

const slots: DocumentSlots = {
  citation: ({ evidence, from }) =>
    evidence.map(({ source }) => (
      <a key={source} style={chip} href={`#source-${source}`} aria-label={`Source ${source}`} data-at={from}>
        {source}
      </a>
    )),
  codeActions: () => (
    <button type="button" style={quiet}>
      Copy
    </button>
  ),
};

function cited(text: string, sentence: string, support: StreamCitation['support'], sources: string[]): StreamCitation {
  const from = text.indexOf(sentence);
  const evidence = sources.map((source) => ({ source, document: source, version: 1, start: 0, end: 4, quote: 'text' }));
  return { part: 'answer', from, to: from + sentence.length, support, evidence };
}

const meta = {
  component: StreamingDocument,
  args: { labels, slots, finished: true, text: '' },
} satisfies Meta<typeof StreamingDocument>;
export default meta;
type Story = StoryObj<typeof meta>;

const answer =
  'Spinel LiNi~0.5~Mn~1.5~O~4~ works near 4.7 V against lithium. Trace water hydrolyses LiPF~6~ to hydrogen fluoride, which attacks the surface. The effect is likely to be larger at 55 °C. Binders with carboxyl groups can bind Mn^2+^ at the surface.';

export const EachSupport: Story = {
  args: {
    text: answer,
    citations: [
      cited(answer, 'Spinel LiNi~0.5~Mn~1.5~O~4~ works near 4.7 V against lithium.', 'supported', ['1']),
      cited(answer, 'Trace water hydrolyses LiPF~6~ to hydrogen fluoride, which attacks the surface.', 'partly', [
        '1',
        '2',
      ]),
      cited(answer, 'The effect is likely to be larger at 55 °C.', 'unsupported', []),
      cited(answer, 'Binders with carboxyl groups can bind Mn^2+^ at the surface.', 'unchecked', ['3']),
    ],
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link', { name: /^Source/ })).toHaveLength(4);
    await expect(canvas.getByText('(not supported by a source)')).toBeInTheDocument();
    await expect(canvasElement.querySelector('[data-support=unsupported]')).toHaveTextContent('The effect is likely');
  },
};

function Streaming({ text }: { text: string }) {
  const document = useDocument();
  useEffect(() => {
    document.reset();
    let at = 0;
    const timer = setInterval(() => {
      document.apply({ o: at, d: text.slice(at, at + 12) });
      at += 12;
      if (at < text.length) return;
      clearInterval(timer);
      document.finish();
    }, 16);
    return () => clearInterval(timer);
  }, [document, text]);
  return <DocumentView document={document} labels={labels} slots={slots} />;
}

export const Streamed: Story = {
  args: { text: `# Binders\n\n${answer}\n\n- **Carboxyl** groups\n- Water-based processing\n\n## Values\n\nDone.` },
  render: ({ text }) => <Streaming text={text} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Answer done'), { timeout: 5000 });
    await expect(canvas.getByRole('heading', { name: 'Values', level: 3 })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Writing: Story = {
  args: { text: `${answer}\n\nWater-based processing needs **care, because`, finished: false },
};

const wide = [
  'Quantity',
  'Value',
  'Unit',
  'Electrolyte',
  'Temperature',
  'Rate',
  'Cycles',
  'Kind',
  'Instrument',
  'Source',
];

export const Table: Story = {
  args: {
    text: `| ${wide.join(' | ')} |\n| --- | --: | ${wide
      .slice(2)
      .map(() => '---')
      .join(
        ' | ',
      )} |\n| Capacity | 147 | mAh/g | EC:DMC with 1 M LiPF~6~ | 25 °C | C/10 | 100 | computed | potentiostat | note |\n| Potential | 4.7 | V | EC:DMC | 55 °C | 1C | 500 | measured | potentiostat | note |\n`,
  },
  async play({ canvasElement }) {
    const region = within(canvasElement).getByRole('region', { name: 'Table' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};

export const Code: Story = {
  args: {
    text: '```python\nrate = current / capacity\nprint(f"{rate:.2f} C")\n```\n\nInline `rate` and <b>markup as text</b>.',
  },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('button', { name: 'Copy' })).toBeVisible();
  },
};

export const Formulas: Story = {
  args: { text: 'The potential $E = E^0 - \\frac{RT}{nF}\\ln Q$ falls.\n\n$$\n\\Delta G = -nFE\n$$\n' },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('math')).toHaveLength(2));
  },
};

export const EveryBlock: Story = {
  args: {
    text: '# Heading\n\nText with *emphasis*, **strong**, ~~struck~~, [a link](https://example.org) and a note[^1].\n\n1. One\n2. Two\n   - nested\n\n- [x] done\n- [ ] open\n\n> A quotation\n>\n> of two paragraphs.\n\n---\n\n![SEM image](https://example.org/sem.png)\n\n[^1]: The note.\n',
  },
};

export const Chinese: Story = {
  args: {
    text: '## 结论\n\n镍锰酸锂正极在约 **4.7 V** 下工作，**“高电压”**会加速电解液分解。粘结剂中的羧基可以结合锰离子。\n\n- 羧甲基纤维素\n- 聚丙烯酸\n',
    citations: [],
  },
  globals: { language: 'zh-Hans' },
};

export const Japanese: Story = {
  args: { text: '## 結論\n\nスピネル型正極は約4.7 Vで動作する。**「高電圧」**では電解液の分解が進む。\n' },
  globals: { language: 'ja' },
};

export const LongText: Story = {
  args: {
    text: Array.from(
      { length: 60 },
      (_, index) => `## Section ${index + 1}\n\n${answer}\n\n- ${answer.slice(0, 90)}\n`,
    ).join('\n'),
  },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByRole('heading')).toHaveLength(60);
  },
};

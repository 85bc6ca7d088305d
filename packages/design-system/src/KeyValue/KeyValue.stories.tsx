import type { Meta, StoryObj } from '@storybook/react-vite';

import { CitationChip } from '../CitationChip/CitationChip.tsx';
import { guide } from '../Guide/guide.ts';
import { KeyValue } from './KeyValue.tsx';

const meta = {
  component: KeyValue,
  args: {
    items: [
      { key: 'type', label: 'Type', value: 'Library note' },
      { key: 'section', label: 'Section', value: '2, paragraph 3' },
      { key: 'owner', label: 'Owner', value: 'Not stated in this source' },
    ],
  },
  parameters: guide({
    use: ['Properties of one thing: a source, a request, a material in short.'],
    avoid: ['Several things with the same properties: take `Table`.'],
    anatomy: ['Name, muted', 'Value, with its unit', 'Source of the value, where it has one'],
    accessibility: ['A description list: each value is read with its name.'],
    do: [
      'Say "Not stated in this source" where a value is missing.',
      'Set value, unit, condition and source together.',
    ],
    dont: ["Don't leave a value blank."],
  }),
} satisfies Meta<typeof KeyValue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithRules: Story = { args: { hasRules: true } };
export const WithSources: Story = {
  args: {
    items: [
      {
        key: 'density',
        label: 'Density',
        value: '8.0',
        unit: 'g/cm³',
        source: <CitationChip number={2} label="Source 2" />,
      },
      {
        key: 'proof',
        label: '0.2 % proof strength',
        value: '≥ 170',
        unit: 'MPa',
        source: <CitationChip number={1} label="Source 1" />,
      },
      { key: 'fatigue', label: 'Fatigue limit', value: 'Not stated in these sources' },
    ],
  },
};
export const Japanese: Story = {
  globals: { language: 'ja' },
  args: {
    items: [
      { key: 'density', label: '密度', value: '8.0', unit: 'g/cm³' },
      { key: 'owner', label: '権利者', value: 'この情報源には記載がありません' },
    ],
  },
};

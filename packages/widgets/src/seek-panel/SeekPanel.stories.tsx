import type { StreamFrame } from '@assay/contract';
import { bcp47, type Locale, locales } from '@assay/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import {
  answerFrames,
  askedValue,
  comparedValues,
  nearest,
  severalSources,
  sides,
  singlePairs,
} from './fixtures/answers.ts';
import { halfway, recordedFrames } from './fixtures/recorded.ts';
import { SeekPanel } from './SeekPanel.tsx';
import { createRecordedSource, visitorOf, Words } from './testing.tsx';

const frames = recordedFrames();

interface Recording {
  frames: readonly StreamFrame[];
  isReadOnly: boolean;
  locale?: Locale;
}

function Panel({ frames: played, isReadOnly, locale = 'en' }: Recording) {
  const source = useMemo(
    () =>
      isReadOnly
        ? visitorOf(createRecordedSource({ frames: played, page: { editable: false } }))
        : createRecordedSource({ frames: played }),
    [played, isReadOnly],
  );
  return (
    <Words locale={locale}>
      <SeekPanel seekId="p1" source={source} isReadOnly={isReadOnly} />
    </Words>
  );
}

const meta = {
  title: 'Widgets/SeekPanel',
  component: Panel,
  args: { frames, isReadOnly: false },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => (
    <Panel {...args} locale={locales.find((locale) => bcp47[locale] === globals['language']) ?? 'en'} />
  ),
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before anything has arrived. */
export const Starting: Story = { args: { frames: [] } };

/** In the middle of the answer. */
export const Streaming: Story = { args: { frames: frames.slice(0, halfway(frames)) } };

export const Done: Story = {};

/** A guest with a link: passages and no documents, and nothing to do. */
export const ReadOnly: Story = { args: { isReadOnly: true } };

export const Stopped: Story = {
  args: {
    frames: [
      ...frames.slice(0, halfway(frames)),
      { type: 'group', group: 'SUMMARY', status: 'FINISH', stopped: true, version: 1 },
      { type: 'stopped' },
    ],
  },
};

export const ModuleFailed: Story = {
  args: {
    frames: frames.map((frame) =>
      frame.type === 'group' && frame.group === 'REFERENCE' && frame.status === 'FINISH'
        ? { ...frame, failed: true }
        : frame,
    ),
  },
};

/** Nothing in the library comes near. */
export const NotAnswered: Story = {
  args: { frames: answerFrames({ verdict: { grade: 'none', gaps: ['LGPS', 'LATP'] } }) },
};

/** No direct answer: the passages that come closest, and why each is none. */
export const Nearest: Story = {
  args: {
    frames: answerFrames({
      verdict: {
        grade: 'nearest',
        askAgain: [
          { question: 'What is the electronic conductivity of LiFePO4?', without: '650 °C' },
          { question: 'What raises the electronic conductivity of LiFePO4?' },
        ],
      },
      nearest,
    }),
  },
  async play({ canvasElement }) {
    const list = await within(canvasElement).findByRole('list', { name: 'Passages that come closest' });
    await expect(list).toHaveTextContent('States it at room temperature, not at 650 °C');
  },
};

/** A part of the question has no answer. */
export const Partly: Story = {
  args: {
    frames: answerFrames({
      verdict: {
        grade: 'partly',
        gaps: ['price per kilogram'],
        askAgain: [{ question: 'What limits the rate capability of LiFePO4?', without: 'price per kilogram' }],
      },
    }),
  },
};

/** A word was read as another. */
export const ReadAs: Story = {
  args: {
    frames: answerFrames({ verdict: { grade: 'answered', readAs: [{ written: 'cathods', read: 'cathodes' }] } }),
  },
};

/** A figure was asked for: it opens the answer, the others are folded away. */
export const FigureAsked: Story = {
  args: { frames: answerFrames({ values: askedValue }) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Other values stated/ }));
    await expect(canvas.getByRole('table', { name: 'Other values stated' })).toBeVisible();
  },
};

/** Several sources state the figure, and differ. */
export const FigureOfSeveralSources: Story = { args: { frames: answerFrames({ values: severalSources }) } };

export const Compared: Story = {
  args: { frames: answerFrames({ verdict: { grade: 'answered', sides }, values: comparedValues }) },
};

/** On a telephone the sides stand below each other, none of them out of sight. */
export const ComparedNarrow: Story = {
  ...Compared,
  decorators: [
    (Shown) => (
      <div style={{ width: 328 }}>
        <Shown />
      </div>
    ),
  ],
  async play({ canvasElement }) {
    const table = await within(canvasElement).findByRole('table', { name: 'Side by side' });
    const place = table.parentElement as HTMLElement;
    await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
    for (const side of sides)
      for (const cell of within(table).getAllByRole('cell', { name: new RegExp(`^${side}`) }))
        await expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(place.getBoundingClientRect().right);
  },
};

/** Each pair of problem and means stands in one passage: a list, no matrix. */
export const PairsOnce: Story = { args: { frames: answerFrames({ chart: singlePairs }) } };

import type { StreamFrame } from '@assay/contract';
import { literalQuestion, seekModuleTypes } from '@assay/domain';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  answerFrames,
  askedValue,
  comparedValues,
  nearest,
  severalSources,
  sides,
  singlePairs,
} from './fixtures/answers.ts';
import { contents, halfway, recordedFrames, recordedQuestion } from './fixtures/recorded.ts';
import { moduleViews } from './modules/module-views.tsx';
import { isMatrixTelling } from './modules/ProblemMeans.tsx';
import { SeekPanel } from './SeekPanel.tsx';
import { createRecordedSource, type RecordedSourceOptions, visitorOf, Words } from './testing.tsx';
import { groupedValues } from './values/stated-values.ts';

const frames = recordedFrames();
const question = contents.TITLE.title;

async function show(options: Partial<RecordedSourceOptions> = {}, isReadOnly = false) {
  const source = createRecordedSource({ frames, ...options });
  render(
    <Words>
      <SeekPanel seekId="p1" source={source} isReadOnly={isReadOnly} />
    </Words>,
  );
  await screen.findByRole('heading', { level: 1, name: question });
  await waitFor(() => source.handlers());
  return source;
}

const failed = (code: number): StreamFrame => ({ type: 'failed', code, message: 'The model did not answer.' });

describe('<SeekPanel />', () => {
  it('E2: has a renderer for every module type', () => {
    expect(Object.keys(moduleViews).sort()).toEqual([...seekModuleTypes].sort());
  });

  it('E2: shows what each module has to say', async () => {
    await show();
    expect(await screen.findByText(/Coverage: 162 documents, 1,240 passages, 4 languages/)).toBeVisible();
    expect(screen.getByText(/Extractive engine, no language model/)).toBeVisible();
    expect(screen.getByRole('list', { name: 'Parts of this answer' })).toBeVisible();
    for (const name of ['Applications', 'Problems and means', 'References', 'Remarks', 'Ask next']) {
      expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
    }
    expect(screen.getByRole('heading', { level: 4, name: 'Power cells' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'How thick is the carbon coating?' })).toBeVisible();
  });

  it('says in the outline what found nothing, and leads nowhere from there', async () => {
    const without = frames.filter((frame) => {
      const part = frame.type === 'cite' ? frame.cite.part : 'part' in frame ? frame.part : undefined;
      return !part?.startsWith('APPLICATION');
    });
    await show({ frames: without });
    const outline = await screen.findByRole('list', { name: 'Parts of this answer' });
    const [, empty] = within(outline).getAllByRole('listitem');
    expect(empty).toHaveTextContent('Applications');
    expect(await within(outline).findByText('Nothing found')).toBeVisible();
    expect(within(outline).queryByRole('link', { name: 'Applications' })).toBeNull();
    expect(within(outline).getByRole('link', { name: 'References' })).toBeVisible();
  });

  it('never numbers a passage whose source is not known', async () => {
    await show({ frames: frames.filter((frame) => frame.type !== 'source' && frame.type !== 'cite') });
    const table = await screen.findByRole('table', { name: 'Values stated in the sources' });
    const [chip] = within(table).getAllByRole('button', { name: 'Open the passage' });
    expect(chip).toHaveTextContent('¶');
  });

  it('puts values of one quantity side by side and says that their sources differ', async () => {
    await show();
    const table = await screen.findByRole('table', { name: 'Values stated in the sources' });
    const conflicting = within(table).getAllByText('Sources differ');
    expect(conflicting).toHaveLength(2);
    expect(within(table).getByText('140')).toBeVisible();
    expect(within(table).getAllByRole('cell', { name: '25 °C, 5C' })).toHaveLength(2);
    const [theoretical, first, second] = contents.SUMMARY.values;
    if (!theoretical || !first || !second) throw new Error('The recording has three values.');
    expect(groupedValues([first, theoretical, second]).map((row) => row.printed)).toEqual(['140', '132', '170']);
  });

  it('E11: opens the passage behind a citation at its words, and walks on', async () => {
    const user = userEvent.setup();
    await show();
    const answer = await screen.findByRole('region', { name: 'Answer' });
    const [chip] = await within(answer).findAllByRole('button', { name: /^Source 1: Rate capability/ });
    if (!chip) throw new Error('There is a chip.');
    await user.click(chip);
    const evidence = await screen.findByRole('complementary', { name: 'Evidence' });
    expect(evidence).toHaveFocus();
    expect(await within(evidence).findByText('The quotation matches the source word for word')).toBeVisible();
    expect(evidence.querySelector('mark')).toHaveTextContent(
      'the electronic conductivity of LiFePO4 lies near 1e-9 S/cm',
    );
    await user.click(within(evidence).getByRole('button', { name: 'Next passage' }));
    expect(evidence.querySelector('mark')).toHaveTextContent('A carbon coating of 2 to 5 nm');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('marks sentences without support, and can show them alone', async () => {
    const user = userEvent.setup();
    await show();
    expect(await screen.findByText('(No source supports this sentence)')).toBeInTheDocument();
    const filter = screen.getByRole('button', { name: /2 sentences without full support/ });
    expect(filter).toHaveAttribute('aria-pressed', 'false');
    await user.click(filter);
    expect(filter).toHaveAttribute('aria-pressed', 'true');
  });

  it('E5: stops on request and labels what was written', async () => {
    const user = userEvent.setup();
    const source = await show({ frames: frames.slice(0, halfway(frames)) });
    await user.click(await screen.findByRole('button', { name: /^Stop/ }));
    expect(source.asked).toContain('stop');
    await act(async () => {
      source.play(
        { type: 'group', group: 'SUMMARY', status: 'FINISH', stopped: true, version: 1 },
        { type: 'stopped' },
      );
      await new Promise((resolve) => setTimeout(resolve, 150));
    });
    expect(screen.getByText('Stopped early. What had been written is kept.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Regenerate' })).toBeVisible();
  });

  it('offers to write a failed module again, and only that one', async () => {
    const user = userEvent.setup();
    const withFailure = frames.map((frame) =>
      frame.type === 'group' && frame.group === 'REFERENCE' && frame.status === 'FINISH'
        ? { ...frame, failed: true }
        : frame,
    );
    const source = await show({ frames: withFailure });
    await user.click(await screen.findByRole('button', { name: 'Failed: Try again' }));
    expect(source.asked).toEqual(['regenerate REFERENCE']);
  });

  it('lists at most three passages near in meaning', async () => {
    const [hit] = contents.VECTOR.hits;
    if (!hit) throw new Error('The recording has a hit.');
    const hits = [1, 2, 3, 4, 5].map((place) => {
      const document = `note:near-${place}`;
      return { ...hit, document, title: `Near ${place}`, citation: { ...hit.citation, document } };
    });
    await show({
      frames: frames.map((frame) =>
        frame.type === 'patch' && frame.part === 'VECTOR' ? { ...frame, data: { hits } } : frame,
      ),
    });
    expect((await screen.findAllByRole('button', { name: /Near \d/ })).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Near 1'),
      expect.stringContaining('Near 2'),
      expect.stringContaining('Near 3'),
    ]);
  });

  it('E7: asks the edited question in the place of the former one', async () => {
    const user = userEvent.setup();
    const source = await show();
    await user.click(screen.getByRole('button', { name: 'Edit question' }));
    const field = await screen.findByRole('textbox', { name: 'Question' });
    await user.clear(field);
    await user.type(field, 'At minus 20 degrees');
    await user.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(source.asked).toEqual(['rewrite At minus 20 degrees']);
    expect(await screen.findByRole('heading', { level: 1, name: 'At minus 20 degrees' })).toBeVisible();
    expect(screen.getByText(/^Earlier wording:/)).toHaveTextContent(`Earlier wording: ${question}`);
  });

  it('Z7: says which clock ran out, with its real value, and goes on', async () => {
    const source = await show({ frames: frames.slice(0, halfway(frames)) });
    act(() => source.handlers().onTimeout({ kind: 'progress', seconds: 45 }));
    expect(screen.getByText('No progress received within 45 seconds')).toBeVisible();
    act(() => source.handlers().onTimeout({ kind: 'response', seconds: 30 }));
    expect(screen.getByText('No response received within 30 seconds')).toBeVisible();
    act(() => source.handlers().onTimeout(undefined));
    expect(screen.queryByText(/received within/)).toBeNull();
  });

  it('says that the connection was lost, and that it came back', async () => {
    const source = await show({ frames: frames.slice(0, halfway(frames)) });
    act(() => source.handlers().onConnection({ status: 'waiting', retryIn: 500, resumed: false }));
    expect(screen.getByText(/Writing goes on; reconnecting/)).toBeVisible();
    act(() => source.handlers().onConnection({ status: 'open', resumed: true }));
    expect(screen.getByText('Reconnected. It continues where it stopped.')).toBeVisible();
  });

  it('shows an answer that was finished whole or not at all, also when its connection closes within a frame', async () => {
    const modules = recordedQuestion().modules.map((module) => ({ ...module, status: 'FINISH' as const }));
    const source = createRecordedSource({ frames: [], page: { questions: [{ ...recordedQuestion(), modules }] } });
    render(
      <Words>
        <SeekPanel seekId="p1" source={source} />
      </Words>,
    );
    await waitFor(() => source.handlers());
    expect(screen.getByRole('status', { name: 'Loading the answer' })).toBeVisible();
    act(() => {
      source.play(...frames);
      source.handlers().onConnection({ status: 'closed', resumed: false });
    });
    expect(screen.queryByRole('status', { name: 'Loading the answer' })).toBeNull();
    expect(screen.getByText(/Coverage: 162 documents, 1,240 passages, 4 languages/)).toBeVisible();
  });

  it('says plainly that the library does not answer, and what was searched', async () => {
    const unanswered = answerFrames({ verdict: { grade: 'none', gaps: ['LGPS', 'LATP'] } });
    await show({ frames: unanswered });
    expect(await screen.findByText('The library does not answer this question')).toBeVisible();
    expect(screen.getByText('The passages nearest to it do not mention “LGPS” and “LATP”.')).toBeVisible();
    expect(screen.getByText(/Searched: 162 documents and 1,240 passages/)).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Values stated in the sources' })).toBeNull();
    expect(screen.queryByRole('list', { name: 'Parts of this answer' })).toBeNull();
  });

  describe('without a direct answer', () => {
    const near = answerFrames({
      verdict: {
        grade: 'nearest',
        askAgain: [{ question: 'What is the conductivity of LiFePO4?', without: '650 °C' }],
      },
      nearest,
    });

    it('quotes the passages that come closest, each with what it leaves open', async () => {
      await show({ frames: near });
      expect(await screen.findByText('No direct answer in the library')).toBeVisible();
      const list = screen.getByRole('list', { name: 'Passages that come closest' });
      const passages = within(list).getAllByRole('listitem');
      expect(passages.map((one) => one.querySelector('p')?.textContent)).toEqual([
        'States it at room temperature, not at 650 °C',
        'Does not state the electronic conductivity',
        'Speaks of phosphate particles, not of LiMnPO4',
        'On the same subject only',
      ]);
      expect(passages[0]?.querySelector('mark')?.textContent).toMatch(
        /^the electronic conductivity of LiFePO4 lies near/,
      );
      expect(passages[2]).toHaveTextContent('Patent · 2018 · Carbon coated phosphate particles');
      expect(screen.queryByRole('list', { name: 'Parts of this answer' })).toBeNull();
    });

    it('quotes five near passages at most', async () => {
      const words = [
        'Lithium iron phosphate',
        'Bare particles',
        'Thicker coatings',
        'The benefit',
        'cells retain',
        'a 5C',
      ];
      const many = words.map((quoted) => ({
        from: 'note:lfp-rate' as const,
        words: quoted,
        reason: { kind: 'subject' as const },
      }));
      await show({ frames: answerFrames({ verdict: { grade: 'nearest' }, nearest: many }) });
      const list = await screen.findByRole('list', { name: 'Passages that come closest' });
      expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    });

    it('opens a near passage in the evidence', async () => {
      const user = userEvent.setup();
      await show({ frames: near });
      const list = await screen.findByRole('list', { name: 'Passages that come closest' });
      await user.click(within(list).getByRole('button', { name: /^Source 2/ }));
      const evidence = await screen.findByRole('complementary', { name: 'Evidence' });
      expect(await within(evidence).findByText('The quotation matches the source word for word')).toBeVisible();
    });

    it('asks again without what the library lacks, with one press', async () => {
      const user = userEvent.setup();
      const source = await show({ frames: near });
      await user.click(await screen.findByRole('button', { name: 'Ask without “650 °C”' }));
      expect(source.asked).toEqual(['ask What is the conductivity of LiFePO4?']);
    });

    it('shows what was stored when the stream holds no passages', async () => {
      const [first] = nearest;
      if (!first) throw new Error('There are near passages.');
      const { verdict } = { verdict: { grade: 'nearest' as const } };
      const stored = answerFrames({ verdict }).map((frame) =>
        frame.type === 'patch' && frame.part === 'SUMMARY.searched'
          ? {
              ...frame,
              data: {
                ...(frame.data as object),
                nearest: [
                  {
                    text: first.words,
                    support: 'supported',
                    citations: [contents.SUMMARY.values[0]?.citation],
                    reason: { kind: 'property', asked: 'density' },
                  },
                ],
              },
            }
          : frame,
      );
      await show({ frames: stored });
      expect(await screen.findByText('Does not state density')).toBeVisible();
    });

    it('leaves a reader with a link nothing to ask', async () => {
      await show({ frames: near }, true);
      expect(await screen.findByText('No direct answer in the library')).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Ask without/ })).toBeNull();
    });
  });

  it('names calmly what of the question is not answered, below what is', async () => {
    const partly = { grade: 'partly' as const, gaps: ['price per kilogram'] };
    await show({ frames: answerFrames({ verdict: partly }) });
    const note = await screen.findByRole('note');
    expect(note).toHaveTextContent('Answered in part');
    expect(note).toHaveTextContent('No passage in the library answers “price per kilogram”.');
    const answer = screen.getByRole('region', { name: 'Answer' });
    expect(within(answer).getByText(/Bare particles conduct poorly/)).toBeVisible();
    expect(screen.getByRole('list', { name: 'Parts of this answer' })).toBeVisible();
  });

  it('says how a word was read, and asks for it as written', async () => {
    const user = userEvent.setup();
    const readAs = [{ written: 'cathodes', read: 'positive electrodes' }];
    const source = await show({ frames: answerFrames({ verdict: { grade: 'answered', readAs } }) });
    expect(await screen.findByText('Read “cathodes” as “positive electrodes”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ask with “cathodes” as written' }));
    expect(source.asked).toEqual(['ask What limits the rate capability of LiFePO4 "cathodes"?']);
  });

  describe('values', () => {
    it('open the answer with the figure that was asked for, and fold the others away', async () => {
      const user = userEvent.setup();
      await show({ frames: answerFrames({ values: askedValue }) });
      const figures = await screen.findByRole('group', { name: 'Values asked for' });
      expect(within(figures).getByRole('heading', { name: 'Theoretical capacity LiFePO4' })).toBeVisible();
      expect(figures).toHaveTextContent('170 mAh/g');
      expect(figures).toHaveTextContent('about 3.45 V against lithium');
      expect(within(figures).getByRole('button', { name: /^Source 1/ })).toBeVisible();
      const text = screen.getByText(/Bare particles conduct poorly/);
      expect(figures.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      const folded = await screen.findByRole('button', { name: /Other values stated/, expanded: false });
      await user.click(folded);
      const others = screen.getByRole('table', { name: 'Other values stated' });
      expect(within(others).getAllByRole('row')).toHaveLength(3);
    });

    it('of several sources stand on one axis, and say where they differ', async () => {
      await show({ frames: answerFrames({ values: severalSources }) });
      const figures = await screen.findByRole('group', { name: 'Values asked for' });
      expect(figures).toHaveTextContent('130–141 mAh/g');
      expect(within(figures).getByText(/Compare their conditions/)).toBeVisible();
      const rows = within(await within(figures).findByRole('list', { name: 'Capacity at 5C' })).getAllByRole(
        'listitem',
      );
      expect(rows.map((row) => row.textContent?.includes('Sources differ'))).toEqual([true, true, false]);
      expect(rows[1]).toHaveTextContent('130–134 mAh/g');
    });

    it('of a comparison stand in one table, and what is not stated says so', async () => {
      await show({ frames: answerFrames({ verdict: { grade: 'answered', sides }, values: comparedValues }) });
      const table = await screen.findByRole('table', { name: 'Side by side' });
      expect(
        within(table)
          .getAllByRole('columnheader')
          .map((head) => head.textContent),
      ).toEqual(['Quantity', ...sides]);
      const [, capacity, conductivity] = within(table).getAllByRole('row');
      expect(capacity).toHaveTextContent('140 mAh/g');
      expect(within(capacity as HTMLElement).getAllByRole('button', { name: /^Source/ })).toHaveLength(2);
      expect(conductivity).toHaveTextContent('not stated');
    });

    it('stated under another condition than the asked one say so', async () => {
      const [first, ...others] = askedValue;
      const values = [first, ...others.map((value) => ({ ...value, notAt: '60 °C' }))].filter((value) => !!value);
      await show({ frames: answerFrames({ values }) });
      await userEvent.click(await screen.findByRole('button', { name: /^Other values stated/ }));
      const table = await screen.findByRole('table', { name: 'Other values stated' });
      const [, conductivity, coating] = within(table).getAllByRole('row');
      expect(conductivity).toHaveTextContent('room temperature, not at 60 °C');
      expect(coating).toHaveTextContent('not at 60 °C');
    });
  });

  describe('read in another way', () => {
    const asked = recordedQuestion().input;
    const literal = literalQuestion(asked, 'LFP');

    it('offers other senses below the answer, and a word as written only where it says how it was read', async () => {
      const verdict = {
        grade: 'answered' as const,
        readAs: [{ written: 'LFP', read: 'LiFePO4' }],
        askAgain: [{ question: 'What limits power loss?' }, { question: literal }],
      };
      const source = await show({ frames: answerFrames({ verdict }) });
      const offered = within(await screen.findByRole('list', { name: 'Ask again' })).getAllByRole('button');
      expect(offered.map((button) => button.textContent)).toEqual(['What limits power loss?']);
      await userEvent.click(offered[0] as HTMLElement);
      expect(source.asked).toEqual(['ask What limits power loss?']);
    });
  });

  it('lists problems and means where each pair stands in one passage', async () => {
    const user = userEvent.setup();
    await show({ frames: answerFrames({ chart: singlePairs }) });
    const list = await screen.findByRole('list', { name: 'Problems and means' });
    expect(list).toHaveTextContent('Slow lithium diffusionSmaller particles');
    expect(screen.queryByRole('table', { name: 'Problems and means' })).toBeNull();
    const [chip] = within(list).getAllByRole('button', { name: /^Source/ });
    if (!chip) throw new Error('Each pair has its passage.');
    await user.click(chip);
    expect(await screen.findByRole('complementary', { name: 'Evidence' })).toBeVisible();
  });

  it('keeps the matrix where counts differ', async () => {
    await show();
    expect(await screen.findByRole('region', { name: 'Problems and means' })).toBeVisible();
    expect(isMatrixTelling(contents.PUM_CHART)).toBe(true);
    expect(isMatrixTelling(singlePairs)).toBe(false);
  });

  it('says in which languages it quotes, where they are not the reader’s', async () => {
    await show();
    expect(await screen.findByText('Quoted in part from Japanese sources')).toBeVisible();
    cleanup();
    render(
      <Words locale="cn">
        <SeekPanel seekId="p1" source={createRecordedSource({ frames })} />
      </Words>,
    );
    expect(await screen.findByText('引文出自英语和日语来源')).toBeVisible();
  });

  it('X2: says at the box, which stays in sight, what was not taken or not done, and keeps the words', async () => {
    const user = userEvent.setup();
    const source = await show();
    source.ask = () => Promise.reject(new Error('The service could not be reached.'));
    source.regenerate = () => Promise.reject(new Error('The service is busy.'));
    const box = screen.getByRole('textbox', { name: 'Ask a follow-up' });
    await user.type(box, 'And the density?{Enter}');
    const refusal = await screen.findByText('The question was not taken: The service could not be reached.');
    // Beside the box, not in the head of the page.
    expect(box.compareDocumentPosition(refusal) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Ask next' }).compareDocumentPosition(refusal)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(box).toHaveValue('And the density?');
    await user.click(screen.getByRole('button', { name: 'Regenerate' }));
    expect(await screen.findByText('That was not done: The service is busy.')).toBeVisible();
  });

  it('tells why an answer failed and keeps what there is', async () => {
    await show({ frames: [...frames.slice(0, halfway(frames)), failed(500)] });
    expect(await screen.findByText('The answer could not be completed.')).toBeVisible();
    expect(screen.getByText('The model did not answer.')).toBeVisible();
  });

  it('lets a reader with a link read everything and do nothing', async () => {
    await show({ page: { editable: false } }, true);
    expect(screen.queryByRole('textbox')).toBeNull();
    for (const name of ['Regenerate', 'Share', 'Edit question', 'How thick is the carbon coating?']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect((await screen.findAllByRole('button', { name: /^Source 1/ })).length).toBeGreaterThan(0);
  });

  it('P55: shows a visitor each passage as it is quoted, and no document around it', async () => {
    const user = userEvent.setup();
    const source = visitorOf(createRecordedSource({ frames, page: { editable: false } }));
    render(
      <Words>
        <SeekPanel seekId="p1" source={source} isReadOnly />
      </Words>,
    );
    const [chip] = await screen.findAllByRole('button', { name: /^Source 1: Rate capability/ });
    if (!chip) throw new Error('There is a chip.');
    await user.click(chip);
    const evidence = within(await screen.findByRole('complementary', { name: 'Evidence' }));
    expect(await evidence.findByText('The quotation matches the source word for word')).toBeVisible();
    expect(evidence.getByRole('blockquote').textContent).toBe(evidence.getByRole('mark').textContent);
  });

  it('lets an author who may only read by now close what they opened, and do nothing else', async () => {
    await show({}, true);
    expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Regenerate' })).toBeNull();
  });

  it('P60: offers to open nothing that was asked incognito', async () => {
    await show({ page: { incognito: true } });
    expect(await screen.findByRole('button', { name: 'Regenerate' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('tells a screen reader where the answer stands', async () => {
    const at = halfway(frames);
    const source = await show({ frames: frames.slice(0, at) });
    expect(await screen.findByText('The answer has started.')).toBeInTheDocument();
    await act(async () => {
      source.play(...frames.slice(at));
      await new Promise((resolve) => setTimeout(resolve, 150));
    });
    expect(await screen.findByText(/The answer is complete\. Sentences: 8, sources: 3\./)).toBeInTheDocument();
  });
});

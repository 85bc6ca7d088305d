import type { StreamFrame } from '@assay/contract';
import { seekModuleTypes } from '@assay/domain';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { contents, halfway, recordedFrames, recordedQuestion } from './fixtures/recorded.ts';
import { moduleViews } from './modules/module-views.tsx';
import { SeekPanel } from './SeekPanel.tsx';
import { createRecordedSource, type RecordedSourceOptions, Words } from './testing.tsx';
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
        { type: 'module', module: 'SUMMARY', status: 'FINISH', stopped: true, version: 1 },
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
      frame.type === 'module' && frame.module === 'REFERENCE' && frame.status === 'FINISH'
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
    const field = screen.getByRole('textbox', { name: 'Question' });
    await user.clear(field);
    await user.type(field, 'At minus 20 degrees');
    await user.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(source.asked).toEqual(['rewrite At minus 20 degrees']);
    expect(await screen.findByRole('heading', { level: 1, name: 'At minus 20 degrees' })).toBeVisible();
    expect(screen.getByText(`Earlier wording: ${question}`)).toBeInTheDocument();
  });

  it('Z7: says which clock ran out, with its real value, and goes on', async () => {
    const source = await show({ frames: frames.slice(0, halfway(frames)) });
    act(() => source.handlers().onTimeout({ kind: 'progress', seconds: 45, message: '' }));
    expect(screen.getByText('No progress received within 45 seconds')).toBeVisible();
    act(() => source.handlers().onTimeout({ kind: 'response', seconds: 30, message: '' }));
    expect(screen.getByText('No response received within 30 seconds')).toBeVisible();
    act(() => source.handlers().onTimeout(undefined));
    expect(screen.queryByText(/received within/)).toBeNull();
  });

  it('says that the connection was lost, and that it came back', async () => {
    const source = await show({ frames: frames.slice(0, halfway(frames)) });
    act(() => source.handlers().onConnection({ status: 'waiting', retryIn: 500, resumed: false }));
    expect(screen.getByText(/The answer goes on being written; reconnecting/)).toBeVisible();
    act(() => source.handlers().onConnection({ status: 'open', resumed: true }));
    expect(screen.getByText('Reconnected. The answer continues where it stopped.')).toBeVisible();
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
    const unanswered = frames.map((frame) =>
      frame.type === 'patch' && frame.part === 'SUMMARY.searched'
        ? { ...frame, data: { ...(frame.data as object), grade: 'none', gaps: ['LGPS', 'LATP'] } }
        : frame,
    );
    await show({ frames: unanswered });
    expect(await screen.findByText('The library does not answer this question')).toBeVisible();
    expect(screen.getByText('The passages nearest to it do not mention “LGPS” and “LATP”.')).toBeVisible();
    expect(screen.getByText(/Searched: 162 documents and 1,240 passages/)).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Values stated in the sources' })).toBeNull();
    expect(screen.queryByRole('list', { name: 'Parts of this answer' })).toBeNull();
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
    await show({}, true);
    expect(screen.queryByRole('textbox')).toBeNull();
    for (const name of ['Regenerate', 'Share', 'Edit question', 'How thick is the carbon coating?']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect((await screen.findAllByRole('button', { name: /^Source 1/ })).length).toBeGreaterThan(0);
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

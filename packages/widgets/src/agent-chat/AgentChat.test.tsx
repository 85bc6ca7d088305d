import { agentFileLimits } from '@assay/domain';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AgentChat } from './AgentChat.tsx';
import type { AgentChatProps } from './AgentChat.types.ts';
import {
  answerFrames,
  askingFrames,
  finishedReply,
  recordedJob,
  replyMessage,
  userMessage,
} from './fixtures/recorded.ts';
import { NewAgentChat } from './NewAgentChat.tsx';
import { createRecordedSource, type RecordedOptions, visitorOf, Words } from './testing.tsx';

/** A message by its words, however they are set. */
const wording = (words: string) =>
  [(_: string, element: Element | null) => element?.textContent === words, { selector: '[data-find]' }] as const;

const question = userMessage('m1', 'What limits the rate of LiFePO4?');

async function show(options: RecordedOptions, props: Partial<AgentChatProps> = {}) {
  const source = createRecordedSource(options);
  render(
    <Words>
      <AgentChat jobId="job-1" source={source} {...props} />
    </Words>,
  );
  await screen.findByRole('region', { name: 'Messages' });
  return source;
}

const running = () => recordedJob([question, replyMessage('m2', 'm1')], { status: 'running' });
const done = () => recordedJob([question, finishedReply('m2', 'm1')]);

// jsdom lays nothing out: there is no size to observe. The thread's own layout is tested in a real browser.
class NoLayout implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
beforeAll(() => vi.stubGlobal('ResizeObserver', NoLayout));
afterAll(() => vi.unstubAllGlobals());

describe('<AgentChat />', () => {
  it('S2: shows the steps while they run, the text with its citation, and who wrote it', async () => {
    const frames = answerFrames();
    const source = await show({ job: running(), frames: frames.slice(0, 6) });
    expect(await screen.findByRole('list', { name: 'Steps' })).toHaveTextContent('Search the library');
    expect(screen.getByRole('button', { name: /^Stop/ })).toBeVisible();
    await act(async () => source.play(...frames.slice(6)));
    expect(await screen.findByRole('button', { name: /^Source 1/ })).toBeVisible();
    expect(screen.getByText(/Extractive engine, no language model/)).toBeVisible();
    expect(screen.getByText(/documents searched: 160, passages: 786/)).toBeVisible();
    expect(screen.getByText('2 steps')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Stop/ })).toBeNull();
  });

  it('E11: opens the passage behind a citation and says that its words match', async () => {
    await show({ job: running(), frames: answerFrames() });
    await userEvent.click(await screen.findByRole('button', { name: /^Source 1/ }));
    const drawer = await screen.findByRole('complementary', { name: 'Evidence' });
    expect(await within(drawer).findByText('The quotation matches the source word for word')).toBeVisible();
  });

  it('S2: asks what a step needs and passes the answer on', async () => {
    const source = await show({
      job: recordedJob([question, replyMessage('m2', 'm1', { status: 'paused' })], { status: 'paused' }),
      frames: askingFrames(),
    });
    const form = await screen.findByRole('form', { name: 'Is the problem read right?' });
    expect(screen.getByText('The agent waits for your answer above.')).toBeVisible();
    await userEvent.selectOptions(within(form).getByRole('combobox', { name: 'To be improved' }), '14');
    await userEvent.click(within(form).getByRole('button', { name: 'Go on with these' }));
    expect(source.asked).toContain('answer m2 {"approve":true,"choice":{"improve":14,"worsen":13}}');
  });

  it('S2: shows a plan that waits, and runs it', async () => {
    const plan = [{ step: 'search_library' as const, name: 'Search the library', needs_approval: false }];
    const source = await show({
      job: recordedJob([question, replyMessage('m2', 'm1', { status: 'paused', plan })], { status: 'paused' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Run the plan' }));
    expect(source.asked).toContain('run m2');
  });

  it('sends after the last reply, and keeps what was not taken', async () => {
    const source = await show({ job: done() });
    const box = screen.getByRole('textbox', { name: 'Message to the agent' });
    await userEvent.type(box, 'And at 60 °C?{Enter}');
    expect(source.asked).toContain('send m2 And at 60 °C?');
    expect(await screen.findByText(...wording('And at 60 °C?'))).toBeVisible();
    expect(box).toHaveValue('');
  });

  it('keeps a draft over a reload', async () => {
    const { unmount } = render(
      <Words>
        <AgentChat jobId="job-1" source={createRecordedSource({ job: done() })} />
      </Words>,
    );
    await userEvent.type(await screen.findByRole('textbox', { name: 'Message to the agent' }), 'half a thought');
    unmount();
    await show({ job: done() });
    const box = screen.getByRole('textbox', { name: 'Message to the agent' });
    expect(box).toHaveValue('half a thought');
    await userEvent.clear(box);
  });

  it('sends a message in other words as a branch, and goes back to the former one', async () => {
    const source = await show({ job: done() });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit message' }));
    const field = screen.getByRole('textbox', { name: 'Message in other words' });
    await userEvent.clear(field);
    await userEvent.type(field, 'What limits the rate at -20 °C?');
    await userEvent.click(screen.getByRole('button', { name: 'Send as a new branch' }));
    expect(source.asked).toContain('send null What limits the rate at -20 °C?');
    expect(await screen.findByText('Branch 2 of 2')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show the former branch' }));
    const thread = within(screen.getByRole('region', { name: 'Messages' }));
    expect(await thread.findByText(...wording('What limits the rate of LiFePO4?'))).toBeVisible();
    expect(thread.queryByText(...wording('What limits the rate at -20 °C?'))).toBeNull();
  });

  it('writes a reply again and keeps the former version to look at', async () => {
    const job = recordedJob([question, { ...finishedReply('m2', 'm1'), version: 2 }]);
    const source = await show({ job });
    expect(await screen.findByText('Version 2 of 2')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show the former version' }));
    expect(await screen.findByText('The former text.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Write again' }));
    expect(source.asked).toContain('again m2');
  });

  it('S8: ties a judgement to its reply and takes it back', async () => {
    const source = await show({ job: done() });
    const good = await screen.findByRole('button', { name: 'Good reply' });
    await userEvent.click(good);
    expect(good).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(good);
    expect(source.asked).toEqual(['rate m2 up', 'rate m2 none']);
  });

  it('offers what its owner adds to a reply that is written, to whoever may act on it', async () => {
    const replyAction = vi.fn(({ id, keeps }) => <a href={`/${id}`}>{`Go on as ${keeps}`}</a>);
    await show({ job: done() }, { replyAction });
    expect(await screen.findByRole('link', { name: 'Go on as technical-qa' })).toHaveAttribute('href', '/m2');
    cleanup();
    await show({ job: running(), frames: answerFrames().slice(0, 6) }, { replyAction });
    expect(screen.queryByRole('link')).toBeNull();
    cleanup();
    await show({ job: done() }, { replyAction, isReadOnly: true });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('P60: offers to open nothing that was begun incognito', async () => {
    const job = { ...done(), incognito: true };
    await show({ job });
    expect(await screen.findByRole('button', { name: 'Copy reply' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('finds words in the thread', async () => {
    await show({ job: done() });
    await userEvent.click(screen.getByRole('button', { name: 'Find in the job' }));
    const find = screen.getByRole('searchbox', { name: 'Find in the job' });
    await userEvent.type(find, 'conductivity');
    expect(await screen.findByText('1 of 1')).toBeVisible();
    await userEvent.clear(find);
    await userEvent.type(find, 'zirconium');
    expect(await screen.findByText('Not found')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('searchbox', { name: 'Find in the job' })).toBeNull();
  });

  it('exports the branch that is shown', async () => {
    URL.createObjectURL = vi.fn(() => 'blob:test');
    URL.revokeObjectURL = vi.fn();
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const source = await show({ job: done() });
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Markdown' }));
    await waitFor(() => expect(source.asked).toContain('export m2 md'));
    click.mockRestore();
  });

  it('S2: stops a reply, and says that what was written is kept', async () => {
    const frames = answerFrames();
    const source = await show({ job: running(), frames: frames.slice(0, 10) });
    await userEvent.click(await screen.findByRole('button', { name: /^Stop/ }));
    expect(source.asked).toContain('stop m2');
    await act(async () => source.play({ type: 'stopped' }));
    expect(await screen.findByText('Stopped early. What had been written is kept.')).toBeVisible();
  });

  it('tells a screen reader of boundaries, never of words', async () => {
    const frames = answerFrames();
    const source = await show({ job: running(), frames: frames.slice(0, 10) });
    await screen.findByRole('list', { name: 'Steps' });
    const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(spoken().join(' ')).not.toMatch(/Bare particles/);
    await act(async () => source.play(...frames.slice(10)));
    await waitFor(() => expect(spoken()).toContain('The reply is complete. Sentences with sources: 1.'));
  });

  it('keeps the messages that are there when older ones do not come', async () => {
    const source = createRecordedSource({ job: { ...done(), has_more: true } });
    const { job } = source;
    source.job = (id, before, signal) =>
      before === undefined ? job(id, before, signal) : Promise.reject(new Error('The service could not be reached.'));
    render(
      <Words>
        <AgentChat jobId="job-1" source={source} />
      </Words>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Find in the job' }));
    await userEvent.type(screen.getByRole('searchbox'), 'rate');
    expect(await screen.findByText('The service could not be reached.')).toBeVisible();
    expect(screen.getAllByText(/LiFePO4/).length).toBeGreaterThan(0);
  });

  it('holds the place of the thread while the job is read', () => {
    const source = createRecordedSource({ job: done() });
    source.job = () => new Promise(() => undefined);
    render(
      <Words>
        <AgentChat jobId="job-1" source={source} />
      </Words>,
    );
    return expect(screen.findByRole('status', { name: 'Loading the job' })).resolves.toBeVisible();
  });

  it('V2: gives a reader by link nothing that writes, judges or takes away', async () => {
    const job = recordedJob([question, { ...finishedReply('m2', 'm1'), version: 2 }], { editable: false });
    const source = visitorOf(createRecordedSource({ job }));
    await show({ job }, { isReadOnly: true, source });
    expect(await screen.findByRole('button', { name: 'Copy reply' })).toBeVisible();
    for (const name of [
      'Edit message',
      'Write again',
      'Good reply',
      'Share',
      'Send',
      'Export',
      'Show the former version',
    ])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says what went wrong when a job cannot be loaded, and tells its owner', async () => {
    const onRefused = vi.fn();
    const { CallError } = await import('@assay/client');
    const source = createRecordedSource({ job: done() });
    source.job = () => Promise.reject(new CallError({ status: 404, code: 404, message: 'This does not exist.' }));
    render(
      <Words>
        <AgentChat jobId="job-1" source={source} onRefused={onRefused} />
      </Words>,
    );
    expect(await screen.findByText('This does not exist.')).toBeVisible();
    await waitFor(() => expect(onRefused).toHaveBeenCalledWith(404));
  });
});

describe('<NewAgentChat />', () => {
  it('P55: offers a visitor, who gives no documents, no agent that works on them', async () => {
    const source = visitorOf(createRecordedSource({ job: done() }));
    render(
      <Words>
        <NewAgentChat
          code="air_find_solution_agent"
          source={source}
          onBegun={() => undefined}
          onChoose={() => undefined}
        />
      </Words>,
    );
    expect(await screen.findByText('asks you')).toBeVisible();
    const offered = screen.getAllByRole('radio').map((choice) => choice.getAttribute('value'));
    expect(offered).toEqual(['air_technical_qa_agent', 'air_find_solution_agent']);
    expect(screen.queryByRole('button', { name: /^Attach/ })).toBeNull();
  });

  it('says what the agent does and begins a job', async () => {
    const source = createRecordedSource({ job: done() });
    const onBegun = vi.fn();
    render(
      <Words>
        <NewAgentChat code="air_find_solution_agent" source={source} onBegun={onBegun} />
      </Words>,
    );
    expect(await screen.findByText('asks you')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: /^Raise the charging speed/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Look at the plan first' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onBegun).toHaveBeenCalledWith('job-1'));
    expect(source.asked[0]).toMatch(/^begin air_find_solution_agent Raise .* planned$/);
  });

  it('A10: says to somebody who may begin nothing why, in place of the box', async () => {
    const source = createRecordedSource({ job: done() });
    render(
      <Words>
        <NewAgentChat
          code="air_find_solution_agent"
          source={source}
          onBegun={() => undefined}
          readOnlyNotice={<p>Your role reads jobs.</p>}
        />
      </Words>,
    );
    expect(await screen.findByText('asks you')).toBeVisible();
    expect(screen.getByText('Your role reads jobs.')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Raise the charging speed/ })).toBeNull();
  });

  it.each([
    ['on their way', () => new Promise<never>(() => undefined)],
    ['not to be had', () => Promise.reject(new Error('The service could not be reached.'))],
  ] as const)('begins a job before the agents have described themselves: %s', async (_, agents) => {
    const source = { ...createRecordedSource({ job: done() }), agents };
    const onBegun = vi.fn();
    render(
      <Words>
        <NewAgentChat code="air_find_solution_agent" source={source} onBegun={onBegun} />
      </Words>,
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Find a solution' })).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Message to the agent' }), 'Cool it faster{Enter}');
    await waitFor(() => expect(onBegun).toHaveBeenCalledWith('job-1'));
  });

  it('N2: takes no more files than a message carries', async () => {
    render(
      <Words>
        <NewAgentChat
          code="document_summary_agent"
          source={createRecordedSource({ job: done() })}
          onBegun={() => undefined}
        />
      </Words>,
    );
    await screen.findByText('Choose the sentences that say most');
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no way to choose a file.');
    const files = Array.from({ length: agentFileLimits.files + 1 }, (_, index) => new File(['text'], `${index}.txt`));
    await userEvent.upload(input, files);
    expect(await screen.findAllByText(/20\.txt.* not added: there is room for 20 files/)).toHaveLength(1);
  });

  it('N2: shows each file with its state, and sends those that were taken', async () => {
    const source = createRecordedSource({
      job: done(),
      uploads: (file) =>
        file.name === 'scan.pdf'
          ? { name: file.name, type: 'pdf', size: 1, status: 'error', error: 'type-error' }
          : { file_id: `f-${file.name}`, name: file.name, type: 'txt', size: 1, status: 'success' },
    });
    render(
      <Words>
        <NewAgentChat code="document_summary_agent" source={source} onBegun={() => undefined} />
      </Words>,
    );
    await screen.findByText('Choose the sentences that say most');
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no way to choose a file.');
    await userEvent.upload(input, [
      new File(['%PDF'], 'scan.pdf', { type: 'application/pdf' }),
      new File(['text'], 'report.txt', { type: 'text/plain' }),
    ]);
    expect(await screen.findByText(/Not a PDF, DOCX or TXT file/)).toBeVisible();
    expect(screen.getByText('report.txt')).toBeVisible();
  });
});

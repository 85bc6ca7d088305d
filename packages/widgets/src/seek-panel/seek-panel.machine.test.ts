import { applyFrame, emptyStream, type StreamFrame, type StreamState } from '@assay/contract';
import { moduleStatuses, seekModuleTypes } from '@assay/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundariesBetween } from './boundaries.ts';
import { contents, halfway, recordedFrames, recordedPage, recordedQuestion } from './fixtures/recorded.ts';
import { readContent } from './module-contents.ts';
import {
  initialPanel,
  isRestoring,
  moduleOf,
  type PanelEvent,
  type PanelState,
  pageStatusOf,
  panelReducer,
  passagesOf,
  type QuestionState,
  questionStatusOf,
} from './seek-panel.machine.ts';
import { storedStream } from './stored-stream.ts';

const play = (frames: readonly StreamFrame[], from: StreamState = emptyStream) => frames.reduce(applyFrame, from);
const question = (stream: StreamState): QuestionState => ({ question: recordedQuestion(), stream, isStopping: false });
const panel = (...events: PanelEvent[]): PanelState => events.reduce(panelReducer, initialPanel);
const loaded: PanelEvent = { type: 'page loaded', page: recordedPage() };

describe('seek panel machine', () => {
  it('E3: a question is starting before its stream, streaming in it, done after it', () => {
    const frames = recordedFrames();
    expect(questionStatusOf(question(emptyStream))).toBe('starting');
    expect(questionStatusOf(question(play(frames.slice(0, 1))))).toBe('streaming');
    expect(questionStatusOf(question(play(frames)))).toBe('done');
    expect(pageStatusOf(panel())).toBe('starting');
    expect(pageStatusOf(panel(loaded))).toBe('starting');
  });

  it('E3: an answer that was finished before is awaited whole, but not longer than its connection lives', () => {
    const finished = {
      ...recordedQuestion(),
      modules: recordedQuestion().modules.map((m) => ({ ...m, status: 'FINISH' as const })),
    };
    const page = panel({ type: 'page loaded', page: { ...recordedPage(), questions: [finished] } });
    const after = (...events: PanelEvent[]) => events.reduce(panelReducer, page).questions.some(isRestoring);
    const run = finished.question_id;
    expect(after()).toBe(true);
    expect(after({ type: 'connection changed', run, connection: { status: 'open', resumed: false } })).toBe(true);
    expect(after({ type: 'connection changed', run, connection: { status: 'lost', resumed: false } })).toBe(false);
    expect(after({ type: 'stream failed', run, failure: { status: 500, code: 1, message: 'm' } })).toBe(false);
    expect(after({ type: 'stream changed', run, stream: play(recordedFrames()) })).toBe(false);
    expect(isRestoring(question(emptyStream))).toBe(recordedQuestion().modules.every((m) => m.status === 'FINISH'));
  });

  it('E3: a module only moves forward within one version, whatever the moment it is looked at', () => {
    const frames = recordedFrames();
    fc.assert(
      fc.property(
        fc.constantFrom(...seekModuleTypes),
        fc.array(fc.nat(frames.length), { minLength: 2 }),
        (name, cuts) => {
          let last = 0;
          for (const cut of cuts.toSorted((a, b) => a - b)) {
            const at = moduleStatuses.indexOf(moduleOf(question(play(frames.slice(0, cut))), name).status);
            expect(at).toBeGreaterThanOrEqual(last);
            last = at;
          }
        },
      ),
    );
  });

  it('E2: every module type has its content at the end', () => {
    const held = question(play(recordedFrames()));
    for (const name of seekModuleTypes) expect(moduleOf(held, name)).toMatchObject({ name, status: 'success' });
    const whole = seekModuleTypes.filter((name) => !['SUMMARY', 'APPLICATION', 'DEFAULT'].includes(name));
    for (const name of whole) expect(moduleOf(held, name).content).toEqual(contents[name]);
    const { values, searched, engine, grade } = contents.SUMMARY;
    expect(moduleOf(held, 'SUMMARY').content).toEqual({ values, searched, engine, grade });
    expect(moduleOf(held, 'APPLICATION').texts.map((part) => part.title)).toEqual(['Power cells', 'Fine powders']);
    expect(moduleOf(held, 'DEFAULT').texts[0]?.text).toBe(contents.DEFAULT.sentences[0]?.text);
  });

  it('E5: a stop keeps the text, and ends every module as success', () => {
    const frames = recordedFrames();
    const half = play(frames.slice(0, halfway(frames)));
    const stopped = play(
      [
        ...half.groups.map(
          ({ group, version }): StreamFrame => ({ type: 'group', group, status: 'FINISH', stopped: true, version }),
        ),
        { type: 'stopped' },
      ],
      half,
    );
    const held = question(stopped);
    expect(questionStatusOf(held)).toBe('done');
    expect(moduleOf(held, 'SUMMARY')).toMatchObject({ status: 'success', isStopped: true });
    expect(moduleOf(held, 'SUMMARY').texts[0]?.text).toBe(half.parts.find((part) => part.part === 'SUMMARY')?.text);
  });

  it('E5: asking to stop shows at once and is taken back when it fails', () => {
    const stream = play(recordedFrames().slice(0, 20));
    const state = panel(loaded, { type: 'stream changed', run: 'q1', stream }, { type: 'stop asked', run: 'q1' });
    expect(state.questions[0]?.isStopping).toBe(true);
    expect(panelReducer(state, { type: 'stop failed', run: 'q1' }).questions[0]?.isStopping).toBe(false);
    const over = panelReducer(state, {
      type: 'stream changed',
      run: 'q1',
      stream: play([{ type: 'stopped' }], stream),
    });
    expect(over.questions[0]?.isStopping).toBe(false);
  });

  it('E6: regenerating sets the chosen modules back and leaves the others', () => {
    const stream = play(recordedFrames());
    const state = panel(
      loaded,
      { type: 'stream changed', run: 'q1', stream },
      { type: 'regeneration started', questionId: 'q1', modules: ['REFERENCE'] },
    );
    const held = state.questions[0];
    expect(held && questionStatusOf(held)).toBe('streaming');
    expect(held && moduleOf(held, 'REFERENCE').status).toBe('starting');
    expect(held && moduleOf(held, 'SUMMARY').status).toBe('success');
    expect(held?.stream.parts).toEqual(stream.parts);
  });

  it('E7: a rewrite joins the thread once and keeps its parent', () => {
    const asked: PanelEvent = {
      type: 'question asked',
      question: recordedQuestion({ question_id: 'q2', parent_id: 'q1', deep_input: 'At −20 °C' }),
    };
    const state = panel(loaded, asked, asked);
    expect(state.questions.map((each) => [each.question.question_id, each.question.parent_id])).toEqual([
      ['q1', null],
      ['q2', 'q1'],
    ]);
  });

  it('keeps what it holds of a question when the page is loaded again', () => {
    const stream = play(recordedFrames());
    const state = panel(loaded, { type: 'stream changed', run: 'q1', stream }, loaded);
    expect(state.questions[0]?.stream).toBe(stream);
  });

  it('ignores events about a question that is not on the page', () => {
    const state = panel(loaded);
    expect(panelReducer(state, { type: 'stop asked', run: 'elsewhere' })).toBe(state);
  });

  it('E11: walks through the passages once each, in reading order, with how often each is cited', () => {
    const passages = passagesOf(question(play(recordedFrames())));
    expect(new Set(passages.map((passage) => passage.key)).size).toBe(passages.length);
    expect(passages[0]?.evidence.quote).toContain('1e-9 S/cm');
    expect(passages.slice(0, 4).map((passage) => passage.number)).toEqual([1, 1, 2, 3]);
  });
});

describe('module contents', () => {
  it('drops a field of the wrong kind and keeps the others', () => {
    expect(readContent('SUMMARY', { values: 'none', grade: 'none', extra: 1 })).toEqual({ grade: 'none' });
    expect(readContent('REFERENCE', null, undefined, 7, { references: [] })).toEqual({ references: [] });
  });

  it('lets later pieces win', () => {
    expect(readContent('TITLE', { title: 'a' }, { title: 'b' })).toEqual({ title: 'b' });
  });
});

describe('stored stream', () => {
  it('rebuilds the sentences with their citations when the log is gone', () => {
    const stored = recordedQuestion({
      status: 'done',
      modules: recordedQuestion().modules.map((module) => ({
        ...module,
        status: 'FINISH',
        content: contents[module.module_name],
      })),
    });
    const stream = storedStream(stored);
    const text = stream.parts[0]?.text ?? '';
    const quoted = stream.cites.filter((cite) => cite.part === stream.parts[0]?.part);
    expect(quoted.map((cite) => text.slice(cite.from, cite.to))).toEqual(
      contents.SUMMARY.sentences.map((sentence) => sentence.text),
    );
    expect(quoted[0]?.evidence[0]?.source).toBe('s1');
    expect(stream.status).toBe('FINISH');
  });
});

describe('boundaries', () => {
  it('are few, and hold no text', () => {
    const frames = recordedFrames();
    const spoken = frames.flatMap((_, index) =>
      boundariesBetween(question(play(frames.slice(0, index))), question(play(frames.slice(0, index + 1)))),
    );
    expect(spoken.map((boundary) => boundary.kind)).toEqual([
      'started',
      'module-done',
      'module-done',
      'module-done',
      'module-done',
      'finished',
    ]);
    expect(spoken.at(-1)).toEqual({ kind: 'finished', sentences: 8, sources: 3 });
  });

  it('say nothing of an answer that was complete on arrival', () => {
    expect(boundariesBetween(question(emptyStream), question(play(recordedFrames())))).toEqual([]);
  });
});

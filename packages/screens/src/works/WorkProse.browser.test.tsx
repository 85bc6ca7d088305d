import { CallError } from '@assay/client';
import type { Check, FieldValue } from '@assay/works';
import { checkCitedProse } from '@assay/works/prose';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CitedDocuments } from './cited/CitedDocuments.tsx';
import { PassageSourceContext } from './cited/PassageSourceContext.ts';
import { memoryPassages } from './cited/testing.ts';
import { PicturesContext } from './figures/PicturesContext.ts';
import type { WorkPanel } from './panel/WorkPanelContext.ts';
import { PersonsPage, service } from './persons-page.test-support.tsx';
import { WorkProse } from './WorkProse.tsx';
import type { WorkSession } from './work-session.ts';

const asked: string[] = [];
const library = memoryPassages(asked);
const documents = {
  sources: async () =>
    ['foam', 'anode', 'd'].map((document) => ({
      document,
      title: `On ${document}`,
      sourceType: 'note',
      language: 'en',
    })),
};

/** Pictures that were kept; one whose name is that of a fault is refused for it. */
const kept = {
  async add(picture: Blob) {
    const words = await picture.text();
    if (words.startsWith('fault:'))
      throw new CallError({ code: 400, status: 400, message: 'No', fields: { file: words.slice(6) } });
    return words;
  },
  read: async () => new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' }),
};

const check: Check = (work) => {
  const body = work.get('p');
  return body ? checkCitedProse(body, 'body') : [];
};

function Page({ session, label, panel }: { session: WorkSession; label: string; panel: WorkPanel }) {
  return (
    <PersonsPage session={session} panel={panel} check={check}>
      <PassageSourceContext value={library}>
        <CitedDocuments source={documents} from="/result/w">
          <PicturesContext value={kept}>
            <WorkProse record="p" field="body" label={label} />
          </PicturesContext>
        </CitedDocuments>
      </PassageSourceContext>
    </PersonsPage>
  );
}

const paragraph = (...content: FieldValue[]) => ({ type: 'paragraph', content });
const words = (text: string) => ({ type: 'text', text });
const cites = (evidence: string) => ({ type: 'citation', attrs: { evidence } });
const prose = {
  type: 'doc',
  content: [
    paragraph(words('The pump is big.'), cites('e1')),
    paragraph(words('It is loud.'), cites('gone')),
    paragraph(words('Nobody says so.')),
    paragraph(words('As follows:')),
  ],
};

/** Letters of the text before a part of it. */
function placeIn(text: HTMLElement, part: Element): number {
  const before = document.createRange();
  before.setStart(text, 0);
  before.setEndBefore(part);
  return before.toString().length;
}

const box = (name: string) => screen.getByRole('textbox', { name });

/** The text, without the names of others at their carets. */
function textIn(name: string): HTMLElement {
  const text = box(name).cloneNode(true) as HTMLElement;
  for (const caret of text.querySelectorAll('[class*="caret"]')) caret.remove();
  return text;
}

const textOf = (name: string) => textIn(name).textContent;

describe('<WorkProse />', () => {
  let works: ReturnType<typeof service>['works'];
  let opened: readonly string[];
  let ann: ReturnType<ReturnType<typeof service>['person']>;
  let bob: typeof ann;
  const stored = () => JSON.stringify(works.records().find(({ id }) => id === 'p')?.fields['body'] ?? '');

  beforeEach(() => {
    const made = service([{ op: 'add', id: 'p', type: 'passage', parent: null }]);
    ({ works, opened } = made);
    ann = made.person('ann');
    bob = made.person('bob');
    render(
      <>
        <Page session={ann.session} label="Ann" panel={made.panel} />
        <Page session={bob.session} label="Bob" panel={made.panel} />
      </>,
    );
  });

  afterEach(cleanup);

  it('two people write in one paragraph, and both have what both wrote', async () => {
    await userEvent.click(box('Ann'));
    await userEvent.keyboard('Pump');
    await expect.poll(() => textOf('Bob')).toBe('Pump');
    await userEvent.click(box('Bob'));
    await userEvent.keyboard('{End}s');
    await userEvent.click(box('Ann'));
    await userEvent.keyboard('{Home}Big ');
    await expect.poll(stored).toContain('"Big Pumps"');
    await expect.poll(() => [textOf('Ann'), textOf('Bob')]).toEqual(['Big Pumps', 'Big Pumps']);
  });

  it('each sees where the other writes, and where that went', async () => {
    const caretOf = (name: string) =>
      [...box(name).querySelectorAll('[class*="caret"]')].map(
        (each) => `${each.textContent} ${placeIn(box(name), each)}`,
      );
    await userEvent.click(box('Ann'));
    await userEvent.keyboard('Pump housing');
    await expect.poll(() => caretOf('Bob')).toEqual(['ann 12']);
    // Places are told a second apart at least.
    const told = () => bob.session.snapshot().surroundings.present.find(({ page }) => page === 'ann')?.selection?.head;
    await expect.poll(told, { timeout: 5_000 }).toBe(13);
    await userEvent.click(box('Bob'));
    await userEvent.keyboard('{Home}Big ');
    await expect.poll(() => [caretOf('Ann'), caretOf('Bob')]).toEqual([['bob 4'], ['ann 16']]);
    await userEvent.click(box('Ann'));
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect.poll(() => caretOf('Bob')).toEqual(['ann 0']);
  });

  it('what rules object to is marked in the text, and leads to what they say', async () => {
    const marked = () => [...box('Ann').querySelectorAll<HTMLElement>('[data-range]')];
    works.call(
      [
        {
          id: 'cited',
          operations: [
            {
              op: 'cite',
              id: 'p',
              key: 'e1',
              evidence: { document: 'd', version: 1, start: 0, end: 4, quote: 'Pump' },
            },
            { op: 'set', id: 'p', field: 'body', value: prose },
          ],
        },
      ],
      'x',
    );
    ann.join();
    await expect
      .poll(() => marked().map(({ textContent, title }) => [title, textContent]))
      .toEqual([
        ['unknownSource', '?'],
        ['uncitedPart', 'Nobody says so.'],
      ]);
    await userEvent.click(marked()[1] as HTMLElement);
    expect(opened).toEqual(['checks']);
    await userEvent.keyboard('{End} Or do they?');
    await expect.poll(() => marked().at(-1)?.textContent).toBe('Nobody says so. Or do they?');
  });

  it('a citation whose document cannot be read any more is drawn as broken, and says so', async () => {
    const evidence = (document: string) => ({ document, version: 1, start: 0, end: 4, quote: 'Pump' });
    works.call(
      [
        {
          id: 'cited',
          operations: [
            { op: 'cite', id: 'p', key: 'e1', evidence: evidence('d') },
            { op: 'cite', id: 'p', key: 'gone', evidence: evidence('lost') },
            { op: 'set', id: 'p', field: 'body', value: prose },
          ],
        },
      ],
      'x',
    );
    ann.join();
    await expect
      .poll(() =>
        [...box('Ann').querySelectorAll('button')].map(({ ariaLabel, className }) => [
          ariaLabel,
          className.includes('broken'),
        ]),
      )
      .toEqual([
        ['1: On d', false],
        ['2: lost (Source not readable)', true],
      ]);
  });

  it('what is typed in one go is one change, taken back as one', async () => {
    await userEvent.click(box('Ann'));
    await userEvent.keyboard('Pump housing');
    await expect.poll(stored).toContain('Pump housing');
    const before = works.log.length;
    expect(before).toBeLessThan(5);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => textOf('Bob')).not.toContain('Pump housing');
  });

  it('an undo takes back one’s own words and leaves those of the other', async () => {
    await userEvent.click(box('Ann'));
    await userEvent.keyboard('Pump');
    await expect.poll(stored).toContain('Pump');
    await userEvent.click(box('Bob'));
    await userEvent.keyboard('{End} and valve');
    await expect.poll(() => textOf('Ann')).toBe('Pump and valve');
    ann.session.undo();
    await expect.poll(() => [textOf('Ann'), textOf('Bob')]).toEqual([' and valve', ' and valve']);
  });

  it('what is written away from the line is kept on the device and comes in beside what others wrote', async () => {
    await userEvent.click(box('Ann'));
    await userEvent.keyboard('Pump');
    await expect.poll(stored).toContain('Pump');
    ann.cut();
    await userEvent.keyboard(' housing');
    await expect.poll(() => JSON.stringify(ann.kept.edits)).toContain('g');
    expect(ann.session.snapshot().saved).toBe('device');
    await userEvent.click(box('Bob'));
    await userEvent.keyboard('{Home}Big ');
    await expect.poll(stored).toContain('Big Pump');
    ann.join();
    await expect.poll(stored).toContain('"Big Pump housing"');
    await expect.poll(() => textOf('Ann')).toBe('Big Pump housing');
    expect(ann.kept.edits).toEqual([]);
  });

  it('what is written while changes are suggested is one suggestion, and the text is as it was', async () => {
    await userEvent.click(box('Ann'));
    await userEvent.keyboard('Pump');
    await expect.poll(() => textOf('Bob')).toBe('Pump');
    bob.session.setMode('suggest');
    await userEvent.click(box('Bob'));
    await userEvent.keyboard('{End}s');
    await userEvent.keyboard(' too');
    expect(textOf('Bob')).toBe('Pumps too');
    await userEvent.click(box('Ann'));
    // What is suggested lies over the text and is no part of it.
    await expect.poll(() => [...box('Bob').querySelectorAll('ins')].map((each) => each.textContent)).toEqual(['s too']);
    expect(stored()).toContain('"Pump"');
    expect(bob.suggested).toHaveLength(1);
    works.call([{ id: 'accepted', operations: bob.suggested }], 'ann');
    await expect.poll(stored).toContain('"Pumps too"');
  });

  it('what is written while changes are suggested is suggested by whoever closes the page over it', async () => {
    bob.session.setMode('suggest');
    await userEvent.click(box('Bob'));
    await userEvent.keyboard('Pumps');
    expect(bob.suggested).toEqual([]);
    dispatchEvent(new PageTransitionEvent('pagehide'));
    await expect.poll(() => JSON.stringify(bob.suggested)).toContain('Pumps');
    await userEvent.click(box('Ann'));
    expect(bob.suggested).toHaveLength(1);
  });

  it('what is suggested away from the line is kept on the device, and stands in the text of what others wrote since', async () => {
    await userEvent.click(box('Ann'));
    await userEvent.keyboard('Pump');
    await expect.poll(() => textOf('Bob')).toBe('Pump');
    bob.session.setMode('suggest');
    bob.cut();
    await userEvent.click(box('Bob'));
    await userEvent.keyboard('{End}s');
    await userEvent.click(box('Ann'));
    await userEvent.keyboard('{Home}Big ');
    await expect.poll(stored).toContain('"Big Pump"');
    expect(bob.session.snapshot().saved).toBe('device');
    expect(bob.kept.suggestions).toHaveLength(1);
    bob.join();
    await expect.poll(() => [...box('Ann').querySelectorAll('ins')].map((each) => each.textContent)).toEqual(['s']);
    expect(textOf('Ann')).toContain('Big Pumps');
    expect([bob.suggested.length, bob.kept.suggestions.length, bob.session.snapshot().saved]).toEqual([1, 0, 'saved']);
  });

  describe('a passage that a person cites', () => {
    const record = () => works.records().find(({ id }) => id === 'p');
    const chips = (name: string) => [...box(name).querySelectorAll('button')].map((each) => each.ariaLabel);
    const dialog = () => screen.findByRole('dialog', { name: 'Cite a passage' });
    async function ask() {
      const [tool] = screen.getAllByRole('button', { name: 'Cite a source' });
      await userEvent.click(tool as HTMLElement);
      return dialog();
    }

    beforeEach(async () => {
      await userEvent.click(box('Ann'));
      await userEvent.keyboard('Foam is light.');
      await expect.poll(stored).toContain('Foam is light.');
      await expect.poll(() => ann.session.snapshot().saved).toBe('saved');
      asked.length = 0;
    });

    it('stands behind the field with its mark where one wrote, is one change, and an undo takes both', async () => {
      const before = works.log.length;
      await ask();
      await screen.findAllByRole('option');
      expect(asked).toEqual(['Foam is light.']);
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('button', { name: 'Its core carries the load.' }));
      await userEvent.click(screen.getByRole('button', { name: 'Cite' }));
      await expect
        .poll(() => Object.values(record()?.evidence ?? {}))
        .toEqual([
          { field: 'body', document: 'foam', version: 2, start: 120, end: 146, quote: 'Its core carries the load.' },
        ]);
      expect(works.log.length).toBe(before + 1);
      await expect.poll(() => chips('Bob')).toEqual(['1: On foam']);
      await expect.poll(() => document.activeElement).toBe(box('Ann'));
      await userEvent.keyboard(' So it is.');
      await expect.poll(stored).toMatch(/Foam is light\..*citation.* So it is\./);
      ann.session.undo();
      ann.session.undo();
      await expect.poll(() => [record()?.evidence, stored()]).toEqual([{}, expect.not.stringContaining('citation')]);
      expect(stored()).toContain('Foam is light.');
    });

    it('is not asked for any more once the dialog was left, and one goes on writing', async () => {
      await ask();
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => screen.queryByRole('dialog', { name: 'Cite a passage' })).toBeNull();
      await userEvent.keyboard(' Truly.');
      await expect.poll(stored).toContain('Foam is light. Truly.');
      expect(record()?.evidence).toEqual({});
    });

    it('is part of what is suggested, drawn in the text, and stands once that is accepted', async () => {
      ann.session.setMode('suggest');
      await userEvent.keyboard(' And stiff.');
      await ask();
      await screen.findAllByRole('option');
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await screen.findByRole('button', { name: 'Cite' });
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => chips('Ann')).toEqual(['1: Silicon anodes']);
      expect(ann.suggested).toEqual([]);
      await userEvent.click(box('Bob'));
      const [cite, write, ...others] = ann.suggested;
      expect([cite?.op, write?.op, others]).toEqual(['cite', 'write', []]);
      await expect
        .poll(() => [...box('Bob').querySelectorAll('ins')].map((each) => each.textContent))
        .toEqual([' And stiff.[source]']);
      expect([record()?.evidence, stored()]).toEqual([{}, expect.not.stringContaining('stiff')]);
      const answers = within(box('Bob')).getByRole('group', { name: 'Suggested by ann' });
      await userEvent.click(within(answers).getByRole('button', { name: /^Accept/ }));
      await expect.poll(() => chips('Bob')).toEqual(['1: On anode']);
      expect(Object.values(record()?.evidence ?? {}).map(({ quote }) => quote)).toEqual(['Silicon anodes swell.']);
    });
  });

  describe('structures that two people edit at once', () => {
    const figures = (name: string) =>
      [...box(name).querySelectorAll('figure')].map((each) => each.querySelector('strong')?.textContent);
    const captions = (name: string) => [...textIn(name).querySelectorAll('figcaption')].map((each) => each.textContent);
    function paste(name: string, words: string): void {
      const data = new DataTransfer();
      data.items.add(new File([words], 'pump.png', { type: 'image/png' }));
      box(name).dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }
    /** Puts the caret to the end of a part of a text. */
    function caretIn(name: string, part: string): void {
      const element = box(name).querySelector(part);
      box(name).focus();
      getSelection()?.selectAllChildren(element as Element);
      getSelection()?.collapseToEnd();
    }

    it('a figure comes to both, numbered, and both write its caption', async () => {
      await userEvent.click(box('Ann'));
      await userEvent.keyboard('Pumps.');
      paste('Ann', 'pump-1');
      await expect.poll(() => [figures('Ann'), figures('Bob')]).toEqual([['Figure 1 '], ['Figure 1 ']]);
      expect(stored()).toContain('"file":"pump-1"');
      caretIn('Ann', 'figcaption');
      await userEvent.keyboard('Flow');
      await expect.poll(() => captions('Bob')).toEqual(['Flow']);
      ann.cut();
      await userEvent.keyboard(' of oil');
      caretIn('Bob', 'figcaption');
      await userEvent.keyboard(' and loss');
      await expect.poll(stored).toContain('Flow and loss');
      ann.join();
      await expect
        .poll(() => [captions('Ann')[0], captions('Bob')[0]])
        .toEqual([captions('Bob')[0], captions('Ann')[0]]);
      await expect.poll(() => captions('Ann')[0]).toMatch(/Flow.* of oil.*/);
      expect(captions('Ann')[0]).toContain(' and loss');
    });

    it('a picture that is refused is told with why, and nothing comes of it', async () => {
      await userEvent.click(box('Ann'));
      await userEvent.keyboard('Pumps.');
      paste('Ann', 'fault:active');
      expect(await screen.findByText(/This drawing holds a script/)).toBeVisible();
      expect([figures('Ann'), figures('Bob')]).toEqual([[], []]);
    });

    it('none is added while changes are suggested: what is refused would leave its picture', async () => {
      expect(screen.getAllByRole('button', { name: 'Add a picture' })).toHaveLength(2);
      ann.session.setMode('suggest');
      await expect.poll(() => screen.getAllByRole('button', { name: 'Add a picture' }).length).toBe(1);
    });

    it('a table gets a row from one while the other writes in a cell of it', async () => {
      await userEvent.click(box('Ann'));
      const [table] = screen.getAllByRole('button', { name: 'Table' });
      await userEvent.click(table as HTMLElement);
      await screen.findByRole('button', { name: 'Row below' });
      await userEvent.keyboard('Kind');
      await expect.poll(() => box('Bob').querySelector('th')?.textContent).toBe('Kind');
      ann.cut();
      await userEvent.click(screen.getByRole('button', { name: 'Row below' }));
      caretIn('Bob', 'td p');
      await userEvent.keyboard('gear');
      await expect.poll(stored).toContain('gear');
      ann.join();
      const cells = (name: string) =>
        [...textIn(name).querySelectorAll('tr')].map((row) =>
          [...row.children].map((each) => each.textContent).join('|'),
        );
      await expect.poll(() => cells('Ann')).toEqual(['Kind||', '||', 'gear||', '||']);
      await expect.poll(() => cells('Bob')).toEqual(cells('Ann'));
    });
  });

  describe('suggestions', () => {
    const answers = (name: string) => within(box(name)).getByRole('group', { name: 'Suggested by bob' });
    const drawn = (name: string) =>
      [...box(name).querySelectorAll('del, ins')].map((each) => `${each.localName} ${each.textContent}`);

    beforeEach(async () => {
      await userEvent.click(box('Ann'));
      await userEvent.keyboard('The pump is big.');
      await expect.poll(() => textOf('Bob')).toBe('The pump is big.');
      await expect.poll(() => ann.session.snapshot().saved).toBe('saved');
      bob.session.setMode('suggest');
      await userEvent.click(box('Bob'));
      await userEvent.keyboard('{End}{Backspace}{Backspace}{Backspace}{Backspace}small.');
      await userEvent.click(box('Ann'));
      await expect.poll(() => drawn('Ann')).toEqual(['del big', 'ins small']);
    });

    it('stand in the text as tracked changes, and move with what is written beside them', async () => {
      await userEvent.keyboard('{Home}Here: ');
      await expect.poll(stored).toContain('Here: The pump is big.');
      await expect.poll(() => drawn('Ann')).toEqual(['del big', 'ins small']);
      // Bob's page asks anew, since the text is another one now.
      await expect.poll(() => drawn('Bob')).toEqual(['del big', 'ins small']);
      await userEvent.click(within(answers('Ann')).getByRole('button', { name: /^Accept/ }));
      await expect.poll(stored).toContain('"Here: The pump is small."');
      await expect.poll(() => [drawn('Ann'), drawn('Bob')]).toEqual([[], []]);
    });

    it('are refused in the text, which is as it was', async () => {
      await userEvent.click(within(answers('Ann')).getByRole('button', { name: /^Refuse/ }));
      await expect.poll(() => [drawn('Ann'), drawn('Bob')]).toEqual([[], []]);
      expect(stored()).toContain('"The pump is big."');
    });
  });
});

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { createProseSession } from './createProseSession.ts';
import { ProseEditor } from './ProseEditor.tsx';
import type { ProseEditorProps, ProseStep, ProseValue } from './ProseEditor.types.ts';
import { proseSchema } from './testing/prose-schema.ts';

const docOf = (...texts: string[]): ProseValue => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', ...(text !== '' && { content: [{ type: 'text', text }] }) })),
});
const typed = (at: number, text: string): ProseStep => ({
  stepType: 'replace',
  from: at,
  to: at,
  slice: { content: [{ type: 'text', text }] },
});

/** One text of one owner, in as many editors as are asked for. */
function open(value: ProseValue, more: Partial<ProseEditorProps> = {}, label = 'Text') {
  const told = vi.fn();
  const session = createProseSession({ schema: proseSchema, value, onSteps: told });
  render(<ProseEditor session={session} label={label} {...more} />);
  const node = () => proseSchema.nodeFromJSON(session.value);
  return { session, told, text: () => node().textBetween(0, node().content.size, '|'), node };
}

const box = (label = 'Text') => screen.findByRole('textbox', { name: label });

/** Puts the caret before or behind all that stands in the editor. */
async function caret(where: 'start' | 'end', label = 'Text', part = 'p, h2, li'): Promise<HTMLElement> {
  const element = await box(label);
  element.focus();
  const range = document.createRange();
  range.selectNodeContents(element.querySelector(part) ?? element);
  range.collapse(where === 'start');
  // The view hears of the selection with an event of the page.
  const heard = new Promise((resolve) => {
    document.addEventListener('selectionchange', resolve, { once: true });
  });
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
  await heard;
  return element;
}

async function selectAll(label = 'Text'): Promise<void> {
  await caret('start', label);
  await userEvent.keyboard('{Control>}a{/Control}');
}

function paste(element: HTMLElement, html: string): void {
  const data = new DataTransfer();
  data.setData('text/html', html);
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
}

afterEach(() => {
  cleanup();
  getSelection()?.removeAllRanges();
});

describe('<ProseEditor />', () => {
  describe('typing', () => {
    it('tells its owner of steps that lead to what is shown', async () => {
      const { told, text } = open(docOf('Pump'));
      const element = await caret('end');
      await userEvent.keyboard(' housing');
      await expect.poll(text).toBe('Pump housing');
      expect(told).toHaveBeenCalled();
      expect(element).toHaveTextContent('Pump housing');
    });

    it.each([
      ['# ', 'heading'],
      ['- ', 'bulletList'],
      ['3. ', 'orderedList'],
      ['> ', 'quote'],
    ])('%s makes a %s', async (signs, name) => {
      const { node } = open(docOf(''));
      await caret('start');
      await userEvent.keyboard(`${signs}x`);
      await expect.poll(() => node().firstChild?.type.name).toBe(name);
      expect(node().textContent).toBe('x');
    });

    it.each([
      ['**bold**', 'strong'],
      ['*slant*', 'emphasis'],
      ['`code`', 'code'],
    ])('%s is %s', async (signs, name) => {
      const { node } = open(docOf(''));
      await caret('start');
      await userEvent.keyboard(`${signs} x`);
      await expect.poll(() => node().firstChild?.firstChild?.marks[0]?.type.name).toBe(name);
      expect(node().firstChild?.lastChild?.marks).toEqual([]);
    });

    it('Tab goes deeper in a list and Enter makes the next item; in a paragraph Tab leaves the editor', async () => {
      const { node } = open(docOf(''));
      await caret('start');
      await userEvent.keyboard('- one{Enter}two{Tab}');
      await expect.poll(() => node().firstChild?.childCount).toBe(1);
      expect(node().textContent).toBe('onetwo');
      await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
      await userEvent.tab();
      expect(await box()).not.toHaveFocus();
    });

    it('keys and tools set marks', async () => {
      const { node } = open(docOf('Pump'));
      await selectAll();
      await userEvent.keyboard('{Control>}b{/Control}');
      await expect.poll(() => node().firstChild?.firstChild?.marks.map(({ type }) => type.name)).toEqual(['strong']);
      await expect.poll(() => screen.getByRole('button', { name: 'Bold' }).getAttribute('aria-pressed')).toBe('true');
      await userEvent.click(screen.getByRole('button', { name: 'Italic' }));
      await expect
        .poll(() => node().firstChild?.firstChild?.marks.map(({ type }) => type.name))
        .toEqual(['emphasis', 'strong']);
    });

    it('Ctrl-Z asks the owner, who knows whose change was the last', async () => {
      const onUndo = vi.fn();
      const onRedo = vi.fn();
      open(docOf('Pump'), { onUndo, onRedo });
      await caret('end');
      await userEvent.keyboard('{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}');
      expect([onUndo.mock.calls.length, onRedo.mock.calls.length]).toEqual([1, 1]);
    });

    it('writes nothing where it is only read', async () => {
      const { told } = open(docOf('Pump'), { isReadOnly: true });
      (await box()).focus();
      await userEvent.keyboard('x');
      expect(told).not.toHaveBeenCalled();
      expect(await box()).toHaveAttribute('aria-readonly', 'true');
    });
  });

  describe('what others write', () => {
    it('comes in beside the caret', async () => {
      const { session, text } = open(docOf('Pump'));
      await caret('end');
      session.applySteps([typed(1, 'Big ')]);
      await userEvent.keyboard('s');
      await expect.poll(text).toBe('Big Pumps');
    });

    it('two editors on one scripted line end with one text', async () => {
      const value = docOf('Pump and valve');
      const ends: Record<string, (steps: readonly ProseStep[]) => void> = {};
      const sessions = ['One', 'Two'].map((name) =>
        createProseSession({
          schema: proseSchema,
          value,
          onSteps: (steps) => ends[name === 'One' ? 'Two' : 'One']?.(steps),
        }),
      );
      for (const [at, name] of ['One', 'Two'].entries()) ends[name] = (steps) => sessions[at]?.applySteps(steps);
      render(
        sessions.map((session, at) => <ProseEditor key={at} session={session} label={['One', 'Two'][at] ?? ''} />),
      );
      await caret('end', 'One');
      await userEvent.keyboard(' too');
      await caret('start', 'Two');
      await userEvent.keyboard('The ');
      await expect.poll(() => screen.getByRole('textbox', { name: 'One' }).textContent).toBe('The Pump and valve too');
      expect(sessions[0]?.value).toEqual(sessions[1]?.value);
      expect(screen.getByRole('textbox', { name: 'Two' })).toHaveTextContent('The Pump and valve too');
    });

    it('waits for what an input method composes, and neither is lost', async () => {
      const { session, told, text } = open(docOf('ポンプ'));
      const element = await caret('end');
      const client = cdp() as { send: (method: string, params: Record<string, unknown>) => Promise<unknown> };
      await client.send('Input.imeSetComposition', { text: 'の', selectionStart: 1, selectionEnd: 1 });
      await client.send('Input.imeSetComposition', { text: 'のか', selectionStart: 2, selectionEnd: 2 });
      await vi.waitFor(() => expect(element).toHaveTextContent('ポンプのか'));
      session.applySteps([typed(1, '大きな')]);
      // What is being composed stands as it was, and is not told yet.
      expect(element).toHaveTextContent('ポンプのか');
      await client.send('Input.imeSetComposition', { text: 'の価格', selectionStart: 3, selectionEnd: 3 });
      await client.send('Input.insertText', { text: 'の価格' });
      await expect.poll(text).toBe('大きなポンプの価格');
      expect(element).toHaveTextContent('大きなポンプの価格');
      expect(told).toHaveBeenCalled();
    });
  });

  describe('what is pasted', () => {
    it.each([
      [
        'of Word',
        `<p class=MsoNormal>Text <b>bold</b><o:p></o:p></p><p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>one</p><p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>two</p>`,
        'paragraph(Text |bold)bulletList(one|two)',
      ],
      [
        'of Google Docs',
        '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">bold</span><span style="font-style:italic"> slant</span></p></b>',
        'paragraph(bold| slant)',
      ],
      [
        'with a script',
        '<p onclick="x()">a<script>alert(1)</script><img src=x onerror=alert(1)>b</p>',
        'paragraph(ab)',
      ],
      ['with a bad address', '<p><a href="javascript:alert(1)">a</a></p>', 'paragraph(a)'],
    ])('%s is read by the schema', async (_, html, expected) => {
      const { node } = open(docOf(''));
      paste(await caret('start'), html);
      const told = () => {
        let all = '';
        node().forEach((block) => {
          const parts: string[] = [];
          block.descendants((inner) => {
            if (inner.isText) parts.push(inner.text ?? '');
          });
          if (parts.length > 0) all += `${block.type.name}(${parts.join('|')})`;
        });
        return all;
      };
      await expect.poll(told).toBe(expected);
    });

    it('is copied out as Markdown and HTML', async () => {
      open({
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Loss' }] },
          { type: 'paragraph', content: [{ type: 'text', text: 'low', marks: [{ type: 'strong' }] }] },
        ],
      });
      await selectAll();
      const data = new DataTransfer();
      (await box()).dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }));
      expect(data.getData('text/plain')).toBe('## Loss\n\n**low**');
      expect(data.getData('text/html')).toContain('<strong>low</strong>');
    });
  });

  it('opens the passage behind a citation and puts a new one in', async () => {
    const onOpenCitation = vi.fn();
    const { node } = open(docOf('Pump'), {
      citations: { e1: { number: 1, label: 'Source 1' } },
      onOpenCitation,
      onInsertCitation: (insert) => insert('e1'),
    });
    await caret('end');
    await userEvent.click(screen.getByRole('button', { name: 'Cite a source' }));
    await expect.poll(() => node().firstChild?.lastChild?.attrs['evidence']).toBe('e1');
    await userEvent.click(screen.getByRole('button', { name: 'Source 1' }));
    expect(onOpenCitation).toHaveBeenCalledWith('e1');
  });

  describe('an equation on a line of its own', () => {
    const kinds = (node: () => ReturnType<typeof proseSchema.nodeFromJSON>) =>
      node().children.map(({ type, attrs, textContent }) => `${type.name} ${attrs['tex'] ?? textContent}`);
    const source = () => screen.findByRole('textbox', { name: 'Formula in TeX' });

    it.each([
      ['by its tool', () => userEvent.click(screen.getByRole('button', { name: 'Equation on its own line' }))],
      ['by its keys', () => userEvent.keyboard('{Control>}{Shift>}9{/Shift}{/Control}')],
    ])('is put in %s, written in place, and one goes on below it', async (_, put) => {
      const { node } = open(docOf('Loss'));
      await caret('end');
      await put();
      expect(await source()).toHaveFocus();
      await userEvent.keyboard('U = iR{Enter}where');
      await expect.poll(() => kinds(node)).toEqual(['paragraph Loss', 'equation U = iR', 'paragraph where']);
    });

    it('is what two signs of money at the beginning of a line become', async () => {
      const { node } = open(docOf(''));
      await caret('start');
      await userEvent.keyboard('$$ ');
      expect(await source()).toHaveFocus();
      await userEvent.keyboard('x^2{Enter}y');
      await expect.poll(() => kinds(node)).toEqual(['equation x^2', 'paragraph y']);
    });

    it('is written anew from the keyboard', async () => {
      const { node } = open({
        type: 'doc',
        content: [
          { type: 'equation', attrs: { tex: 'x' } },
          { type: 'paragraph', content: [{ type: 'text', text: 'a' }] },
        ],
      });
      await caret('start');
      await userEvent.keyboard('{ArrowUp}{Enter}');
      expect(await source()).toHaveFocus();
      await userEvent.keyboard('y{Enter}');
      await expect.poll(() => kinds(node)).toEqual(['equation y', 'paragraph a']);
    });
  });

  describe('a table', () => {
    const tool = (name: string) => screen.findByRole('button', { name });
    const press = async (name: string) => userEvent.click(await tool(name));
    /** Rows by their cells, heads in brackets; other blocks by their words. */
    const told = (node: () => ReturnType<typeof proseSchema.nodeFromJSON>) =>
      node().children.map((block) =>
        block.type.name === 'table'
          ? block.children.map((row) =>
              row.children
                .map(({ type, textContent }) => (type.name === 'tableHeader' ? `[${textContent}]` : textContent))
                .join('|'),
            )
          : block.textContent,
      );

    it('is put in with the caret in it, gone through by Tab, and one can go on below it', async () => {
      const { node } = open(docOf(''));
      await caret('start');
      await press('Table');
      await tool('Row above');
      await userEvent.keyboard('a{Tab}b{Tab}{Tab}c{Shift>}{Tab}{/Shift}d');
      await expect.poll(() => told(node)).toEqual([['[a]|[b]|[d]', 'c||', '||'], '']);
    });

    it('gets rows and columns on both sides, and loses them', async () => {
      const { node } = open(docOf(''));
      await caret('start');
      await press('Table');
      await tool('Row above');
      await userEvent.keyboard('a{Tab}{Tab}{Tab}b');
      await press('Row below');
      await press('Row above');
      await press('Column before');
      await press('Column after');
      await expect.poll(() => told(node)).toEqual([['[]|[a]|[]|[]|[]', '||||', '|b|||', '||||', '||||'], '']);
      await press('Remove row');
      await expect.poll(() => told(node)).toEqual([['[]|[a]|[]|[]|[]', '||||', '||||', '||||'], '']);
      await press('Remove column');
      await expect.poll(() => told(node)).toEqual([['[a]|[]|[]|[]', '|||', '|||', '|||'], '']);
      await press('Remove table');
      await expect.poll(() => told(node)).toEqual(['']);
      expect(screen.queryByRole('button', { name: 'Row above' })).toBeNull();
    });

    it('has heads or none, and is gone with its last row', async () => {
      const { node } = open(docOf(''));
      await caret('start');
      await press('Table');
      expect(await tool('Header row')).toHaveAttribute('aria-pressed', 'true');
      await press('Header row');
      await expect.poll(() => told(node)).toEqual([['||', '||', '||'], '']);
      await expect.poll(async () => (await tool('Header row')).getAttribute('aria-pressed')).toBe('false');
      await press('Header row');
      await expect.poll(() => told(node)).toEqual([['[]|[]|[]', '||', '||'], '']);
      for (let rows = 3; rows > 0; rows -= 1) await press('Remove row');
      await expect.poll(() => told(node)).toEqual(['']);
    });

    it('its tools are reached from within it by keys, and left for the text', async () => {
      const { node } = open(docOf(''));
      const element = await caret('start');
      await press('Table');
      await tool('Row below');
      await userEvent.keyboard('{Alt>}{F10}{/Alt}');
      expect(screen.getByRole('toolbar').contains(document.activeElement)).toBe(true);
      await userEvent.keyboard('{Escape}');
      expect(element).toHaveFocus();
      await userEvent.keyboard('{Alt>}{F10}{/Alt}{End}{Enter}');
      await expect.poll(() => told(node)).toEqual(['']);
    });

    it('that is pasted stays one, and pasted into another fills its cells', async () => {
      const { node } = open(docOf(''));
      const element = await caret('start');
      paste(
        element,
        '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
      );
      await expect.poll(() => told(node)[0]).toEqual(['[a]|[b]', '1|2']);
      await userEvent.click(screen.getByText('1'));
      await tool('Row below');
      paste(element, '<table><tr><td>3</td><td>4</td></tr><tr><td>5</td><td>6</td></tr></table>');
      await expect.poll(() => told(node)[0]).toEqual(['[a]|[b]', '3|4', '5|6']);
    });
  });

  describe('a figure', () => {
    const picture = () => new File([new Uint8Array([1])], 'pump.png', { type: 'image/png' });
    const address = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
    const kinds = (node: () => ReturnType<typeof proseSchema.nodeFromJSON>) =>
      node().children.map(({ type, attrs, textContent }) =>
        [type.name, attrs['file'], attrs['alt'], textContent].filter(Boolean).join(' '),
      );
    const shown = (content: object[], more: Partial<ProseEditorProps> = {}) =>
      open({ type: 'doc', content }, { showPicture: async (file) => (file === 'gone' ? undefined : address), ...more });
    const figure = (file: string, caption = '', alt = '') => ({
      type: 'figure',
      attrs: { file, alt },
      content: [{ type: 'figureCaption', ...(caption !== '' && { content: [{ type: 'text', text: caption }] }) }],
    });
    const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
    function bring(element: HTMLElement, kind: 'paste' | 'drop'): void {
      const data = new DataTransfer();
      data.items.add(picture());
      const { left, top } = element.getBoundingClientRect();
      const place = { bubbles: true, cancelable: true, clientX: left + 2, clientY: top + 10 };
      element.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: data, ...place }),
      );
    }

    it('is added from a file, described and given a caption, and one goes on below it', async () => {
      const onAddPicture = vi.fn(async () => 'f1');
      const { node } = shown([paragraph('Loss')], { onAddPicture });
      await caret('end');
      expect(screen.getByRole('button', { name: 'Add a picture' })).toBeVisible();
      await userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, picture());
      await expect.poll(() => kinds(node)).toEqual(['paragraph Loss', 'figure f1', 'paragraph']);
      expect(onAddPicture).toHaveBeenCalledWith(expect.objectContaining({ name: 'pump.png' }));
      expect((await box()).querySelector('figure strong')).toHaveTextContent('Figure 1');
      (await box()).focus();
      await userEvent.keyboard('Flow');
      await expect.poll(() => kinds(node)[1]).toBe('figure f1 Flow');
      await userEvent.keyboard('{Enter}where');
      await expect
        .poll(() => kinds(node))
        .toEqual(['paragraph Loss', 'figure f1 Flow', 'paragraph where', 'paragraph']);
      await userEvent.click(screen.getByRole('button', { name: 'Alternative text' }));
      await userEvent.keyboard('A pump{Enter}');
      await expect.poll(() => kinds(node)[1]).toBe('figure f1 A pump Flow');
      await expect.poll(() => screen.getByRole('img', { name: 'A pump' }).getAttribute('src')).toBe(address);
    });

    it.each(['paste', 'drop'] as const)(
      'comes by %s, where it was brought to, while one goes on writing',
      async (kind) => {
        let kept: (id: string) => void = vi.fn();
        const { node } = shown([paragraph('One'), paragraph('Two')], {
          onAddPicture: () =>
            new Promise((resolve) => {
              kept = resolve;
            }),
        });
        const element = await caret('end');
        bring(element, kind);
        await userEvent.keyboard('{ArrowDown}{End}!');
        await expect.poll(() => kinds(node)).toEqual(['paragraph One', 'paragraph Two!']);
        kept('f1');
        await expect.poll(() => kinds(node).filter((each) => each.startsWith('figure'))).toEqual(['figure f1']);
        await userEvent.keyboard('?');
        await expect.poll(() => kinds(node).at(-1)).toBe('paragraph Two!?');
      },
    );

    it('that is refused leaves the text as it was', async () => {
      const { node, told } = shown([paragraph('One')], { onAddPicture: async () => undefined });
      bring(await caret('end'), 'paste');
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect([kinds(node), told.mock.calls.length]).toEqual([['paragraph One'], 0]);
    });

    it('is numbered by its place, anew when one comes before it', async () => {
      const { session } = shown([paragraph('a'), figure('f1', 'One'), figure('f2', 'Two')], { firstFigure: 3 });
      const numbers = async () => [...(await box()).querySelectorAll('figure strong')].map((each) => each.textContent);
      await expect.poll(numbers).toEqual(['Figure 3 ', 'Figure 4 ']);
      session.applySteps([{ stepType: 'replace', from: 0, to: 0, slice: { content: [figure('f0')] } }]);
      await expect.poll(numbers).toEqual(['Figure 3 ', 'Figure 4 ', 'Figure 5 ']);
    });

    it('stays one whatever is done in its caption, and goes by its tool or once that is empty', async () => {
      const { node } = shown([paragraph('a'), figure('f1', 'Cap'), paragraph('b')]);
      await caret('end', 'Text', 'figcaption');
      await userEvent.keyboard('{Home}# ');
      await userEvent.keyboard('{Control>}{Alt>}1{/Alt}{/Control}');
      await userEvent.keyboard('{Home}{Delete}{Delete}');
      await expect.poll(() => kinds(node)).toEqual(['paragraph a', 'figure f1 Cap', 'paragraph b']);
      await caret('end', 'Text', 'figcaption');
      await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
      await expect.poll(() => kinds(node)).toEqual(['paragraph a', 'figure f1', 'paragraph b']);
      await userEvent.keyboard('{Backspace}');
      await expect.poll(() => kinds(node)).toEqual(['paragraph a', 'paragraph b']);
    });

    it('goes by its tool, and leaves a line to write in', async () => {
      const { node } = shown([figure('f1', 'Cap')]);
      await expect.poll(async () => (await box()).querySelector('strong')?.textContent).toBe('Figure 1 ');
      screen.getByRole('button', { name: 'Remove figure' }).click();
      await expect.poll(() => kinds(node)).toEqual(['paragraph']);
    });

    it('whose picture is not there says so', async () => {
      shown([figure('gone', 'Lost')]);
      await expect.poll(() => screen.queryByText('Picture not found')).not.toBeNull();
    });
  });
});

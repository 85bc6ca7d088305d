import type { StreamCitation } from '@assay/contract';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DocumentStore } from '../document-store.ts';
import { DocumentView } from './DocumentView.tsx';
import { StreamingDocument } from './StreamingDocument.tsx';
import type { DocumentLabels, DocumentSlots } from './StreamingDocument.types.ts';

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

function cited(text: string, sentence: string, support: StreamCitation['support'] = 'supported'): StreamCitation {
  const from = text.indexOf(sentence);
  if (from < 0) throw new Error(`The text has no "${sentence}"`);
  return { part: 'answer', from, to: from + sentence.length, support, evidence: [] };
}

const chips: DocumentSlots = {
  citation: (citation) => <a href={`#c${citation.from}`}>{`[${citation.from}]`}</a>,
};

/** A store whose frames are run by hand. */
function stepped() {
  let due: (() => void) | undefined;
  const store = new DocumentStore((task) => {
    due = task;
    return () => {
      due = undefined;
    };
  });
  const frame = (): void => act(() => due?.());
  return { store, frame };
}

describe('<StreamingDocument />', () => {
  it('sets headings below those of the page', () => {
    render(<StreamingDocument text={'# One\n\n###### Six\n'} finished labels={labels} headingOffset={2} />);
    expect(screen.getByRole('heading', { name: 'One', level: 3 })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Six', level: 6 })).toBeVisible();
  });

  it('shows a table in a region that can be scrolled by keyboard', () => {
    render(<StreamingDocument text={'| a | b |\n|--|--:|\n| 1 | 2 |\n'} finished labels={labels} />);
    const region = screen.getByRole('region', { name: 'Table' });
    expect(region).toHaveAttribute('tabindex', '0');
    expect(within(region).getByRole('columnheader', { name: 'b' })).toHaveAttribute('data-align', 'right');
    expect(within(region).getByRole('cell', { name: '2' })).toBeVisible();
  });

  it('P77: shows HTML as text and follows no unsafe link', () => {
    const text =
      'a <img src=x onerror=alert(1)> b\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1)) [y](https://example.org)';
    const { container } = render(<StreamingDocument text={text} finished labels={labels} />);
    expect(container.querySelector('img, script')).toBeNull();
    expect(container).toHaveTextContent('<script>alert(1)</script>');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://example.org']);
  });

  it('P77: links to no image at an unsafe address', () => {
    const text = '![x](javascript:alert(1)) ![y](//evil.example/y.png) ![z](data:image/svg+xml,z)';
    const { container } = render(<StreamingDocument text={text} finished labels={labels} />);
    expect(container.querySelector('a, img')).toBeNull();
    expect(container).toHaveTextContent('x y z');
  });

  it('P77: loads no image but links to it', () => {
    const { container } = render(
      <StreamingDocument text="![SEM of the cathode](https://example.org/sem.png)" finished labels={labels} />,
    );
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('link', { name: 'SEM of the cathode' })).toHaveAttribute(
      'href',
      'https://example.org/sem.png',
    );
  });

  it('links notes from text', () => {
    render(<StreamingDocument text={'A[^1].\n\n[^1]: The note.\n'} finished labels={labels} idPrefix="d-" />);
    expect(screen.getByRole('link', { name: '1' })).toHaveAttribute('href', '#d-note-1');
    expect(within(screen.getByRole('region', { name: 'Notes' })).getByText('The note.')).toBeVisible();
  });

  it('shows finished formulas as MathML and an unreadable one as its source', async () => {
    const { container } = render(<StreamingDocument text={'$x^2$ and $\\frac{$ end\n'} finished labels={labels} />);
    await waitFor(() => expect(container.querySelector('math')).not.toBeNull());
    expect(container).toHaveTextContent('\\frac{');
  });

  it('is in the first picture of the page, before any effect has run', () => {
    const text = 'LiFePO4 has a plateau.';
    const html = renderToString(
      <StreamingDocument
        text={text}
        finished
        citations={[cited(text, 'LiFePO4 has a plateau.')]}
        slots={chips}
        labels={labels}
      />,
    );
    expect(html).toContain('has a plateau.');
    expect(html).toContain('href="#c0"');
  });

  it('shows its first text and citations with the page, not a frame later', () => {
    const text = 'One. Two.';
    render(<StreamingDocument text={text} labels={labels} slots={chips} citations={[cited(text, 'One.')]} />);
    expect(screen.getByRole('link', { name: '[0]' })).toBeVisible();
  });

  it('takes a citation whose support changed', () => {
    const text = 'One. Two.';
    const view = (support: StreamCitation['support']) => (
      <StreamingDocument text={text} finished labels={labels} citations={[cited(text, 'One.', support)]} />
    );
    const { rerender, container } = render(view('unchecked'));
    rerender(view('unsupported'));
    return waitFor(() => expect(container.querySelector('[data-support=unsupported]')).toHaveTextContent('One.'));
  });

  it('reads on when the text grows and starts anew when it is another', async () => {
    const { rerender } = render(<StreamingDocument text="One two" labels={labels} />);
    await screen.findByText('One two');
    rerender(<StreamingDocument text="One two three" labels={labels} />);
    await screen.findByText('One two three');
    rerender(<StreamingDocument text="Other" finished labels={labels} />);
    expect(screen.getByText('Other')).toBeVisible();
    expect(screen.queryByText(/One/)).toBeNull();
    rerender(<StreamingDocument text="Other" labels={labels} />);
    rerender(<StreamingDocument text="Other text" finished labels={labels} />);
    expect(screen.getByText('Other text')).toBeVisible();
  });
});

describe('<DocumentView />', () => {
  it('shows each frame what has arrived, with a caret while more may come', () => {
    const { store, frame } = stepped();
    const { container } = render(<DocumentView document={store} labels={labels} />);
    act(() => store.append('First **bo'));
    act(() => store.append('ld**\n\nSec'));
    expect(container).not.toHaveTextContent('First');
    frame();
    expect(screen.getByText('bold').tagName).toBe('STRONG');
    expect(screen.getByText('Sec').querySelector('[aria-hidden]')).not.toBeNull();
    act(() => store.finish());
    expect(container.querySelector('[aria-hidden]')).toBeNull();
  });

  it('shows a frozen block once, however long the text grows', () => {
    const { store, frame } = stepped();
    const shown: string[] = [];
    const slots: DocumentSlots = {
      link: ({ destination, children }) => {
        shown.push(destination);
        return <a href={destination}>{children}</a>;
      },
    };
    render(<DocumentView document={store} labels={labels} slots={slots} />);
    act(() => store.append('[a](/a)\n\n- [b](/b)\n- [c](/c)\n'));
    frame();
    act(() => store.append('- tail\n\nparagraph\n\n'));
    frame();
    shown.length = 0;
    for (let index = 0; index < 60; index += 1) {
      act(() => store.append(`paragraph ${index}\n\n`));
      frame();
    }
    act(() => store.finish());
    expect(shown).toEqual([]);
  });

  it('shows only the block anew to which a citation is attached', () => {
    const { store, frame } = stepped();
    const shown: string[] = [];
    const slots: DocumentSlots = {
      ...chips,
      link: ({ destination, children }) => {
        shown.push(destination);
        return <a href={destination}>{children}</a>;
      },
    };
    const text = 'One [a](/a). Two.\n\nThree [b](/b).\n\n- Four [c](/c).\n- Five [d](/d).\n\nend\n\n';
    render(<DocumentView document={store} labels={labels} slots={slots} />);
    act(() => store.append(text));
    frame();
    shown.length = 0;
    act(() => store.cite(cited(text, 'Three [b](/b).')));
    frame();
    expect(shown).toEqual(['/b']);
    act(() => store.cite(cited(text, 'Five [d](/d).')));
    frame();
    expect(shown).toEqual(['/b', '/d']);
    expect(screen.getAllByRole('link', { name: /^\[\d+\]$/ })).toHaveLength(2);
  });

  it('E11: marks each cited sentence at its end, also inside emphasis, and says when it is unsupported', () => {
    const { store } = stepped();
    const text = 'One is **two. Three** is four. Five.';
    render(<DocumentView document={store} labels={labels} slots={chips} />);
    store.append(text);
    store.cite(cited(text, 'One is **two. '));
    store.cite(cited(text, 'Three** is four.', 'unsupported'));
    act(() => store.finish());
    const paragraph = screen.getByText(/Five/);
    expect(paragraph).toHaveTextContent('One is two.[0] Three is four. (not supported by a source)[14] Five.');
    const sentences = [...paragraph.querySelectorAll('[data-support]')];
    expect(sentences.map((sentence) => sentence.textContent)).toEqual(['One is two.', 'Three is four.']);
    expect(sentences[1]).toHaveAttribute('data-support', 'unsupported');
    expect(sentences[1]?.querySelector('strong')).toHaveTextContent('Three');
  });

  it('marks a sentence whose citation came before its text', () => {
    const { store } = stepped();
    const text = 'One is two.\n\nThree.';
    render(<DocumentView document={store} labels={labels} slots={chips} />);
    store.cite(cited(text, 'One is two.\n\n'));
    store.append(text);
    act(() => store.finish());
    expect(screen.getByText(/One is two/).parentElement).toHaveTextContent('One is two.[0]');
  });

  it('marks cited table cells, list items and code', () => {
    const { store } = stepped();
    const text = '| a |\n|---|\n| 147 mAh/g |\n\n- An item.\n\n```\nx\n```\n';
    render(<DocumentView document={store} labels={labels} slots={chips} />);
    store.append(text);
    for (const sentence of ['147 mAh/g', 'An item.', '```\nx\n```']) store.cite(cited(text, sentence));
    act(() => store.finish());
    expect(within(screen.getByRole('cell')).getByRole('link')).toBeVisible();
    expect(within(screen.getByRole('listitem')).getByRole('link')).toBeVisible();
    expect(within(screen.getByRole('figure')).getByRole('link')).toBeVisible();
  });

  it('lets a screen reader hear boundaries, not text', () => {
    const { store, frame } = stepped();
    const { container } = render(<DocumentView document={store} labels={labels} />);
    const status = screen.getByRole('status');
    expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
    act(() => store.append('# Materials\n\ntext'));
    frame();
    expect(status).toHaveTextContent('Answer started');
    act(() => store.append(' more\n\n# Methods\n\n'));
    frame();
    expect(status).toHaveTextContent('Materials done');
    act(() => store.finish());
    expect(status).toHaveTextContent('Answer done');
    expect(container.firstElementChild).toHaveAttribute('aria-busy', 'false');
  });

  it('highlights code only when it is closed', () => {
    const { store, frame } = stepped();
    const slots: DocumentSlots = { highlight: (code) => <b>{code.value}</b> };
    render(<DocumentView document={store} labels={labels} slots={slots} />);
    act(() => store.append('```ts\nconst a = 1;\n'));
    frame();
    expect(screen.getByText('const a = 1;').tagName).toBe('CODE');
    act(() => store.append('```\n'));
    frame();
    expect(screen.getByText('const a = 1;').tagName).toBe('B');
  });
});

import type { FieldValue, Operation } from '@assay/works';
import { sampleKind } from '@assay/works/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Provenance } from './provenance/Provenance.tsx';
import { showInWork } from './sample-page.test-support.tsx';
import { Suggested } from './talk/Suggested.tsx';
import { ValueChanges } from './ValueChanges.tsx';
import { useWorkSession } from './WorkContext.ts';

afterEach(cleanup);

const words = (text: string, ...marks: string[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const paragraph = (...content: FieldValue[]) => ({ type: 'paragraph', content });
const doc = (...content: FieldValue[]): FieldValue => ({ type: 'doc', content });
const held = doc(paragraph(words('The pump is big.')));
const passage = { document: 'd', version: 1, start: 0, end: 4, quote: 'Pump' };
const operations: readonly Operation[] = [
  {
    op: 'add',
    id: 'p',
    type: 'passage',
    parent: null,
    fields: { body: held },
    evidence: { e1: passage, e2: { ...passage, start: 9, end: 12 } },
  },
];

function Changes({ after }: { after: FieldValue }) {
  const { session } = useWorkSession();
  const { evidence } = session.state.get('p') ?? {};
  return (
    <ValueChanges work={session.state} type="passage" field="body" evidence={evidence} before={held} after={after} />
  );
}

const changed = (name: 'ins' | 'del') => [...document.querySelectorAll(name)].map(({ textContent }) => textContent);
const notes = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('<ValueChanges />', () => {
  it('tells a break that was put in', async () => {
    await showInWork(<Changes after={doc(paragraph(words('The pump')), paragraph(words(' is big.')))} />, {
      operations,
    });
    expect([changed('ins'), changed('del'), notes()]).toEqual([['¶\n'], [], []]);
  });

  it('tells a citation by the number that it has in the text, and a formula by its TeX', async () => {
    const formula = { type: 'formula', attrs: { tex: 'x^2' } };
    const cited = paragraph(words('The pump is big.'), { type: 'citation', attrs: { evidence: 'e2' } }, formula);
    await showInWork(<Changes after={doc(cited)} />, { operations });
    expect(changed('ins')).toEqual(['[2]x^2']);
  });

  it('says where only the format is another, and which', async () => {
    const bold = paragraph(words('The '), words('pump', 'strong', 'emphasis'), words(' is big.'));
    await showInWork(<Changes after={doc(bold)} />, { operations });
    expect([changed('ins'), changed('del')]).toEqual([[], []]);
    expect(notes()).toEqual(['Format only: “pump”, bold and italic']);
  });

  it('says what a paragraph stands as now', async () => {
    const heading = { type: 'heading', attrs: { level: 2 }, content: [words('The pump is big.')] };
    await showInWork(<Changes after={doc(heading)} />, { operations });
    expect(notes()).toEqual(['Format only: “The pump is big.”, paragraph → heading 2']);
  });
});

describe('<Suggested />', () => {
  const to = doc(paragraph(words('The pump')), paragraph(words(' is big and loud.')));
  const steps = sampleKind.types['passage']?.fields['body']?.stepwise?.between(held, to) ?? [];
  const write = { op: 'write', id: 'p', field: 'body', on: 1, steps } as const;

  it('shows what steps make of the text that stands there', async () => {
    await showInWork(<Suggested operations={[write]} state="open" />, { operations });
    expect([changed('ins'), changed('del')]).toEqual([['¶\n', ' and loud'], []]);
  });

  it('shows the words that steps put in where they met another text', async () => {
    await showInWork(<Suggested operations={[write]} state="accepted" />, { operations });
    expect(changed('ins').join('')).toContain('and loud');
  });

  it('shows the words about something that is gone', async () => {
    const gone = { ...write, id: 'gone' };
    await showInWork(<Suggested operations={[gone]} state="open" />, { operations });
    expect(screen.getByText('In something that was removed')).toBeTruthy();
    expect(changed('ins').join('')).toContain('and loud');
  });
});

it('what was written in a field of prose has its paragraphs', async () => {
  const value = doc(paragraph(words('One')), paragraph(words('Two')));
  const author = { person: 'bob', name: 'Bob' };
  const writing = { author, origin: 'person', reason: null, revision: 1, at: '2026-11-28T00:00:00Z', value };
  const session = await showInWork(
    <>
      <button type="button">Elsewhere</button>
      <Provenance />
    </>,
    { operations, history: { writings: async () => [writing] } },
  );
  session.moveTo({ record: 'p', field: 'body' });
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  expect((await screen.findByText(/^One/)).textContent).toBe('One\nTwo');
});

import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EvidencePanel } from './EvidencePanel.tsx';
import { evidenceMessages } from './messages.ts';
import { type CitedPassage, passageKey } from './passages.ts';
import { type SourceLinks, SourceLinksContext } from './SourceLinks.ts';

const text = 'Pitting of 316L. Pits begin at sulfides. The other source.';
const passage = (document: string, quote: string): CitedPassage => {
  const start = text.indexOf(quote);
  return { document, version: 2, start, end: start + quote.length, quote };
};
const passages = [
  passage('a', 'Pitting of 316L.'),
  passage('a', 'Pits begin at sulfides.'),
  passage('b', 'The other source.'),
].map((evidence) => ({ key: passageKey(evidence), evidence, timesCited: 1 }));
const load = async () => ({ title: 'Pitting', text, parts: [], language: 'en' });

async function show(links: SourceLinks | undefined, shown = passages, given: typeof load | null = load) {
  const translator = createTranslator({ locale: 'en' });
  await translator.load(evidenceMessages);
  render(
    <TranslatorProvider translator={translator}>
      <SourceLinksContext value={links}>
        <EvidencePanel
          passages={shown}
          sources={[]}
          passageKey={shown[1]?.key ?? shown[0]?.key ?? ''}
          load={given ?? undefined}
          onMove={() => undefined}
          onClose={() => undefined}
        />
      </SourceLinksContext>
    </TranslatorProvider>,
  );
  if (given) expect(await screen.findByText(/matches the source word for word/)).toBeVisible();
}

const links = (change: Partial<SourceLinks> = {}): SourceLinks => ({
  source: ({ document, version, at, cited }) =>
    `/library/${document}?${version} ${at.start} ${cited.map(({ start }) => start).join(' ')}`,
  card: (id) => `/material/grade/${id}`,
  gradesIn: vi.fn(async (texts: readonly string[]) => texts.map(() => [{ id: '316l', designation: '316L' }])),
  ...change,
});

describe('<EvidencePanel />', () => {
  it('leads to the whole source at the passage, with the passages that are cited of the same document', async () => {
    await show(links());
    const whole = screen.getByRole('link', { name: 'Open the whole source' });
    expect(whole).toHaveAttribute('href', '/library/a?2 17 0 17');
  });

  it('leads to the cards of the materials that title and quotation name', async () => {
    const given = links();
    await show(given);
    const card = await screen.findByRole('link', { name: 'Material card 316L' });
    expect(card).toHaveAttribute('href', '/material/grade/316l');
    expect(given.gradesIn).toHaveBeenLastCalledWith(['Pitting\nPits begin at sulfides.'], expect.anything());
  });

  it('leads first to the card that the document is', async () => {
    const evidence = passage('grade:w', 'Pits begin at sulfides.');
    await show(links(), [{ key: passageKey(evidence), evidence, timesCited: 1 }]);
    expect(screen.getAllByText(/^\s*Material card$/)).not.toHaveLength(0);
    await screen.findByRole('link', { name: 'Material card 316L' });
    const cards = screen.getAllByRole('link', { name: /^Material card/ });
    expect(cards.map((card) => card.getAttribute('href'))).toEqual(['/material/grade/w', '/material/grade/316l']);
  });

  it('P55: shows a reader who sees passages alone the quotation, what it is of, and nothing around it', async () => {
    await show(undefined, passages, null);
    expect(screen.getByText('Pits begin at sulfides.')).toBeVisible();
    expect(screen.getByText(/^You see the passage as it was quoted/)).toBeVisible();
    expect(screen.queryByText(/The other source/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('leads nowhere on a page of somebody else, and to no page of a document that the library does not hold', async () => {
    await show(undefined);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is whole when the cards cannot be told', async () => {
    await show(links({ source: () => undefined, gradesIn: () => Promise.reject(new Error('away')) }));
    expect(screen.queryByRole('link')).toBeNull();
  });
});

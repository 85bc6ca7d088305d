import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type EvidenceContext, EvidenceProvider } from '../../evidence/EvidenceContext.ts';
import { evidenceMessages } from '../../evidence/messages.ts';
import { type SourceLinks, SourceLinksContext } from '../../evidence/SourceLinks.ts';
import { seekPanelMessages } from '../messages.ts';
import { Nearest } from './Nearest.tsx';

const links: SourceLinks = {
  source: () => undefined,
  card: (id) => `/material/grade/${id}`,
  gradesIn: async () => [],
};
const passage = (document: string, quote: string) => ({
  text: quote,
  citation: { document, version: 1, start: 0, end: quote.length, quote },
  reason: { kind: 'subject' as const },
});
const source = (document: string, title: string, number: number) => ({
  id: `s${number}`,
  number,
  document,
  version: 1,
  title,
  sourceType: 'note',
  language: 'en',
});

it('tells a card of a material from a note, and leads to it', async () => {
  const translator = createTranslator({ locale: 'en' });
  await Promise.all([translator.load(evidenceMessages), translator.load(seekPanelMessages)]);
  const evidence: EvidenceContext = {
    sources: [source('grade:316l', '316L, Austenitic stainless steel', 1), source('note:pitting', 'Pitting', 2)],
    activeKey: undefined,
    open: () => undefined,
  };
  render(
    <TranslatorProvider translator={translator}>
      <SourceLinksContext value={links}>
        <EvidenceProvider value={evidence}>
          <Nearest passages={[passage('grade:316l', 'Hardness: 217 HB'), passage('note:pitting', 'Pits grow.')]} />
        </EvidenceProvider>
      </SourceLinksContext>
    </TranslatorProvider>,
  );
  const [card, note] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(card).toHaveTextContent('Material card · 316L, Austenitic stainless steel');
  expect(within(card).getByRole('link', { name: 'Material card 316L' })).toHaveAttribute(
    'href',
    '/material/grade/316l',
  );
  expect(note).toHaveTextContent('Library note · Pitting');
  expect(within(note).queryByRole('link')).toBeNull();
  const shapes = [card, note].map((one) => one.querySelector('figcaption path')?.getAttribute('d'));
  expect(shapes[0]).not.toBe(shapes[1]);
});

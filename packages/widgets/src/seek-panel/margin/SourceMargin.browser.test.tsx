import '@assay/design-system/page';
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { evidenceMessages } from '../../evidence/messages.ts';
import { answerFrames, nearest } from '../fixtures/answers.ts';
import { recordedFrames } from '../fixtures/recorded.ts';
import { seekPanelMessages } from '../messages.ts';
import { SeekPanel } from '../SeekPanel.tsx';
import { createRecordedSource } from '../testing.tsx';

afterEach(cleanup);

async function show(width: number, frames = recordedFrames()) {
  await page.viewport(width, 900);
  const translator = createTranslator({ locale: 'en' });
  await Promise.all([translator.load(seekPanelMessages), translator.load(evidenceMessages)]);
  const source = createRecordedSource({ frames });
  render(
    <TranslatorProvider translator={translator}>
      <Suspense>
        <SeekPanel seekId="p1" source={source} />
      </Suspense>
    </TranslatorProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
}

const cardsShown = async () =>
  within(await screen.findByRole('list', { name: 'Sources beside the text' })).findAllByRole('button');
const top = (element: Element) => Math.round(element.getBoundingClientRect().top);

describe('<SourceMargin />', () => {
  it('stands each source beside the paragraph that cites it first', async () => {
    await show(1440);
    const cards = await cardsShown();
    expect(cards.map((card) => card.textContent.replace(/\s+/g, ' '))).toEqual([
      '1 Library noteRate capability of lithium iron phosphate cathodes2025 · Assay starter library',
      '2 PatentCarbon coated phosphate particles and method of making the same2018 · Northfield Energy Materials',
      '3 Library noteリン酸鉄リチウム正極の低温特性2024 · Assay starter library',
    ]);
    const first = screen.getByText(/Bare particles conduct poorly/).closest('p');
    const second = screen.getByText(/Primary particles below/).closest('p');
    if (!first || !second || !cards[0] || !cards[1]) throw new Error('There are two paragraphs and their cards.');
    await waitFor(() => expect(top(cards[0] as Element)).toBe(top(first)));
    expect(top(cards[1])).toBeGreaterThanOrEqual(top(second));
    expect(cards[0].getBoundingClientRect().left).toBeGreaterThan(first.getBoundingClientRect().right);
    expect(first.closest('section')?.getBoundingClientRect().width).toBe(640);
    for (const [at, card] of cards.entries()) {
      const next = cards[at + 1];
      if (next) expect(card.getBoundingClientRect().bottom).toBeLessThanOrEqual(next.getBoundingClientRect().top);
    }
    expect(screen.getByRole('list', { name: 'Parts of this answer' })).toBeVisible();
  });

  it('points at the chips of a source, and a chip at its card', async () => {
    const user = await show(1440);
    const [card] = await cardsShown();
    const answer = screen.getByRole('region', { name: 'Answer' });
    const [chip] = within(answer).getAllByRole('button', { name: /^Source 1/ });
    if (!card || !chip) throw new Error('There is a card and its chip.');
    const looks = () => [card, chip].map((one) => getComputedStyle(one).borderInlineStartColor);
    const rest = looks();
    await user.hover(chip);
    await waitFor(() => expect(looks().every((look, at) => look !== rest[at])).toBe(true));
    await user.unhover(chip);
    await waitFor(() => expect(looks()).toEqual(rest));
    card.focus();
    await waitFor(() => expect(looks().every((look, at) => look !== rest[at])).toBe(true));
  });

  it('opens the evidence by keyboard and gives the focus back', async () => {
    const user = await show(1440);
    const [, card] = await cardsShown();
    if (!card) throw new Error('There is a second card.');
    card.focus();
    await user.keyboard('{Enter}');
    const evidence = await screen.findByRole('complementary', { name: 'Evidence' });
    await waitFor(() => expect(evidence.querySelector('mark')?.textContent).toMatch(/^Primary particles below 200 nm/));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(card).toHaveFocus());
  });

  it('stands beside near passages too', async () => {
    await show(1440, answerFrames({ verdict: { grade: 'nearest' }, nearest }));
    expect(await cardsShown()).toHaveLength(3);
  });

  it('is not there where the text has no room beside it: the list of sources is', async () => {
    await show(1100);
    expect(await screen.findByRole('heading', { name: 'References' })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Sources beside the text' })).toBeNull();
  });
});

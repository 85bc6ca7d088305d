import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FeedbackList } from './FeedbackList.tsx';
import type { QualitySource } from './quality.source.ts';
import { createSurroundings, someFeedback } from './testing.tsx';

async function show(feedback: QualitySource['feedback']) {
  const Surroundings = await createSurroundings();
  render(
    <Surroundings>
      <FeedbackList source={{ feedback }} />
    </Surroundings>,
  );
}

const page = someFeedback();

describe('<FeedbackList />', () => {
  it('shows counts, and what was said with its reason', async () => {
    await show(async () => page);
    expect(await screen.findByText('What is the density of LFP?')).toBeVisible();
    expect(screen.getByText(/^Not helpful · A figure is wrong · /)).toBeVisible();
    expect(screen.getByText('It is 3.6.')).toBeVisible();
    expect(screen.getByText('A question of another organisation')).toBeVisible();
    expect(screen.queryByText('All organisations')).toBeNull();
  });

  it('shows the counts of all organisations to who runs the installation', async () => {
    await show(async () => ({ ...page, installation: { helpful: 812, notHelpful: 3, reasons: [] } }));
    expect(await screen.findByText('All organisations')).toBeVisible();
    expect(screen.getByText('812')).toBeVisible();
  });

  it('says that nothing was said yet', async () => {
    await show(async () => ({ ...page, counts: { helpful: 0, notHelpful: 0, reasons: [] }, total: 0, entries: [] }));
    expect(await screen.findByText('No feedback yet')).toBeVisible();
  });

  it('holds the place of the feedback while it is read', async () => {
    await show(() => new Promise(() => undefined));
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  });

  it('says why the feedback could not be read, and reads it again', async () => {
    let tries = 0;
    await show(async () => {
      tries += 1;
      if (tries === 1) throw new Error('The service could not be reached.');
      return page;
    });
    expect(await screen.findByText('The service could not be reached.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('What is the density of LFP?')).toBeVisible();
  });

  it('keeps the first when the next do not come, and asks for them again', async () => {
    let tries = 0;
    await show(async (offset) => {
      if (offset === 0) return { ...page, total: 3 };
      tries += 1;
      if (tries === 1) throw new Error('The service could not be reached.');
      const [entry] = page.entries;
      return { ...page, total: 3, entries: entry ? [{ ...entry, key: 'third', question: 'The third' }] : [] };
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('The next ones did not load. What is shown stays.')).toBeVisible();
    expect(screen.getByText('What is the density of LFP?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The third')).toBeVisible();
  });
});

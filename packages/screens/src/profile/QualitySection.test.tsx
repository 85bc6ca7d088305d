import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { QualitySection } from './QualitySection.tsx';
import type { QualitySource } from './quality.source.ts';
import { createSurroundings, memoryQuality } from './testing.tsx';

async function show(source: QualitySource) {
  const Surroundings = await createSurroundings();
  render(
    <Surroundings>
      <QualitySection source={source} isAdmin={false} />
    </Surroundings>,
  );
}

// jsdom lays nothing out: there is no size to observe. The chart's own layout is tested in a real browser.
class NoLayout implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
beforeAll(() => vi.stubGlobal('ResizeObserver', NoLayout));
afterAll(() => vi.unstubAllGlobals());

describe('<QualitySection />', () => {
  it('BEYOND-2: holds the place of the measures while they are read', async () => {
    await show({ ...memoryQuality(), scoreboard: () => new Promise(() => undefined) });
    expect(screen.getAllByRole('status', { name: 'Loading' })[0]).toBeVisible();
  });

  it('BEYOND-2: says why the measures could not be read, and reads them again', async () => {
    let tries = 0;
    await show({
      ...memoryQuality(),
      async scoreboard(signal) {
        tries += 1;
        if (tries === 1) throw new Error('The service could not be reached.');
        return memoryQuality().scoreboard(signal);
      },
    });
    expect(await screen.findByText('The service could not be reached.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('progressbar')).toHaveLength(4);
  });

  it('BEYOND-2: shows how questions that the models have not seen were answered, by language and by kind', async () => {
    await show(memoryQuality());
    const table = await screen.findByRole('table', { name: 'Questions that the library answers' });
    const rowOf = (name: string) => {
      const row = within(table).getByRole('rowheader', { name }).closest('tr');
      return within(row as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    };
    expect(rowOf('All')).toEqual(['226', '81.9%', '96%', '94%', '64%', '90%', '73%']);
    expect(rowOf('English')[0]).toBe('157');
    // Nothing was answered, so there is nothing of which a share could be told.
    expect(rowOf('Japanese, answered by other languages')).toEqual(['2', '0%', '96%', '—', '—', '90%', '—']);
    await userEvent.click(screen.getByRole('radio', { name: 'Kind' }));
    expect(rowOf('Value')[0]).toBe('38');
    expect(within(table).queryByRole('rowheader', { name: 'English' })).toBeNull();
    expect(screen.getByText(/Written by npm run train -- answers on 22 Nov 2026/)).toBeVisible();
  });

  it('BEYOND-2: shows what cannot be answered, and how many of those were answered all the same', async () => {
    await show(memoryQuality());
    const table = await screen.findByRole('table', { name: 'Questions that nothing in the library answers' });
    const [, all, , japanese] = within(table).getAllByRole('row');
    expect(all).toHaveTextContent('All5481.5%18.5%2437.5%');
    expect(japanese).toHaveTextContent('Japanese8100%0%0—');
    expect(screen.getByText(/Of 29 questions of which the library answers a part, 51.7%/)).toBeVisible();
  });

  it('BEYOND-2: sets the probabilities of the grading against what was so, with the questions of each', async () => {
    await show(memoryQuality());
    expect(await screen.findByRole('figure', { name: 'Reliability of the grading' })).toHaveTextContent(
      'Expected calibration error 6.1%',
    );
    const bins = screen.getByRole('table', { name: 'Questions by probability' });
    expect(within(bins).getAllByRole('row')[4]).toHaveTextContent('90–100%22897%93%61%');
  });

  it('BEYOND-2: says so when the answers of the release were not measured', async () => {
    await show(memoryQuality(null, null));
    expect(await screen.findByText('These answers have not been measured')).toBeVisible();
  });

  it('BEYOND-2: shows the scoreboard when the answers could not be read, and reads them again', async () => {
    let tries = 0;
    await show({
      ...memoryQuality(),
      async answers(signal) {
        tries += 1;
        if (tries === 1) throw new Error('The service could not be reached.');
        return memoryQuality().answers(signal);
      },
    });
    expect(await screen.findAllByRole('progressbar')).toHaveLength(4);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Questions that the library answers' })).toBeVisible();
  });
});

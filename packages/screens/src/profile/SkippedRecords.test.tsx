import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type LibrarySource, skippedPage } from './library.source.ts';
import { SkippedRecords } from './SkippedRecords.tsx';
import { createSurroundings, memoryLibrary, someRun, someSkipped } from './testing.tsx';

const [pattern] = someSkipped;
const page = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...(pattern as (typeof someSkipped)[number]),
    record: from + index,
    offset: from + index,
  }));

async function show(skipped: LibrarySource['skipped'], count: number) {
  const Surroundings = await createSurroundings();
  render(
    <Surroundings>
      <SkippedRecords run={someRun({ skipped: count })} name="ipg150106.xml" source={{ ...memoryLibrary(), skipped }} />
    </Surroundings>,
  );
  return userEvent.setup();
}

describe('<SkippedRecords />', () => {
  it('holds its place while the report is read', async () => {
    await show(() => new Promise(() => undefined), 1);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  });

  it('says why the report could not be read, and reads it again', async () => {
    let tries = 0;
    const user = await show(async () => {
      tries += 1;
      if (tries === 1) throw new Error('The service could not be reached.');
      return page(0, 1);
    }, 1);
    expect(await screen.findByText('The service could not be reached.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: /ipg150106/ })).toBeVisible();
  });

  it('keeps the first records when the next ones do not come, and gets to the end of them', async () => {
    let tries = 0;
    const user = await show(async (_, after) => {
      if (after === 0) return page(0, skippedPage);
      tries += 1;
      if (tries === 1) throw new Error('The service could not be reached.');
      return page(after, 3);
    }, skippedPage + 3);
    // Roles are not asked for among hundreds of rows: working one out for each takes seconds.
    const drawn = () => document.querySelectorAll('tbody tr').length;
    expect(await screen.findByText('200 of 203')).toBeVisible();
    await user.click(screen.getByText('Show more'));
    expect(await screen.findByText('The next ones did not load. What is shown stays.')).toBeVisible();
    expect(drawn()).toBe(skippedPage);
    await user.click(screen.getByText('Try again'));
    expect(await screen.findByText('203 of 203')).toBeVisible();
    expect(drawn()).toBe(skippedPage + 3);
  });
});

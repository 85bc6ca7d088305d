import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Library } from './Library.tsx';
import type { LibraryReadingSource } from './library.source.ts';
import { type LibraryView, readLibraryView } from './library-view.ts';
import { librarySurroundings, memoryLibraryReading, somePage } from './testing.tsx';

async function show(source: LibraryReadingSource, search = '') {
  const { Surroundings, queries } = await librarySurroundings();
  const views: LibraryView[] = [];
  function Site() {
    const [view, setView] = useState(readLibraryView(search));
    return (
      <Library
        source={source}
        view={view}
        canImport={false}
        onView={(next) => {
          views.push(next);
          setView(next);
        }}
      />
    );
  }
  render(<Site />, { wrapper: Surroundings });
  return { user: userEvent.setup(), views, queries };
}

describe('<Library />', () => {
  it('lists, narrows, searches and lists again, each as a view of its own', async () => {
    const { user, views } = await show(memoryLibraryReading());
    expect(await screen.findByText('3 documents')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Year'), '2015 (1)');
    await user.type(screen.getByRole('searchbox'), ' pitting {Enter}');
    expect(await screen.findByText('4 passages in 1 document')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Meaning' }));
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(await screen.findByText('3 documents')).toBeVisible();
    expect(views.map(({ query, year, mode }) => [query, year, mode])).toEqual([
      ['', 2015, 'full'],
      ['pitting', 2015, 'full'],
      ['pitting', 2015, 'semantic'],
      ['', 2015, 'semantic'],
    ]);
  });

  it('keeps the documents that are shown when a newer state cannot be read', async () => {
    let isAway = false;
    const { user, queries } = await show(
      memoryLibraryReading({
        documents: () => (isAway ? Promise.reject(new Error('The service is away.')) : Promise.resolve(somePage)),
      }),
    );
    await screen.findByText('3 documents');
    isAway = true;
    await queries.refetchQueries();
    expect(await screen.findByText(/^The newer state could not be loaded/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cathode with a coating' })).toBeVisible();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/^The newer state/)).toBeNull());
  });

  it('leads from a passage to its place in the whole document, with the other passages and the way back', async () => {
    await show(memoryLibraryReading(), '?q=pitting');
    const link = await screen.findByRole('link', { name: /initiation sites/ });
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://here');
    expect(pathname).toBe('/library/note%3A316l');
    expect(searchParams.get('cited')?.split('.')).toHaveLength(4);
    expect(searchParams.get('cited')).toContain(searchParams.get('at'));
    expect(searchParams.get('from')).toBe('/library?q=pitting');
  });
});

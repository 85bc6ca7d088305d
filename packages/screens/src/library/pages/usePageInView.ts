import { useEffect, useState } from 'react';

/** The page across the middle of the window. */
export function usePageInView(box: { current: HTMLElement | null }, pages: number): number {
  const [page, setPage] = useState(1);
  useEffect(() => {
    const sheets = [...(box.current?.querySelectorAll('section') ?? [])].slice(0, pages);
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser tells several steps at once, the oldest first.
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entered) setPage(sheets.indexOf(entered.target as HTMLElement) + 1);
      },
      { rootMargin: '-49% 0px -50% 0px' },
    );
    for (const sheet of sheets) observer.observe(sheet);
    return () => observer.disconnect();
  }, [box, pages]);
  return page;
}

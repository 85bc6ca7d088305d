import { useEffect } from 'react';

/** Paper is light: the theme of the page gives way while it is printed. */
export function useLightPaper(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let former: string | undefined;
    let isPrinting = false;
    const begin = () => {
      if (isPrinting || dataset['theme'] === 'light') return;
      former = dataset['theme'];
      isPrinting = true;
      dataset['theme'] = 'light';
    };
    const end = () => {
      if (!isPrinting) return;
      isPrinting = false;
      if (former === undefined) delete dataset['theme'];
      else dataset['theme'] = former;
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      end();
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
}

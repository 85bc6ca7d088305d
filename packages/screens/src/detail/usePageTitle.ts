import { useEffect } from 'react';

const product = 'Assay';

/**
 * Names the page in the browser's tab, its history and to a screen reader that arrives: `History · Assay`. Without a
 * name, and after the page was left, the product stands alone.
 */
export function usePageTitle(name: string | undefined): void {
  useEffect(() => {
    document.title = name ? `${name} · ${product}` : product;
    return () => {
      document.title = product;
    };
  }, [name]);
}

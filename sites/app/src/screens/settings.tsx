import { pathTo } from '@assay/domain';
import { useEffect } from 'react';
import type { ScreenProps } from '../screen.types.ts';
import { useSite } from '../site-context.ts';

export const catalogues = [];

/** /user-setting has no page of its own: it begins with the usage. */
export function Screen({ search }: ScreenProps) {
  const { go } = useSite();
  useEffect(() => go(`${pathTo('usage')}${search}`, { replace: true }), [go, search]);
  return null;
}

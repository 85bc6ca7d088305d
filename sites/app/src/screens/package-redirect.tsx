import * as homeCalls from '@assay/contract/calls/home';
import { packagePath } from '@assay/domain';
import { useEffect } from 'react';
import type { ScreenProps } from '../screen.types.ts';
import { useSite } from '../site-context.ts';

export const catalogues = [];

/** /user-setting/package leads to the page of the person's homepage type, to rd when it cannot be told; query kept. */
export function Screen({ search }: ScreenProps) {
  const { client, go } = useSite();
  useEffect(() => {
    let isGone = false;
    void client
      .call(homeCalls.redirect)
      .then(
        ({ homepage_type: type }) => type,
        () => 'RD' as const,
      )
      .then((type) => !isGone && go(`${packagePath(type)}${search}`, { replace: true }));
    return () => {
      isGone = true;
    };
  }, [client, go, search]);
  return null;
}

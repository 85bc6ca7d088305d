import { homeOfPackagePath, packagePath } from '@assay/domain';
import { createEditionPagesSource, editionsMessages, Packages } from '@assay/screens/editions';
import { trialDialogsMessages } from '@assay/widgets/trial-dialogs';
import { useMemo } from 'react';
import type { ScreenProps } from '../screen.types.ts';
import { useSite } from '../site-context.ts';
import { siteEditions } from '../site-editions.ts';

export const catalogues = [editionsMessages, trialDialogsMessages];

/** /user-setting/package/rd, ip, mse and ls */
export function Screen({ search }: ScreenProps) {
  const { client, session, upgrades } = useSite();
  const account = session?.account?.id ?? '';
  const source = useMemo(
    () => createEditionPagesSource(client, () => siteEditions(client, account).packages()),
    [client, account],
  );
  return (
    <Packages
      source={source}
      home={homeOfPackagePath(location.pathname)}
      addressOf={(home) => `${packagePath(home)}${search}`}
      edition={session?.account?.edition ?? 'freemium'}
      onUpgrade={upgrades.openSalesLead}
      onPrompt={upgrades.ask}
    />
  );
}

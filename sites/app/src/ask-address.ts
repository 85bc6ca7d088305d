import { homePath } from '@assay/domain';
import type { Account } from '@assay/screens/account';

/** Where somebody asks a question that is written already; undefined for whoever asks none. */
export function askAddress(account: Account | undefined): ((question: string) => string) | undefined {
  if (account?.role === 'viewer') return undefined;
  const home = homePath(account?.homepageType ?? 'RD');
  return (question) => `${home}?${new URLSearchParams({ q: question })}`;
}

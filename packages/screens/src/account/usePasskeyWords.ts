import { useMessages } from '@assay/i18n';
import { accountMessages } from './messages.ts';
import { PasskeyError } from './passkey-browser.ts';

/** Says why something with a passkey did not work. */
export function usePasskeyWords(): (error: unknown) => string {
  const t = useMessages(accountMessages);
  return (error) => {
    if (error instanceof PasskeyError) return t(`passkey.${error.problem}`);
    return error instanceof Error ? error.message : String(error);
  };
}

import { Chip, Field, LinkIcon, TextInput, VisuallyHidden } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useRef, useState } from 'react';
import { homeMessages } from './messages.ts';

export interface CopyLinkProps {
  /** Makes the address; rejects with an error whose message is fit to show. */
  make(): Promise<string>;
}

/** Copies a short link to what is in the question box; where there is no clipboard the link is there to be selected. */
export function CopyLink({ make }: CopyLinkProps) {
  const t = useMessages(homeMessages);
  const [state, setState] = useState<'none' | 'busy' | 'copied' | 'failed'>('none');
  const [address, setAddress] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  async function copy() {
    if (state === 'busy') return;
    setState('busy');
    setAddress(undefined);
    try {
      const made = await make();
      try {
        await navigator.clipboard.writeText(made);
        setState('copied');
      } catch {
        // Without a secure context there is no clipboard.
        setAddress(made);
        setState('none');
        requestAnimationFrame(() => field.current?.select());
      }
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      <Chip icon={LinkIcon} onClick={() => void copy()}>
        {t(`link.${state}`)}
      </Chip>
      <VisuallyHidden role="status">{state === 'none' ? '' : t(`link.${state}`)}</VisuallyHidden>
      {address !== undefined && (
        <Field label={t('link.address')} isLabelHidden>
          <TextInput ref={field} readOnly value={address} onFocus={({ target }) => target.select()} />
        </Field>
      )}
    </>
  );
}

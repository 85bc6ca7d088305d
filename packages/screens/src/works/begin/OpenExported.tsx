import { Button, UploadIcon } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useRef } from 'react';
import { worksMessages } from '../messages.ts';

export interface OpenExportedProps {
  isDisabled: boolean;
  onChosen(file: File): void;
}

/** Asks for the file of an exported work. */
export function OpenExported({ isDisabled, onChosen }: OpenExportedProps) {
  const t = useMessages(worksMessages);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('begin.open')}
        accept=".json,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChosen(file);
          // The same file can be chosen again after it was mended.
          target.value = '';
        }}
      />
      <Button
        variant="quiet"
        size="compact"
        icon={UploadIcon}
        isDisabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        {t('begin.open')}
      </Button>
    </>
  );
}

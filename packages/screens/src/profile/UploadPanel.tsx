import { Button, Heading, Icon, Inline, StopIcon, Text, UploadIcon } from '@assay/design-system';
import { uploadLimits } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import { type DragEvent, useRef, useState } from 'react';
import { useAmounts } from './amounts.ts';
import type { LibrarySource } from './library.source.ts';
import { profileMessages } from './messages.ts';
import * as styles from './Profile.css.ts';
import type { Notify } from './Profile.types.ts';
import { UploadRow } from './UploadRow.tsx';
import { batchBytes, isToSend, uploadEndings } from './upload.machine.ts';
import { type ChosenFile, useUploads } from './useUploads.ts';

/** Names of what is read, the same in every language. */
const formats = [
  'PDF',
  'DOCX',
  'TXT',
  'MD',
  'USPTO XML',
  'Green Book',
  'PATDOC',
  'PAP',
  'EPO OPS',
  'PubMed',
  'JATS',
  'OpenAlex',
];
const archives = ['ZIP', 'GZIP'];

export interface UploadPanelProps {
  source: LibrarySource;
  /** Files were taken in and a run has begun. */
  onTaken: () => void;
  notify: Notify;
}

/** Files are dropped or chosen, checked, and sent; what was not sent stays and can be sent again. */
export function UploadPanel({ source, onTaken, notify }: UploadPanelProps) {
  const t = useMessages(profileMessages);
  const written = useFormats();
  const amounts = useAmounts();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const uploads = useUploads(source, ({ taken, failed }) => {
    if (taken > 0) {
      onTaken();
      notify({ title: t('upload.taken', { count: taken }), tone: 'positive' });
    }
    if (failed > 0) notify({ title: t('upload.failed'), tone: 'critical' });
  });
  const toSend = uploads.items.filter(isToSend).length;
  const isFinished = uploads.items.some(({ state }) => state === 'done' || state === 'refused');

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    uploads.add(droppedFiles(event.dataTransfer));
  }

  return (
    <div className={styles.upload}>
      {/* The button inside does the same from the keyboard; the place only takes what a pointer drops. */}
      <div
        className={styles.dropArea[isOver ? 'over' : 'idle']}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={(event) => {
          if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget))
            setOver(false);
        }}
        onDrop={drop}
      >
        <Icon of={UploadIcon} size="lg" tone="muted" />
        <Heading level={3} size="section">
          {t(isOver ? 'upload.release' : 'upload.drop')}
        </Heading>
        <Text as="p" size="dense" tone="muted" className={styles.dropText}>
          {t('upload.formats', {
            formats: written.list(formats),
            archives: written.list(archives),
            files: written.number(uploadLimits.files),
            size: amounts.bytes(batchBytes),
          })}
        </Text>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={t('upload.choose')}
          accept={uploadEndings.map((ending) => `.${ending}`).join(',')}
          onChange={({ target }) => {
            uploads.add([...(target.files ?? [])].map((file) => ({ file })));
            // The same file can be chosen again after it was removed.
            target.value = '';
          }}
        />
        <Button onClick={() => input.current?.click()}>{t('upload.choose')}</Button>
      </div>
      {uploads.items.length > 0 && (
        <>
          <ul className={styles.uploadList} aria-label={t('upload.list')}>
            {uploads.items.map((item) => (
              <UploadRow key={item.id} item={item} onRemove={() => uploads.remove(item.id)} />
            ))}
          </ul>
          <Inline gap={2}>
            {uploads.isBusy ? (
              <Button icon={StopIcon} onClick={uploads.stop}>
                {t('upload.stop')}
              </Button>
            ) : (
              toSend > 0 && (
                <Button variant="primary" onClick={uploads.start}>
                  {t('upload.start', { count: toSend })}
                </Button>
              )
            )}
            {isFinished && <Button onClick={uploads.clear}>{t('upload.clear')}</Button>}
          </Inline>
        </>
      )}
    </div>
  );
}

/** What was dropped; a folder comes as a file that cannot be read, so it is told apart by its entry. */
function droppedFiles(transfer: DataTransfer): ChosenFile[] {
  const folders = new Set(
    [...transfer.items].flatMap((item) => {
      const entry = item.webkitGetAsEntry?.();
      return entry?.isDirectory ? [entry.name] : [];
    }),
  );
  return [...transfer.files].map((file) => ({ file, isFolder: folders.has(file.name) }));
}

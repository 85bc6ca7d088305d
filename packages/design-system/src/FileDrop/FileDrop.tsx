import { type ClipboardEvent, type DragEvent, useId, useState } from 'react';
import { useFieldControl } from '../Field/FieldContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { CircleAlertIcon, CircleCheckIcon, ClockIcon, CloseIcon, RetryIcon, UploadIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useLanguage, wordsIn } from '../Language/LanguageContext.ts';
import { Progress } from '../Progress/Progress.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './FileDrop.css.ts';
import type { DroppedFile, FileDropProps, FileDropWords } from './FileDrop.types.ts';
import { fileDropWords } from './FileDrop.words.ts';
import { type FileLimits, formatSize, type RefusedFile, sortFiles, typeNames } from './file.rules.ts';

const stateIcons = { waiting: ClockIcon, uploading: UploadIcon, success: CircleCheckIcon, error: CircleAlertIcon };

/** Takes files by dropping, pasting or choosing, and shows how far each is on its way. The owner uploads them. */
export function FileDrop({
  files,
  onAdd,
  onRefuse,
  onRemove,
  onRetry,
  accept = [],
  maxSize,
  maxCount,
  language: own,
  words: ownWords,
  className,
  ...rest
}: FileDropProps) {
  const { 'aria-describedby': describedBy, ...control } = useFieldControl(rest);
  const language = useLanguage(own);
  const words = wordsIn(fileDropWords, language, ownWords);
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const limits: FileLimits = {
    accept,
    ...(maxSize === undefined ? {} : { maxSize }),
    ...(maxCount === undefined ? {} : { maxCount }),
  };
  const said = words.limits({
    types: accept.length > 0 ? typeNames(accept, language) : '',
    size: maxSize === undefined ? '' : formatSize(maxSize, language),
    count: maxCount === undefined ? '' : String(maxCount),
  });

  function add(list: FileList | readonly File[] | null) {
    const sorted = sortFiles([...(list ?? [])], files.length, limits);
    setRefused(sorted.refused);
    if (sorted.refused.length > 0) onRefuse?.(sorted.refused);
    if (sorted.taken.length > 0) onAdd(sorted.taken);
  }
  function drag(event: DragEvent<HTMLDivElement>, next: boolean) {
    if (control.disabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(next);
  }
  function drop(event: DragEvent<HTMLDivElement>) {
    drag(event, false);
    if (!control.disabled) add(event.dataTransfer.files);
  }
  function paste(event: ClipboardEvent<HTMLDivElement>) {
    if (control.disabled || event.clipboardData.files.length === 0) return;
    event.preventDefault();
    add(event.clipboardData.files);
  }

  return (
    <div className={joinClasses(styles.fileDrop, className)} onPaste={paste}>
      {/* The input over the zone is what is operated; dropping has no keyboard, choosing and pasting have. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.zone}
        data-over={isOver ? '' : undefined}
        onDragEnter={(event) => drag(event, true)}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={drop}
      >
        <Icon of={UploadIcon} size="lg" className={styles.icon} />
        <span className={styles.asks}>
          <span id={`${id}-drop`}>{isOver ? words.dropNow : words.drop}</span>
          {said && (
            <span id={`${id}-limits`} className={styles.limits}>
              {said}
            </span>
          )}
        </span>
        <input
          {...control}
          type="file"
          multiple={maxCount !== 1}
          accept={accept.join(',') || undefined}
          required={control.required && files.length === 0}
          aria-describedby={joinClasses(describedBy, `${id}-drop`, said !== '' && `${id}-limits`)}
          className={styles.input}
          onChange={(event) => {
            add(event.target.files);
            // The same file may be chosen again after it was removed.
            event.target.value = '';
          }}
        />
      </div>
      <div role="alert">
        {refused.length > 0 && (
          <ul className={styles.refused}>
            {refusals(refused, words, limits, language).map((line) => (
              <li key={line} className={styles.refusal}>
                <Icon of={CircleAlertIcon} size="sm" className={styles.refusalIcon} />
                <span>{line}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {files.length > 0 && (
        <ul aria-label={words.files} className={styles.list}>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              words={words}
              language={language}
              onRemove={() => {
                setRefused([]);
                onRemove(file.id);
              }}
              {...(onRetry ? { onRetry: () => onRetry(file.id) } : {})}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** One sentence for each refused file; those for which there was no room share one. */
function refusals(
  refused: readonly RefusedFile[],
  words: FileDropWords,
  { accept = [], maxSize = 0, maxCount = 0 }: FileLimits,
  language: string,
): readonly string[] {
  const lines = refused.flatMap(({ file, reason }) => {
    if (reason === 'type') return [words.wrongType(file.name, typeNames(accept, language))];
    if (reason === 'size')
      return [words.tooLarge(file.name, formatSize(file.size, language), formatSize(maxSize, language))];
    return reason === 'empty' ? [words.empty(file.name)] : [];
  });
  const beyond = refused.filter(({ reason }) => reason === 'count').map(({ file }) => file.name);
  if (beyond.length === 0) return lines;
  return [...lines, words.tooMany(new Intl.ListFormat(language).format(beyond), String(maxCount))];
}

type FileRowProps = {
  file: DroppedFile;
  words: FileDropWords;
  language: string;
  onRemove: () => void;
  onRetry?: () => void;
};

function FileRow({ file, words, language, onRemove, onRetry }: FileRowProps) {
  const { name, size, state, progress, error } = file;
  const share = progress === undefined ? '' : new Intl.NumberFormat(language, { style: 'percent' }).format(progress);
  const says = {
    waiting: words.waiting,
    uploading: words.uploading(share),
    success: words.success,
    error: error ?? '',
  }[state];
  return (
    <li className={styles.file}>
      <Icon of={stateIcons[state]} className={styles.marks[state]} />
      <div>
        <div className={styles.name} title={name}>
          {name}
        </div>
        <div className={joinClasses(styles.note, state === 'error' && styles.failed)}>
          {formatSize(size, language)} · {says}
        </div>
      </div>
      <span className={styles.buttons}>
        {state === 'error' && onRetry && <IconButton icon={RetryIcon} label={words.retry(name)} onClick={onRetry} />}
        <IconButton icon={CloseIcon} label={words.remove(name)} onClick={onRemove} />
      </span>
      {state === 'uploading' && (
        <Progress
          label={name}
          {...(progress === undefined ? {} : { value: progress, valueText: share })}
          className={styles.bar}
        />
      )}
    </li>
  );
}

import { ArrowLeftIcon, Banner, Chip, Heading, IconButton, QuestionBox, Text } from '@assay/design-system';
import { useDraft, useFormats, useMessages } from '@assay/i18n';
import { useEffect, useState } from 'react';
import type { FrameHeader } from '../../detail/DetailHeader.tsx';
import { worksMessages } from '../messages.ts';
import * as styles from '../works.css.ts';
import { NoExportedWork } from './import.source.ts';
import { OpenExported } from './OpenExported.tsx';

export interface BeginWorkProps {
  /** Name of what is typed, for the tab to keep. */
  draft: string;
  title: string;
  text: string;
  /** Problems that the tool is good for. */
  samples: readonly string[];
  /** What begins here leaves no trace. */
  isIncognito: boolean;
  /** Somebody whose role reads and begins nothing. */
  isReadOnly: boolean;
  Header: FrameHeader;
  /** @throws Error with a message for the person */
  onBegin(message: string): Promise<void>;
  /** @throws NoExportedWork; Error with a message for the person */
  onOpen(file: File): Promise<void>;
  onBack(): void;
}

const longest = 4_000;

/** The page on which a work of a tool begins: what it is for, and a box for the problem. */
export function BeginWork({
  draft,
  title,
  text,
  samples,
  isIncognito,
  isReadOnly,
  Header,
  onBegin,
  onOpen,
  onBack,
}: BeginWorkProps) {
  const t = useMessages(worksMessages);
  const { number } = useFormats();
  const [message, setMessage] = useDraft(draft);
  const over = message.length - longest;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ title: string; text: string }>();
  useEffect(() => {
    document.title = t('begin.newTitle');
  }, [t]);

  async function whileBusy(title: string, work: () => Promise<void>) {
    if (isBusy || isReadOnly) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      const text =
        error instanceof NoExportedWork ? t('begin.noExport') : error instanceof Error ? error.message : String(error);
      setFailure({ title, text });
      setBusy(false);
    }
  }

  async function begin() {
    if (message.trim() === '') return;
    await whileBusy(t('begin.failed'), async () => {
      await onBegin(message.trim());
      setMessage('');
    });
  }

  return (
    <>
      <Header start={<IconButton icon={ArrowLeftIcon} label={t('back')} onClick={onBack} />} />
      <div className={styles.begin}>
        <Heading level={1} size="title1">
          {title}
        </Heading>
        <Text tone="muted">{text}</Text>
        {isIncognito && <Banner title={t('incognito.title')}>{t('incognito.begin')}</Banner>}
        {failure !== undefined && (
          <Banner tone="critical" title={failure.title}>
            {failure.text}
          </Banner>
        )}
        <QuestionBox
          value={message}
          onChange={setMessage}
          onSubmit={() => void begin()}
          label={title}
          placeholder={t('begin.placeholder')}
          submitLabel={t('begin.submit')}
          submitHint={t('begin.hint')}
          isBusy={isBusy}
          maxLength={longest}
          error={over > 0 ? t('begin.tooLong', { over: number(over) }) : undefined}
          hasAutoFocus
        />
        <div className={styles.samples}>
          <Text size="caption" tone="muted">
            {t('begin.samples')}
          </Text>
          {samples.map((sample) => (
            <Chip key={sample} onClick={() => setMessage(sample)}>
              {sample}
            </Chip>
          ))}
        </div>
        {!isReadOnly && (
          <div className={styles.aside}>
            <OpenExported
              isDisabled={isBusy}
              onChosen={(file) => void whileBusy(t('begin.notOpened'), () => onOpen(file))}
            />
          </div>
        )}
      </div>
    </>
  );
}

import {
  Button,
  Dialog,
  ErrorState,
  Field,
  RetryIcon,
  Select,
  Skeleton,
  Text,
  VisuallyHidden,
} from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ModuleVersion } from '../seek-panel.source.ts';
import * as styles from './CompareVersions.css.ts';
import { type ComparedSentence, compareSentences } from './compare.ts';
import { answerActionsMessages } from './messages.ts';

export interface CompareVersionsProps {
  /** Every version of the answer, oldest first. */
  load(): Promise<readonly ModuleVersion[]>;
  onClose(): void;
}

/** Two versions of an answer in columns, differences marked sentence by sentence; a narrow window stacks them. */
export function CompareVersions({ load, onClose }: CompareVersionsProps) {
  const t = useMessages(answerActionsMessages);
  const [versions, setVersions] = useState<readonly ModuleVersion[] | 'failed'>();
  const loadOnce = useRef(load);

  const read = useCallback(() => {
    loadOnce.current().then(setVersions, () => setVersions('failed'));
  }, []);
  useEffect(read, [read]);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('compare.title')}
      closeLabel={t('compare.close')}
      className={styles.dialog}
    >
      {versions === undefined && (
        <div role="status" aria-label={t('compare.loading')}>
          <Skeleton lines={6} size="prose" />
        </div>
      )}
      {versions === 'failed' && (
        <ErrorState
          level={3}
          title={t('compare.failed')}
          actions={
            <Button
              size="compact"
              icon={RetryIcon}
              onClick={() => {
                setVersions(undefined);
                read();
              }}
            >
              {t('compare.retry')}
            </Button>
          }
        />
      )}
      {typeof versions === 'object' && <Columns versions={versions} />}
    </Dialog>
  );
}

function Columns({ versions }: { versions: readonly ModuleVersion[] }) {
  const t = useMessages(answerActionsMessages);
  const formats = useFormats();
  const [chosen, setChosen] = useState(() => ({
    left: versions.at(-2)?.version ?? versions.at(-1)?.version ?? 0,
    right: versions.at(-1)?.version ?? 0,
  }));
  const [current, setCurrent] = useState<number>();
  const rows = useRef<HTMLOListElement>(null);
  const sentences = (version: number) => sentencesOf(versions.find((each) => each.version === version));
  const compared = compareSentences(sentences(chosen.left), sentences(chosen.right));
  const differences = compared.flatMap(({ kind }, index) => (kind === 'same' ? [] : [index]));
  const difference = current === undefined ? undefined : compared[differences[current] ?? -1];
  const total = differences.length;

  function show(at: number) {
    const next = (at + total) % total;
    setCurrent(next);
    const row = rows.current?.children[differences[next] ?? -1];
    if (row instanceof HTMLElement) row.scrollIntoView?.({ block: 'nearest' });
  }

  const options = versions.map(({ version, at }) => ({
    value: String(version),
    label: t('compare.version', { version, when: formats.dateTime(at) }),
  }));
  return (
    <div className={styles.body}>
      <div className={styles.heads}>
        {(['left', 'right'] as const).map((side) => (
          <Field key={side} label={t(`compare.${side}`)} isLabelHidden>
            <Select
              size="compact"
              options={options}
              value={String(chosen[side])}
              onChange={({ target }) => {
                setChosen((now) => ({ ...now, [side]: Number(target.value) }));
                setCurrent(undefined);
              }}
            />
          </Field>
        ))}
      </div>
      <div className={styles.walk}>
        <Text size="caption" tone="muted" role="status">
          {total === 0
            ? t('compare.same')
            : difference
              ? t('compare.at', {
                  at: (current ?? 0) + 1,
                  total,
                  kind: t(`compare.${difference.kind === 'gone' ? 'gone' : 'added'}`),
                  text: difference.text,
                })
              : t('compare.count', { count: total })}
        </Text>
        {total > 0 && (
          <span className={styles.steps}>
            <Button size="compact" onClick={() => show((current ?? total) - 1)}>
              {t('compare.previous')}
            </Button>
            <Button size="compact" onClick={() => show((current ?? -1) + 1)}>
              {t('compare.next')}
            </Button>
          </span>
        )}
      </div>
      <ol ref={rows} className={styles.rows}>
        {compared.map((sentence, index) => (
          // A sentence has no identity but its place.
          <Row
            key={`${index} ${sentence.text}`}
            sentence={sentence}
            isCurrent={current !== undefined && differences[current] === index}
          />
        ))}
      </ol>
    </div>
  );
}

function Row({ sentence: { kind, text }, isCurrent }: { sentence: ComparedSentence; isCurrent: boolean }) {
  const t = useMessages(answerActionsMessages);
  return (
    <li className={styles.row} aria-current={isCurrent ? 'true' : undefined}>
      {kind === 'same' ? (
        <>
          <p className={styles.cell}>
            <Typeset>{text}</Typeset>
          </p>
          {/* Heard once: both sides say it. */}
          <p className={styles.copy} aria-hidden="true">
            <Typeset>{text}</Typeset>
          </p>
        </>
      ) : (
        <p className={styles.marked[kind]}>
          <span className={styles.kind}>{t(`compare.${kind}`)}</span>
          <VisuallyHidden>: </VisuallyHidden> <Typeset>{text}</Typeset>
        </p>
      )}
    </li>
  );
}

/** Sentences of a version; one stored without them is parted where its sentences end. */
function sentencesOf(version: ModuleVersion | undefined): string[] {
  if (!version) return [];
  const { sentences } = (version.content ?? {}) as { sentences?: readonly { text: string }[] };
  if (Array.isArray(sentences) && sentences.length > 0) return sentences.map(({ text }) => String(text));
  return (version.text ?? '').split(/(?<=[.!?])\s+|(?<=[。！？])/u).filter((text) => text.trim() !== '');
}

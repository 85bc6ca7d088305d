import {
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  joinClasses,
  Link,
  RetryIcon,
  SearchIcon,
  Skeleton,
  SourceMark,
  Text,
  TextInput,
} from '@assay/design-system';
import { longestQuote } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import type { Evidence } from '@assay/works';
import { type KeyboardEvent, type ReactNode, use, useId, useState } from 'react';
import { cutAt } from '../../detail/text-marks.ts';
import { CitedSourcesContext } from '../CitedSources.ts';
import { worksMessages } from '../messages.ts';
import * as styles from './CitePassage.css.ts';
import { isMeant, type Meant, meantAfter, meantSpan, sentencesOf } from './narrowed-passage.ts';
import type { FoundDocument } from './passage.source.ts';
import { useFoundPassages } from './useFoundPassages.ts';

export interface CitePassageProps {
  /** What the passage is to carry: looked for at once. */
  about?: string | undefined;
  /** Somebody has chosen a passage. */
  onCite(evidence: Evidence): void;
  onClose(): void;
}

interface Choice {
  document: FoundDocument;
  passage: FoundDocument['passages'][number];
}

/** Finds a passage in the library, narrows it to what is meant, and cites it. */
export default function CitePassage({ about = '', onCite, onClose }: CitePassageProps) {
  const t = useMessages(worksMessages);
  const { add } = use(CitedSourcesContext);
  const found = useFoundPassages(about);
  const [chosen, setChosen] = useState<Choice>();
  const [meant, setMeant] = useState<Meant>();

  function choose(choice: Choice | undefined) {
    setChosen(choice);
    setMeant(undefined);
  }
  function cite({ document: { document, version, title, source_type: sourceType, language, year }, passage }: Choice) {
    const { start, end } = meantSpan(passage.text, sentencesOf(passage.text, language), meant);
    add({ document, title, sourceType, language, ...(year !== undefined && { year }) });
    onCite({
      document,
      version,
      start: passage.start + start,
      end: passage.start + end,
      quote: passage.text.slice(start, end),
    });
  }
  return (
    <Dialog
      isOpen
      className={styles.dialog}
      title={t('cite.title')}
      closeLabel={t('cite.close')}
      onClose={onClose}
      {...(chosen && {
        actions: <Answers choice={chosen} meant={meant} onBack={() => choose(undefined)} onCite={() => cite(chosen)} />,
      })}
    >
      {chosen ? (
        <Chosen choice={chosen} meant={meant} onMean={(at) => setMeant(meantAfter(meant, at))} />
      ) : (
        <Search found={found} onChoose={choose} />
      )}
    </Dialog>
  );
}

type Found = ReturnType<typeof useFoundPassages>;

/** The field in which one looks, and the passages that were found: arrows go through them, Enter chooses. */
function Search({ found, onChoose }: { found: Found; onChoose(choice: Choice): void }) {
  const t = useMessages(worksMessages);
  const id = useId();
  const { typed, data, isPending } = found;
  const choices = (data?.documents ?? []).flatMap((document) =>
    document.passages.map((passage): Choice => ({ document, passage })),
  );
  const [active, setActive] = useState<{ of: typeof data; at: number }>();
  const at = active?.of === data ? (active?.at ?? 0) : 0;
  const optionId = (index: number) => `${id}-${index}`;

  function move(to: number) {
    const next = (to + choices.length) % choices.length;
    setActive({ of: data, at: next });
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  }
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && choices.length > 0) {
      event.preventDefault();
      move(at + step);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const choice = choices[at];
      if (isPending) found.ask();
      else if (choice) onChoose(choice);
    }
  }
  let index = -1;
  return (
    <div className={styles.search}>
      <TextInput
        ref={focusOnArrival}
        icon={SearchIcon}
        role="combobox"
        aria-label={t('cite.search')}
        aria-expanded={choices.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={choices.length > 0 ? optionId(at) : undefined}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t('cite.hint')}
        maxLength={512}
        value={typed}
        onChange={(event) => found.type(event.target.value)}
        onKeyDown={press}
      />
      <Around found={found} count={choices.length} />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('cite.passages')}
        aria-busy={isPending || undefined}
        className={joinClasses(styles.list, isPending && styles.isOld)}
      >
        {data?.documents.map((found) => (
          <div key={found.document} role="group" aria-label={found.title} className={styles.document}>
            <DocumentLine found={found} />
            {found.passages.map((passage) => {
              index += 1;
              const own = index;
              return (
                // The field keeps the focus; keys are its own.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={passage.start}
                  id={optionId(own)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={own === at}
                  className={styles.option}
                  lang={found.language}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChoose({ document: found, passage })}
                >
                  {marked(passage)}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {data?.is_cut && !isPending && (
        <Text as="p" size="caption" tone="muted">
          {t('cite.cut')}
        </Text>
      )}
    </div>
  );
}

/** What stands in the place of passages: nothing asked yet, on the way, nothing found, refused; and how many there are. */
function Around({ found: { typed, data, error, isPending, retry }, count }: { found: Found; count: number }) {
  const t = useMessages(worksMessages);
  if (error && !isPending)
    return (
      <ErrorState
        title={t('cite.failed')}
        actions={
          <Button icon={RetryIcon} onClick={retry}>
            {t('retry')}
          </Button>
        }
      >
        {error.message}
      </ErrorState>
    );
  if (typed.trim() === '') return <EmptyState icon={SearchIcon} level={3} title={t('cite.nothingAsked')} />;
  if (!data)
    return (
      <div role="status" aria-label={t('cite.searching')}>
        <Skeleton lines={5} />
      </div>
    );
  if (count === 0 && !isPending)
    return (
      <EmptyState icon={SearchIcon} level={3} title={t('cite.none')}>
        {t('cite.noneText', { count: data.searched.documents })}
      </EmptyState>
    );
  return (
    <Text as="p" size="caption" tone="muted" role="status">
      {isPending ? t('cite.searching') : t('cite.found', { count })}
    </Text>
  );
}

function DocumentLine({ found: { title, year, source_type: kind, language } }: { found: FoundDocument }) {
  return (
    <div className={styles.line}>
      <SourceMark kind={kind} />
      <span className={styles.title} lang={language}>
        <Typeset>{title}</Typeset>
      </span>
      {year !== undefined && <span className={styles.year}>{year}</span>}
    </div>
  );
}

/** A passage with the words that were looked for. */
function marked({ text, marks }: Choice['passage']): ReactNode {
  return cutAt(text, [{ name: 'word', spans: marks }]).map(({ start, text: words, names }) =>
    names.length > 0 ? (
      <mark key={start} className={styles.word}>
        {words}
      </mark>
    ) : (
      words
    ),
  );
}

/** The chosen passage, sentence by sentence: each says whether it is meant. */
function Chosen({ choice, meant, onMean }: { choice: Choice; meant: Meant; onMean(at: number): void }) {
  const t = useMessages(worksMessages);
  const { hrefOf } = use(CitedSourcesContext);
  const { document, passage } = choice;
  const { text } = passage;
  const sentences = sentencesOf(text, document.language);
  const place = [passage.section, passage.label].filter(Boolean).join(' · ');
  const href = hrefOf({
    document: document.document,
    version: document.version,
    start: passage.start,
    end: passage.end,
    quote: text,
  });
  return (
    <div className={styles.chosen}>
      <DocumentLine found={document} />
      {(place !== '' || href !== undefined) && (
        <div className={styles.about}>
          {place !== '' && (
            <Text size="caption" tone="muted" lang={document.language}>
              {place}
            </Text>
          )}
          {href !== undefined && (
            <Link href={href} externalLabel={t('cite.newTab')}>
              {t('cite.open')}
            </Link>
          )}
        </div>
      )}
      {sentences.length > 1 && (
        <Text as="p" size="caption" tone="muted">
          {t('cite.narrow')}
        </Text>
      )}
      {sentences.length > 1 ? (
        <div role="group" aria-label={t('cite.sentences')} className={styles.sentences} lang={document.language}>
          {sentences.map(({ start, end }, at) => (
            <button
              key={start}
              type="button"
              aria-pressed={isMeant(meant, at)}
              className={styles.sentence}
              onClick={() => onMean(at)}
            >
              {text.slice(start, end)}
            </button>
          ))}
        </div>
      ) : (
        <p className={styles.whole} lang={document.language}>
          {text}
        </p>
      )}
    </div>
  );
}

interface AnswersProps {
  choice: Choice;
  meant: Meant;
  onBack(): void;
  onCite(): void;
}

function Answers({ choice: { document, passage }, meant, onBack, onCite }: AnswersProps) {
  const t = useMessages(worksMessages);
  const sentences = sentencesOf(passage.text, document.language);
  const { start, end } = meantSpan(passage.text, sentences, meant);
  const isTooLong = end - start > longestQuote;
  const chosen = sentences.filter((_, at) => isMeant(meant, at)).length;
  return (
    <>
      <span role="status" className={styles.count}>
        {meant && (
          <Text size="caption" tone="muted">
            {t('cite.meant', { meant: chosen, count: sentences.length })}
          </Text>
        )}
      </span>
      <Button onClick={onBack}>{t('cite.back')}</Button>
      {/* Enter on a passage and Enter again cite it. */}
      <Button
        variant="primary"
        ref={focusOnArrival}
        onClick={onCite}
        {...(isTooLong && { disabledReason: t('cite.tooLong') })}
      >
        {t('cite.do')}
      </Button>
    </>
  );
}

/** One step of the dialog takes the place of the other, and the focus with it. */
function focusOnArrival(element: HTMLElement | null): void {
  element?.focus();
}

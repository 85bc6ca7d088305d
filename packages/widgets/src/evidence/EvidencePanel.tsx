import type { StreamSource } from '@assay/contract';
import {
  BookOpenIcon,
  Button,
  ButtonLink,
  CircleCheckIcon,
  EvidenceDrawer,
  Heading,
  Icon,
  KeyValue,
  Link,
  Quote,
  RetryIcon,
  Skeleton,
  SourceTag,
  Stack,
  Text,
  TriangleAlertIcon,
} from '@assay/design-system';
import { passageInContext } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { type ReactNode, Suspense, use } from 'react';
import * as styles from './EvidencePanel.css.ts';
import { GradeLinks } from './GradeLinks.tsx';
import { evidenceMessages } from './messages.ts';
import { kindOf, type PassageInOrder, sourceOf } from './passages.ts';
import { SourceKind } from './SourceKind.tsx';
import { SourceLinksContext, useNamedGrades } from './SourceLinks.ts';
import { type LoadDocument, useStoredDocument } from './useStoredDocument.ts';

export interface EvidencePanelProps {
  /** In reading order. */
  passages: readonly PassageInOrder[];
  sources: readonly StreamSource[];
  /** Key of the passage to show. */
  passageKey: string;
  /** The same function for the same documents; without it the quotation stands alone, as it was stored with the answer. */
  load?: LoadDocument | undefined;
  /** Stands below the passage. */
  foot?: ReactNode;
  onMove(key: string): void;
  onClose(): void;
}

/** The passage behind a citation in its surroundings, with the way to the one before and after. */
export function EvidencePanel({ passages, sources, passageKey, load, foot, onMove, onClose }: EvidencePanelProps) {
  const t = useMessages(evidenceMessages);
  const index = passages.findIndex((passage) => passage.key === passageKey);
  const passage = passages[index];
  const [previous, next] = [passages[index - 1], passages[index + 1]];
  if (!passage) return null;
  return (
    <EvidenceDrawer
      title={t('evidence.title')}
      position={t('evidence.position', { position: index + 1, total: passages.length })}
      closeLabel={t('evidence.close')}
      previousLabel={t('evidence.previous')}
      nextLabel={t('evidence.next')}
      onClose={onClose}
      {...(previous ? { onPrevious: () => onMove(previous.key) } : {})}
      {...(next ? { onNext: () => onMove(next.key) } : {})}
    >
      <Passage sources={sources} passage={passage} passages={passages} load={load} />
      {foot && <Suspense key={passage.key}>{foot}</Suspense>}
    </EvidenceDrawer>
  );
}

interface PassageProps {
  sources: readonly StreamSource[];
  passage: PassageInOrder;
  /** All that are cited. */
  passages: readonly PassageInOrder[];
  load: LoadDocument | undefined;
}

function Passage({ sources, passage, passages, load: loadDocument }: PassageProps) {
  const t = useMessages(evidenceMessages);
  const formats = useFormats();
  const { evidence } = passage;
  const known = sourceOf(sources, evidence);
  const load = useStoredDocument(loadDocument, evidence.document, evidence.version);
  const document = load.status === 'ready' ? load.document : undefined;
  const context = document && passageInContext(document, evidence);
  const title = known?.title ?? document?.title ?? evidence.document;
  const language = document?.language ?? known?.language;
  const sourceType = document?.source_type ?? known?.sourceType;
  const kind = kindOf({ document: evidence.document, sourceType });
  const kindName = kind === undefined ? sourceType : <SourceKind kind={kind} />;
  const year = known?.year ?? yearOf(document?.dates);
  const owner = known?.owner ?? document?.parties?.[0]?.name;
  const url = document?.url ?? known?.url;
  const links = use(SourceLinksContext);
  const [grades] = useNamedGrades([{ document: evidence.document, title, quote: evidence.quote }]);
  const whole = links?.source({
    document: evidence.document,
    version: evidence.version,
    at: { start: evidence.start, end: evidence.end },
    cited: passages
      .filter(({ evidence: other }) => other.document === evidence.document && other.version === evidence.version)
      .map(({ evidence: { start, end } }) => ({ start, end })),
  });

  const facts = [
    { key: 'type', label: t('evidence.type'), value: kindName },
    context?.part?.section && {
      key: 'section',
      label: t('evidence.section'),
      value: <Typeset>{context.part.section}</Typeset>,
    },
    context?.part?.label && { key: 'place', label: t('evidence.place'), value: context.part.label },
    context?.part?.page !== undefined && {
      key: 'page',
      label: t('evidence.place'),
      value: t('evidence.page', { page: context.part.page }),
    },
    owner !== undefined && { key: 'owner', label: t('evidence.owner'), value: owner },
    year !== undefined && { key: 'year', label: t('evidence.year'), value: String(year) },
    language !== undefined && { key: 'language', label: t('evidence.language'), value: formats.language(language) },
    document?.licence && { key: 'licence', label: t('evidence.licence'), value: document.licence },
    passage.timesCited > 0 && {
      key: 'cited',
      label: t('evidence.citedHere'),
      value: t('evidence.times', { count: passage.timesCited }),
    },
  ].filter((fact) => typeof fact === 'object');

  return (
    <Stack gap={4}>
      <Stack gap={3}>
        <span>
          <SourceTag className={styles.kind}>
            {passage.number && `${passage.number} · `}
            {kind === 'patent' ? evidence.document : kindName}
          </SourceTag>
        </span>
        <Heading level={3} size="lead" lang={language}>
          <Typeset>{title}</Typeset>
        </Heading>
        <KeyValue hasRules items={facts} />
      </Stack>
      {load.status === 'closed' && (
        <Stack gap={3}>
          <Quote lang={language}>
            <Typeset isVerbatim>{evidence.quote}</Typeset>
          </Quote>
          <Text as="p" size="dense" tone="muted">
            {t('evidence.passageOnly')}
          </Text>
        </Stack>
      )}
      {load.status === 'loading' && (
        <Stack gap={2} role="status" aria-label={t('evidence.loading')}>
          <Skeleton lines={3} size="prose" />
          <Quote lang={language}>
            <Typeset isVerbatim>{evidence.quote}</Typeset>
          </Quote>
          <Skeleton lines={2} size="prose" />
        </Stack>
      )}
      {load.status === 'failed' && (
        <Stack gap={3}>
          <Quote lang={language}>
            <Typeset isVerbatim>{evidence.quote}</Typeset>
          </Quote>
          <Text as="p" size="dense" tone="muted">
            {t('evidence.failed')}
          </Text>
          <span>
            <Button size="compact" icon={RetryIcon} onClick={load.retry}>
              {t('evidence.retry')}
            </Button>
          </span>
        </Stack>
      )}
      {context && (
        <>
          <div key={passage.key} ref={scrollToMark}>
            <Quote
              lang={language}
              before={context.before && <Typeset isVerbatim>{context.before}</Typeset>}
              after={context.after && <Typeset isVerbatim>{context.after}</Typeset>}
            >
              <Typeset isVerbatim>{context.isVerified ? context.text : evidence.quote}</Typeset>
            </Quote>
          </div>
          <div className={context.isVerified ? styles.verified : styles.broken}>
            <Icon of={context.isVerified ? CircleCheckIcon : TriangleAlertIcon} size="sm" />
            {t(context.isVerified ? 'evidence.verified' : 'evidence.broken')}
          </div>
        </>
      )}
      {whole !== undefined && (
        <span>
          <ButtonLink size="compact" icon={BookOpenIcon} href={whole}>
            {t('evidence.whole')}
          </ButtonLink>
        </span>
      )}
      {grades && grades.length > 0 && (
        <Stack gap={1}>
          <Text size="caption" tone="muted">
            {t('evidence.cards')}
          </Text>
          <GradeLinks grades={grades} />
        </Stack>
      )}
      {url && (
        <Text size="dense">
          <Link href={url} target="_blank" rel="noopener noreferrer">
            {t('evidence.openSource')}
          </Link>
        </Text>
      )}
    </Stack>
  );
}

/** Brings the cited words into view once they are there. */
function scrollToMark(box: HTMLElement | null): void {
  box?.querySelector('mark')?.scrollIntoView?.({ block: 'nearest' });
}

function yearOf(
  dates: { publication?: string | undefined; filing?: string | undefined } | undefined,
): number | undefined {
  const date = dates?.publication ?? dates?.filing;
  return date === undefined ? undefined : Number(date.slice(0, 4));
}

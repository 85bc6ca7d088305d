import type { StreamCitation } from '@assay/contract';
import { Fragment, type ReactNode } from 'react';
import { citationsWithin, cutAtCitations } from '../cited.ts';
import { safeDestination } from '../destination.ts';
import type { Inline, Range } from '../nodes.ts';
import { Typeset } from '../typeset/Typeset.tsx';
import * as css from './Document.css.ts';
import { type DocumentSettings, useDocumentSettings } from './DocumentContext.ts';
import { MathText } from './MathText.tsx';

export interface InlinesProps {
  nodes: readonly Inline[];
  /** Range of the leaf block, which decides where a sentence's marks stand. */
  leaf: Range;
  citations: readonly StreamCitation[];
  /** True while the block may still grow. */
  isOpen: boolean;
}

/** The inline nodes of one leaf block, cited sentences wrapped and marked. */
export function Inlines({ nodes, leaf, citations, isOpen }: InlinesProps) {
  const settings = useDocumentSettings();
  if (citations.length === 0) return show(nodes, settings, isOpen);
  return cutAtCitations(nodes, citations, leaf).map((run, index) => {
    const shown = show(run.nodes, settings, isOpen);
    if (!run.citation) return <Fragment key={index}>{shown}</Fragment>;
    return (
      <Sentence key={index} citation={run.citation} isEnd={run.isEnd} settings={settings}>
        {shown}
      </Sentence>
    );
  });
}

interface SentenceProps {
  citation: StreamCitation;
  isEnd: boolean;
  settings: DocumentSettings;
  children: ReactNode;
}

function Sentence({ citation, isEnd, settings, children }: SentenceProps) {
  const { slots, labels } = settings;
  const word =
    citation.support === 'unsupported' ? labels.unsupported : citation.support === 'partly' ? labels.partly : undefined;
  return (
    <>
      {slots.sentence ? (
        slots.sentence(citation, children)
      ) : (
        <span className={css.sentence} data-support={citation.support}>
          {children}
        </span>
      )}
      {isEnd && word !== undefined && <span className={css.spoken}> ({word})</span>}
      {isEnd && slots.citation?.(citation)}
    </>
  );
}

/** Marks of citations on a block without sentences: code, formula, HTML. */
export function BlockCitations({ range, citations }: { range: Range; citations: readonly StreamCitation[] }) {
  const { slots } = useDocumentSettings();
  const ending = citationsWithin(citations, range).filter((citation) => citation.to <= range.to);
  if (!slots.citation || ending.length === 0) return null;
  return (
    <p className={css.blockCitations}>
      {ending.map((citation) => (
        <Fragment key={`${citation.from} ${citation.to}`}>{slots.citation?.(citation)}</Fragment>
      ))}
    </p>
  );
}

function show(nodes: readonly Inline[], settings: DocumentSettings, isOpen: boolean): ReactNode {
  return nodes.map((node, index) => {
    if (node.type === 'break' && !node.hard) return ' ';
    return <Fragment key={index}>{element(node, settings, isOpen)}</Fragment>;
  });
}

const tags = {
  emphasis: 'em',
  strong: 'strong',
  strikethrough: 'del',
  subscript: 'sub',
  superscript: 'sup',
} as const;

function element(node: Inline, settings: DocumentSettings, isOpen: boolean): ReactNode {
  switch (node.type) {
    case 'text':
      return <Typeset>{node.value}</Typeset>;
    case 'break':
      return <br />;
    case 'codeSpan':
      return <code className={css.codeSpan}>{node.value}</code>;
    case 'htmlSpan':
      return <code className={css.codeSpan}>{node.value}</code>;
    case 'mathSpan':
      return <MathText value={node.value} display={node.display} isOpen={isOpen} />;
    case 'link':
      return (
        <DocumentLink
          destination={node.destination}
          title={node.title}
          settings={settings}
          nodes={node.children}
          isOpen={isOpen}
        />
      );
    case 'image':
      return <DocumentImage destination={node.destination} title={node.title} alt={node.alt} settings={settings} />;
    case 'footnoteReference': {
      const { idPrefix } = settings;
      return (
        <sup>
          <a
            className={css.link}
            id={`${idPrefix}ref-${node.number}-${node.from}`}
            href={`#${idPrefix}note-${node.number}`}
          >
            {node.number}
          </a>
        </sup>
      );
    }
    default: {
      const Tag = tags[node.type];
      return <Tag>{show(node.children, settings, isOpen)}</Tag>;
    }
  }
}

interface DocumentLinkProps {
  destination: string;
  title: string | undefined;
  settings: DocumentSettings;
  nodes: readonly Inline[];
  isOpen: boolean;
}

function DocumentLink({ destination, title, settings, nodes, isOpen }: DocumentLinkProps) {
  const children = show(nodes, settings, isOpen);
  const safe = safeDestination(destination);
  if (safe === undefined) return children;
  if (settings.slots.link) return settings.slots.link({ destination: safe, title, children });
  return (
    <a className={css.link} href={safe} title={title} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

interface DocumentImageProps {
  destination: string;
  title: string | undefined;
  alt: string;
  settings: DocumentSettings;
}

function DocumentImage({ destination, title, alt, settings }: DocumentImageProps) {
  const safe = safeDestination(destination);
  if (safe === undefined) return alt;
  if (settings.slots.image) return settings.slots.image({ destination: safe, title, alt });
  return (
    <a className={css.link} href={safe} title={title} target="_blank" rel="noopener noreferrer nofollow">
      {alt === '' ? safe : alt}
    </a>
  );
}

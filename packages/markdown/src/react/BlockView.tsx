import type { StreamCitation } from '@assay/contract';
import { memo } from 'react';
import { citationsWithin } from '../cited.ts';
import type { Block, CodeNode, FootnotesNode, ListItemNode, ListNode, TableNode, TableRowNode } from '../nodes.ts';
import { Caret } from './Caret.tsx';
import * as css from './Document.css.ts';
import { useDocumentSettings } from './DocumentContext.ts';
import { BlockCitations, Inlines } from './Inlines.tsx';
import { MathText } from './MathText.tsx';

export interface BlockViewProps<Node = Block> {
  node: Node;
  /** Citations of the surrounding top-level block, sorted. */
  citations: readonly StreamCitation[];
  /** True while the block may still grow. */
  isOpen: boolean;
  /** True for the last block of a text that is still being written. */
  hasCaret: boolean;
}

/** One block of the document. It is shown again only when its node or its citations change. */
export const BlockView = memo(function BlockView({ node, citations, isOpen, hasCaret }: BlockViewProps) {
  switch (node.type) {
    case 'paragraph':
      return (
        <p className={css.paragraph}>
          <Inlines nodes={node.children} leaf={node} citations={citations} isOpen={isOpen} />
          {hasCaret && <Caret />}
        </p>
      );
    case 'heading':
      return <HeadingView node={node} citations={citations} isOpen={isOpen} hasCaret={hasCaret} />;
    case 'thematicBreak':
      return <hr className={css.thematicBreak} />;
    case 'quote':
      return (
        <blockquote className={css.quote}>
          <Blocks nodes={node.children} citations={citations} isOpen={isOpen} hasCaret={hasCaret} />
        </blockquote>
      );
    case 'list':
      return <ListView node={node} citations={citations} isOpen={isOpen} hasCaret={hasCaret} />;
    case 'code':
      return <CodeView node={node} citations={citations} isOpen={isOpen} hasCaret={hasCaret} />;
    case 'math':
      return (
        <div className={css.formula}>
          <MathText value={node.value} display isOpen={isOpen} />
          <BlockCitations range={node} citations={citations} />
        </div>
      );
    case 'html':
      return (
        <>
          <pre className={css.html}>{node.value}</pre>
          <BlockCitations range={node} citations={citations} />
        </>
      );
    case 'table':
      return <TableView node={node} citations={citations} isOpen={isOpen} hasCaret={hasCaret} />;
    default:
      return <FootnotesView node={node} citations={citations} isOpen={isOpen} hasCaret={false} />;
  }
}, isSameView);

function isSameView(
  before: Readonly<BlockViewProps<Block | ListItemNode | TableRowNode>>,
  after: Readonly<BlockViewProps<Block | ListItemNode | TableRowNode>>,
): boolean {
  if (before.node !== after.node || before.hasCaret !== after.hasCaret || before.isOpen !== after.isOpen) return false;
  if (before.citations === after.citations) return true;
  const one = citationsWithin(before.citations, before.node);
  const other = citationsWithin(after.citations, after.node);
  return one.length === other.length && one.every((citation, index) => citation === other[index]);
}

interface BlocksProps {
  nodes: readonly Block[];
  citations: readonly StreamCitation[];
  isOpen: boolean;
  hasCaret: boolean;
}

/** Blocks inside a block; only the last of an open one may still grow. */
function Blocks({ nodes, citations, isOpen, hasCaret }: BlocksProps) {
  return nodes.map((node, index) => {
    const isLast = index === nodes.length - 1;
    return (
      <BlockView
        key={node.from}
        node={node}
        citations={citations}
        isOpen={isOpen && isLast}
        hasCaret={hasCaret && isLast}
      />
    );
  });
}

const headingTags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

function HeadingView({ node, citations, isOpen, hasCaret }: BlockViewProps<Extract<Block, { type: 'heading' }>>) {
  const { headingOffset } = useDocumentSettings();
  const Tag = headingTags[node.level + headingOffset - 1] ?? 'h6';
  return (
    <Tag className={css.heading[node.level]}>
      <Inlines nodes={node.children} leaf={node} citations={citations} isOpen={isOpen} />
      {hasCaret && <Caret />}
    </Tag>
  );
}

function ListView({ node, citations, isOpen, hasCaret }: BlockViewProps<ListNode>) {
  const items = node.children.map((item, index) => {
    const isLast = index === node.children.length - 1;
    return (
      <ItemView
        key={item.from}
        node={item}
        tight={node.tight}
        citations={citations}
        isOpen={isOpen && isLast}
        hasCaret={hasCaret && isLast}
      />
    );
  });
  if (node.ordered) {
    return (
      <ol className={css.orderedList} start={node.first === 1 ? undefined : node.first}>
        {items}
      </ol>
    );
  }
  return <ul className={css.bulletList}>{items}</ul>;
}

interface ItemViewProps extends BlockViewProps<ListItemNode> {
  tight: boolean;
}

const ItemView = memo(
  function ItemView({ node, tight, citations, isOpen, hasCaret }: ItemViewProps) {
    const { labels } = useDocumentSettings();
    return (
      <li className={node.checked === undefined ? css.item : css.task}>
        {node.checked !== undefined && (
          <input
            className={css.box}
            type="checkbox"
            checked={node.checked}
            disabled
            readOnly
            aria-label={node.checked ? labels.taskDone : labels.taskOpen}
          />
        )}
        {node.children.map((child, index) => {
          const isLast = index === node.children.length - 1;
          const growing = { citations, isOpen: isOpen && isLast, hasCaret: hasCaret && isLast };
          if (!tight || child.type !== 'paragraph') return <BlockView key={child.from} node={child} {...growing} />;
          return (
            <span key={child.from}>
              <Inlines nodes={child.children} leaf={child} citations={citations} isOpen={growing.isOpen} />
              {growing.hasCaret && <Caret />}
            </span>
          );
        })}
      </li>
    );
  },
  (before, after) => before.tight === after.tight && isSameView(before, after),
);

/** What scrolls must be reachable by keyboard (WCAG 2.1.1). */
const reachable = { tabIndex: 0 } as const;

function CodeView({ node, citations, isOpen, hasCaret }: BlockViewProps<CodeNode>) {
  const { labels, slots } = useDocumentSettings();
  return (
    <figure className={css.code}>
      {(node.language !== undefined || slots.codeActions) && (
        <figcaption className={css.caption}>
          <span>{node.language}</span>
          {!isOpen && slots.codeActions?.(node)}
        </figcaption>
      )}
      <section className={css.codeText} aria-label={labels.code} {...reachable}>
        <pre className={css.codeLines}>
          <code className={css.codeLines}>{!isOpen && slots.highlight ? slots.highlight(node) : node.value}</code>
          {hasCaret && <Caret />}
        </pre>
      </section>
      <BlockCitations range={node} citations={citations} />
    </figure>
  );
}

function TableView({ node, citations, isOpen }: BlockViewProps<TableNode>) {
  const { labels, slots } = useDocumentSettings();
  return (
    <div>
      {!isOpen && slots.tableActions && <div className={css.caption}>{slots.tableActions(node)}</div>}
      <section className={css.tableScroll} aria-label={labels.table} {...reachable}>
        <table className={css.table}>
          <thead>
            <tr>
              {node.header.cells.map((cell, index) => (
                <th key={cell.from + index} scope="col" className={css.headerCell} data-align={node.alignments[index]}>
                  <Inlines nodes={cell.children} leaf={cell} citations={citations} isOpen={isOpen} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {node.rows.map((row) => (
              <RowView
                key={row.from}
                node={row}
                alignments={node.alignments}
                citations={citations}
                isOpen={false}
                hasCaret={false}
              />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

interface RowViewProps extends BlockViewProps<TableRowNode> {
  alignments: TableNode['alignments'];
}

const RowView = memo(function RowView({ node, alignments, citations }: RowViewProps) {
  return (
    <tr>
      {node.cells.map((cell, index) => (
        <td key={cell.from + index} className={css.cell} data-align={alignments[index]}>
          <Inlines nodes={cell.children} leaf={cell} citations={citations} isOpen={false} />
        </td>
      ))}
    </tr>
  );
}, isSameView);

function FootnotesView({ node, citations }: BlockViewProps<FootnotesNode>) {
  const { labels, idPrefix } = useDocumentSettings();
  return (
    <section className={css.footnotes} aria-label={labels.footnotes}>
      <ol className={css.orderedList}>
        {node.notes.map((note) => (
          <li key={note.number} id={`${idPrefix}note-${note.number}`} className={css.item}>
            <Blocks nodes={note.children} citations={citations} isOpen={false} hasCaret={false} />
          </li>
        ))}
      </ol>
    </section>
  );
}

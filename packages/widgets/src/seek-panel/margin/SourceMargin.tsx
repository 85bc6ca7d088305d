import type { StreamSource } from '@assay/contract';
import { joinClasses } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useEvidence } from '../../evidence/EvidenceContext.ts';
import { kindOf } from '../../evidence/passages.ts';
import { SourceKind } from '../../evidence/SourceKind.tsx';
import { seekPanelMessages } from '../messages.ts';
import { useQuestion } from '../panel-context.tsx';
import { passagesOf } from '../seek-panel.machine.ts';
import { placeNotes } from './place-notes.ts';
import * as styles from './SourceMargin.css.ts';

export interface SourceMarginProps {
  /** What is read: its chips carry the ids of their sources. */
  text: RefObject<HTMLElement | null>;
}

/** Between two cards, px. */
const gap = 12;
/** What a card stands beside. */
const blocks = 'p, li, tr, h3, h4, figure, [role="group"]';

/** The sources beside the text, each at the height of what cites it first; pointing at one points at the other. */
export function SourceMargin({ text }: SourceMarginProps) {
  const t = useMessages(seekPanelMessages);
  const { held, openEvidence } = useQuestion();
  const { sources, pointed, point, activeKey } = useEvidence();
  const list = useRef<HTMLUListElement>(null);
  const [tops, setTops] = useState<ReadonlyMap<string, number>>(new Map());
  const passages = passagesOf(held);

  useLayoutEffect(() => {
    const [body, cards] = [text.current, list.current];
    if (!body || !cards) return undefined;
    const place = () => setTops((before) => sameOr(before, topsOf(body, cards)));
    place();
    // A chip can come without a line more, and a fold opens without a chip more.
    const sizes = new ResizeObserver(place);
    sizes.observe(body);
    const chips = new MutationObserver(place);
    for (const element of [body, cards]) chips.observe(element, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      chips.disconnect();
    };
  }, [text]);

  return (
    <ul ref={list} className={styles.margin} aria-label={t('margin.label')}>
      {sources.map((source) => {
        const first = passages.find(({ evidence }) => isOf(source, evidence));
        const top = tops.get(source.id);
        if (!first) return null;
        const kind = kindOf(source);
        const isOpen = passages.some(({ key, evidence }) => key === activeKey && isOf(source, evidence));
        return (
          <li
            key={source.id}
            data-card={source.id}
            className={joinClasses(styles.place, top === undefined && styles.unplaced)}
            style={{ top: top ?? 0 }}
          >
            <button
              type="button"
              className={joinClasses(styles.card, (pointed === source.id || isOpen) && styles.pointed)}
              aria-expanded={isOpen}
              onPointerEnter={() => point?.(source.id)}
              onPointerLeave={() => point?.(undefined)}
              onFocus={() => point?.(source.id)}
              onBlur={() => point?.(undefined)}
              onClick={() => openEvidence(first.key)}
            >
              <span className={styles.head}>
                <span className={styles.number}>{source.number}</span> {kind && <SourceKind kind={kind} />}
              </span>
              <span className={styles.title} lang={source.language}>
                <Typeset>{source.title}</Typeset>
              </span>
              {(source.year !== undefined || source.owner !== undefined) && (
                <span className={styles.facts}>{[source.year, source.owner].filter(Boolean).join(' · ')}</span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function isOf(source: StreamSource, evidence: { document: string; version: number }): boolean {
  return source.document === evidence.document && source.version === evidence.version;
}

/** Top of each card, from the top of the text; none for a source whose chips are folded away. */
function topsOf(body: HTMLElement, list: HTMLElement): Map<string, number> {
  const bounds = body.getBoundingClientRect();
  const heights = new Map(
    [...list.querySelectorAll<HTMLElement>('[data-card]')].map((card) => [card.dataset['card'], card.offsetHeight]),
  );
  const anchors = new Map<string, number>();
  for (const chip of body.querySelectorAll<HTMLElement>('[data-source]')) {
    const source = chip.dataset['source'];
    if (source === undefined || anchors.has(source) || !heights.has(source) || chip.offsetParent === null) continue;
    anchors.set(source, (chip.closest(blocks) ?? chip).getBoundingClientRect().top - bounds.top);
  }
  const ids = [...anchors.keys()].toSorted((a, b) => (anchors.get(a) ?? 0) - (anchors.get(b) ?? 0));
  const notes = ids.map((id) => ({ anchor: Math.max(0, anchors.get(id) ?? 0), height: heights.get(id) ?? 0 }));
  const tops = placeNotes(notes, gap, bounds.height);
  return new Map(ids.map((id, at) => [id, Math.round(tops[at] ?? 0)]));
}

function sameOr(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const isSame = before.size === after.size && [...after].every(([id, top]) => before.get(id) === top);
  return isSame ? before : after;
}

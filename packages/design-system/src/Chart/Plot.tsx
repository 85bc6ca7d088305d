import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './Chart.css.ts';
import type { Mark } from './Chart.types.ts';
import { type MarkPlace, markAfter } from './markAfter.ts';

/** How far in px the pointer may be from a mark to mean it. */
const reach = 24;

const distance = ({ x, y, width, height }: Mark, px: number, py: number) =>
  Math.hypot(Math.max(x - px, 0, px - x - width), Math.max(y - py, 0, py - y - height));

/** The mark nearest to a place; of several the one whose middle is nearest. */
function markAt(marks: readonly (readonly Mark[])[], x: number, y: number): MarkPlace | undefined {
  let best: MarkPlace | undefined;
  let least = reach;
  marks.forEach((series, at) => {
    series.forEach((mark, index) => {
      const middle = Math.hypot(mark.x + mark.width / 2 - x, mark.y + mark.height / 2 - y);
      const away = distance(mark, x, y) + middle / 10_000;
      if (away < least) {
        least = away;
        best = { series: at, index };
      }
    });
  });
  return best;
}

/**
 * A picture whose marks are pointed at and moved through: one stop of Tab, arrows along a series and across. Only the mark
 * under the focus stands in the document as an element, so that 5,000 cost what one costs.
 */
export function Plot({
  label,
  describedBy,
  width,
  height,
  marks,
  onSelect,
  children,
}: {
  label: string;
  describedBy: string;
  width: number;
  height: number;
  marks: readonly (readonly Mark[])[];
  onSelect: ((id: string) => void) | undefined;
  children: ReactNode;
}) {
  const picture = useRef<SVGSVGElement>(null);
  const firstSeries = Math.max(
    0,
    marks.findIndex((series) => series.length > 0),
  );
  const [held, setFocus] = useState<MarkPlace>();
  const [hover, setHover] = useState<MarkPlace>();
  const [isFocused, setIsFocused] = useState(false);
  const find = (place: MarkPlace | undefined) => (place ? marks[place.series]?.[place.index] : undefined);
  const focus = find(held) ? (held as MarkPlace) : { series: firstSeries, index: 0 };
  const active = find(focus);
  const shown = find(hover) ?? (isFocused ? active : undefined);

  function keyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      setIsFocused(false);
      setHover(undefined);
      return;
    }
    if ((event.key === 'Enter' || event.key === ' ') && onSelect && active) {
      event.preventDefault();
      onSelect(active.id);
      return;
    }
    const next = markAfter(
      focus,
      event.key,
      marks.map((series) => series.length),
    );
    if (!next) return;
    event.preventDefault();
    flushSync(() => {
      setHover(undefined);
      setFocus(next);
    });
    picture.current?.querySelector<SVGGElement>('[tabindex="0"]')?.focus();
  }

  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = picture.current?.getBoundingClientRect();
    return box ? markAt(marks, clientX - box.left, clientY - box.top) : undefined;
  };
  function point(event: PointerEvent) {
    const next = placeOf(event);
    if (next?.series !== hover?.series || next?.index !== hover?.index) setHover(next);
  }

  return (
    <>
      {/* Its marks take the focus; the picture hears their keys and the pointer for all of them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <svg
        ref={picture}
        role="group"
        aria-label={label}
        aria-describedby={describedBy}
        width={width}
        height={height}
        className={joinClasses(styles.picture, onSelect && find(hover) && styles.pressable)}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setHover(undefined)}
        onClick={(event) => {
          const pressed = find(placeOf(event));
          if (pressed) onSelect?.(pressed.id);
        }}
        onKeyDown={keyDown}
      >
        <g aria-hidden>{children}</g>
        {active && (
          <g
            key={active.id}
            role={onSelect ? 'button' : 'img'}
            tabIndex={0}
            aria-label={[active.title, ...active.lines].join(', ')}
            className={styles.mark}
            onFocus={() => setIsFocused(true)}
            onBlur={() => setIsFocused(false)}
          >
            <rect
              x={active.x - 3}
              y={active.y - 3}
              width={active.width + 6}
              height={active.height + 6}
              rx={2}
              className={styles.ring}
            />
          </g>
        )}
        {hover && shown && (
          <rect
            aria-hidden
            data-shown
            x={shown.x - 1.5}
            y={shown.y - 1.5}
            width={shown.width + 3}
            height={shown.height + 3}
            rx={2}
            className={styles.ring}
          />
        )}
      </svg>
      {shown && <Tip mark={shown} width={width} />}
    </>
  );
}

/** Name and values of a mark, beside it on the side that has room. */
function Tip({ mark, width }: { mark: Mark; width: number }) {
  const isLeft = mark.x + mark.width / 2 > width / 2;
  const x = isLeft ? mark.x - 8 : mark.x + mark.width + 8;
  const shift = isLeft ? '-100%' : '0';
  return (
    <div
      aria-hidden
      className={styles.tip}
      style={{ transform: `translate(clamp(0px, ${x}px, ${width}px), ${Math.max(0, mark.y)}px) translateX(${shift})` }}
    >
      <span className={styles.tipTitle}>{mark.title}</span>
      {mark.lines.map((line) => (
        <span key={line} className={styles.tipLine}>
          {line}
        </span>
      ))}
    </div>
  );
}

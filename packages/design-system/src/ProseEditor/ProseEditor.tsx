import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { isPress } from '../Keys/keys.rules.ts';
import { useLanguage, wordsIn } from '../Language/LanguageContext.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import { createProseView, type ProseView, type Standing, type ViewProps } from './createProseView.ts';
import * as styles from './ProseEditor.css.ts';
import type { ProseEditorProps, ProseSession } from './ProseEditor.types.ts';
import { proseEditorWords } from './ProseEditor.words.ts';
import { ProseTools } from './ProseTools.tsx';
import { proseEditorKeys } from './prose-editor.keys.ts';

const nowhere: Standing = { marks: [], block: 'paragraph', around: [], link: undefined, table: undefined };

/**
 * Text with marks, lists, tables, formulas and citations, in which several people write at once. Its owner keeps the document
 * and sends the steps (`session`); findings, comments, others' carets and suggestions lie over the text and are no part of it.
 */
export function ProseEditor(props: ProseEditorProps) {
  const { session, isReadOnly = false, isPlain = false, isQuiet = false } = props;
  const { className, onInsertCitation, onInsertFigure } = props;
  const language = useLanguage();
  const words = useMemo(() => wordsIn(proseEditorWords, language, props.words), [language, props.words]);
  const given: ViewProps = { ...props, words };
  const mount = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<ProseView>();
  const [standing, setStanding] = useState(nowhere);
  const begin = useEffectEvent((at: HTMLElement, of: ProseSession) => createProseView(at, { ...given, session: of }));

  useEffect(() => {
    if (!mount.current) return undefined;
    // The view takes its element away with it when it goes.
    const element = mount.current.appendChild(document.createElement('div'));
    const made = begin(element, session);
    const tell = () => {
      const now = made.standing();
      setStanding((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    const end = made.subscribe(tell);
    setView(made);
    tell();
    return () => {
      end();
      made.destroy();
      element.remove();
      setView(undefined);
    };
  }, [session]);

  useEffect(() => {
    view?.update(given);
  });

  /** Tab goes on within tables and lists: the tools can be reached from everywhere in the text, and left for it. */
  function keyDown(event: KeyboardEvent<HTMLElement>) {
    const isInTools = event.target instanceof Element && event.target.closest('[role="toolbar"]') !== null;
    if (isInTools && event.key === 'Escape') view?.focus();
    else if (proseEditorKeys.tools.some((press) => isPress(event.nativeEvent, press)))
      event.currentTarget.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus();
    else return;
    event.preventDefault();
  }

  return (
    // What has the focus is the text or one of its tools.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onKeyDown={keyDown}
      className={joinClasses(
        styles.editor,
        isReadOnly && styles.readOnly,
        isQuiet && !isReadOnly && styles.quiet,
        className,
      )}
    >
      {view && !isReadOnly && !isPlain && (
        <ProseTools
          view={view}
          standing={standing}
          words={words}
          takesPictures={props.onAddPicture !== undefined && view.can('figure')}
          {...(onInsertCitation && { onInsertCitation })}
          {...(onInsertFigure && { onInsertFigure })}
        />
      )}
      <div ref={mount} />
    </div>
  );
}

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { dialog } from '../Dialog/Dialog.css.ts';
import { useModal } from '../Dialog/useModal.ts';
import { Icon } from '../Icon/Icon.tsx';
import { LockIcon, SearchIcon } from '../Icon/icons.ts';
import { paletteActs } from '../Keys/component-keys.ts';
import { Keys } from '../Keys/Keys.tsx';
import { isPress } from '../Keys/keys.rules.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './CommandPalette.css.ts';
import type { Command, CommandPaletteHints, CommandPaletteProps } from './CommandPalette.types.ts';
import { commandsOf, matchingGroups, paletteKeys } from './commands.rules.ts';
import { markWords, type TextSpan } from './match-text.ts';

/** Everything that can be done or gone to, found by typing. The owner opens it, by Ctrl or ⌘ and K as a rule. */
export function CommandPalette({ isOpen, onClose, ...content }: CommandPaletteProps) {
  const modal = useModal(isOpen, onClose);
  return (
    <dialog {...modal} aria-label={content.label} className={joinClasses(dialog, styles.palette)}>
      {isOpen && <Palette {...content} onClose={onClose} />}
    </dialog>
  );
}

function Palette({
  groups,
  label,
  placeholder,
  emptyLabel,
  countLabel,
  onQuery,
  isBusy = false,
  notice,
  hints,
  onClose,
}: Omit<CommandPaletteProps, 'isOpen'>) {
  const id = useId();
  const [query, setQuery] = useState('');
  /** Absent until somebody moves: then it is the first, whatever comes. */
  const [chosen, setChosen] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const found = matchingGroups(groups, query);
  const commands = commandsOf(found);
  const index = Math.max(
    0,
    commands.findIndex((command) => command.id === chosen),
  );
  const rowId = (command: Command) => `${id}-${command.id}`;
  const current = commands[index];

  useEffect(() => {
    // The heading of the first group belongs to its first row.
    if (index === 0) list.current?.scrollTo({ top: 0 });
    else list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  function run(command: Command) {
    if (command.unavailable !== undefined) return;
    if (!command.staysOpen) onClose();
    command.onSelect();
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const pressed = Object.keys(paletteKeys).find((keys) => isPress(event.nativeEvent, keys));
    const move = pressed === undefined ? undefined : paletteKeys[pressed];
    if (move && commands.length > 0) {
      event.preventDefault();
      setChosen(commands[move(index, commands.length)]?.id);
    } else if (current && isPress(event.nativeEvent, paletteActs.run)) {
      event.preventDefault();
      run(current);
    }
  }
  const isEmpty = !isBusy && found.every(({ isFallback }) => isFallback);
  return (
    <>
      <div className={styles.head}>
        {isBusy ? <Spinner /> : <Icon of={SearchIcon} />}
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={commands.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current && rowId(current)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={placeholder}
          value={query}
          className={styles.input}
          onChange={(event) => {
            setQuery(event.target.value);
            setChosen(undefined);
            if (!(event.nativeEvent as InputEvent).isComposing) onQuery?.(event.target.value);
          }}
          onCompositionEnd={(event) => onQuery?.(event.currentTarget.value)}
          onKeyDown={press}
        />
      </div>
      <div role="status" className={isEmpty ? styles.note : hidden}>
        {isEmpty ? emptyLabel : !isBusy && countLabel?.(commands.length)}
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-busy={isBusy || undefined}
        className={styles.list}
      >
        {found.map((group) => (
          <div key={group.label} role="group" aria-labelledby={`${id}-group-${group.label}`}>
            <div id={`${id}-group-${group.label}`} className={styles.heading}>
              {group.label}
              {group.count !== undefined && <span className={styles.count}>{group.count}</span>}
            </div>
            {group.commands.map(({ command, spans }) => (
              // The input keeps the focus; keys are its own.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={command.id}
                id={rowId(command)}
                role="option"
                tabIndex={-1}
                aria-selected={command === current}
                aria-disabled={command.unavailable !== undefined || undefined}
                className={styles.command}
                onPointerMove={() => setChosen(command.id)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => run(command)}
              >
                {command.icon && <Icon of={command.icon} className={styles.icon} />}
                <span className={styles.words}>
                  <span lang={command.lang}>
                    <Marked text={command.label} spans={spans} />
                  </span>
                  {(command.unavailable ?? command.description) !== undefined && (
                    <span className={styles.description}>
                      {command.unavailable ?? (
                        <Marked text={command.description ?? ''} spans={markWords(command.description ?? '', query)} />
                      )}
                    </span>
                  )}
                </span>
                {command.unavailable !== undefined && <Icon of={LockIcon} size="sm" className={styles.icon} />}
                {command.aside && <span className={styles.aside}>{command.aside}</span>}
                {command.keys && <Keys of={command.keys} />}
              </div>
            ))}
          </div>
        ))}
      </div>
      {notice && (
        <div role="status" className={styles.notice}>
          {notice}
        </div>
      )}
      {hints && <Foot hints={hints} />}
    </>
  );
}

/** A text with the letters that were found. */
function Marked({ text, spans }: { text: string; spans: readonly TextSpan[] }): ReactNode {
  let last = 0;
  const parts: ReactNode[] = [];
  for (const { start, end } of spans) {
    if (start > last) parts.push(text.slice(last, start));
    parts.push(
      <mark key={start} className={styles.mark}>
        {text.slice(start, end)}
      </mark>,
    );
    last = end;
  }
  return [...parts, text.slice(last)];
}

function Foot({ hints }: { hints: CommandPaletteHints }) {
  return (
    <div className={styles.foot}>
      <span className={styles.hint}>
        <Keys of="ArrowUp" />
        <Keys of="ArrowDown" />
        {hints.move}
      </span>
      <span className={styles.hint}>
        <Keys of={paletteActs.run} />
        {hints.run}
      </span>
      <span className={joinClasses(styles.hint, styles.last)}>
        <Keys of={paletteActs.close} />
        {hints.close}
      </span>
    </div>
  );
}

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { dialog } from '../Dialog/Dialog.css.ts';
import { useModal } from '../Dialog/useModal.ts';
import { Icon } from '../Icon/Icon.tsx';
import { SearchIcon } from '../Icon/icons.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './CommandPalette.css.ts';
import type { Command, CommandPaletteProps } from './CommandPalette.types.ts';
import { commandsOf, matchingGroups, paletteKeys } from './commands.rules.ts';

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
  onQuery,
  isBusy = false,
  onClose,
}: Omit<CommandPaletteProps, 'isOpen'>) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const found = matchingGroups(groups, query);
  const commands = commandsOf(found);
  const index = Math.min(chosen, Math.max(0, commands.length - 1));
  const rowId = (command: Command) => `${id}-${command.id}`;
  const current = commands[index];

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  function run(command: Command) {
    onClose();
    command.onSelect();
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const move = paletteKeys[event.key];
    if (move && commands.length > 0) {
      event.preventDefault();
      setChosen(move(index, commands.length));
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      run(current);
    }
  }
  return (
    <>
      <div className={styles.head}>
        {isBusy ? <Spinner /> : <Icon of={SearchIcon} />}
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current && rowId(current)}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={query}
          className={styles.input}
          onChange={(event) => {
            setQuery(event.target.value);
            setChosen(0);
            onQuery?.(event.target.value);
          }}
          onKeyDown={press}
        />
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
            </div>
            {group.commands.map((command) => (
              // The input keeps the focus; keys are its own.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={command.id}
                id={rowId(command)}
                role="option"
                tabIndex={-1}
                aria-selected={command === current}
                className={styles.command}
                onPointerMove={() => setChosen(commands.indexOf(command))}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => run(command)}
              >
                {command.icon && <Icon of={command.icon} className={styles.icon} />}
                <span className={styles.words}>
                  {command.label}
                  {command.description && <span className={styles.description}>{command.description}</span>}
                </span>
                {command.aside && <span className={styles.aside}>{command.aside}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <div role="status" className={commands.length === 0 && !isBusy ? styles.note : hidden}>
        {commands.length === 0 && !isBusy && emptyLabel}
      </div>
    </>
  );
}

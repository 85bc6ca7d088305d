import { useLanguage, wordsIn } from '../Language/LanguageContext.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { keysOf } from './component-keys.ts';
import * as styles from './Keys.css.ts';
import type { KeysProps } from './Keys.types.ts';
import { type KeyWords, keyWords } from './Keys.words.ts';
import { isAppleMachine } from './keys.rules.ts';

/** What stands on a cap; with the name that is read out where it is a sign. */
type Cap = { sign: string; name?: keyof KeyWords };

const caps: Readonly<Record<string, Cap>> = {
  ArrowUp: { sign: '↑', name: 'up' },
  ArrowDown: { sign: '↓', name: 'down' },
  ArrowLeft: { sign: '←', name: 'left' },
  ArrowRight: { sign: '→', name: 'right' },
  Enter: { sign: 'Enter', name: 'enter' },
  Escape: { sign: 'Esc', name: 'escape' },
  PageUp: { sign: 'Page Up' },
  PageDown: { sign: 'Page Down' },
  ' ': { sign: '␣', name: 'space' },
};
const appleCaps: Readonly<Record<string, Cap>> = {
  Mod: { sign: '⌘', name: 'command' },
  Shift: { sign: '⇧', name: 'shift' },
  Alt: { sign: '⌥', name: 'option' },
};

/** Keys to press, as they stand on the keyboard of the reader. */
export function Keys({ of, isApple = isAppleMachine(), className }: KeysProps) {
  const say = wordsIn(keyWords, useLanguage());
  const { held, key } = keysOf(of);
  const shown = [...held, key].map(
    (name): Cap => (isApple ? appleCaps[name] : undefined) ?? caps[name] ?? { sign: name === 'Mod' ? 'Ctrl' : name },
  );
  return (
    <span className={joinClasses(styles.keys, className)}>
      {shown.map(({ sign, name }) => (
        <kbd key={sign} className={styles.key} lang={name === undefined ? 'en' : undefined} translate="no">
          {name === undefined ? (
            sign
          ) : (
            <>
              <span aria-hidden lang="en">
                {sign}
              </span>
              <span className={hidden}>{say[name]}</span>
            </>
          )}
        </kbd>
      ))}
    </span>
  );
}

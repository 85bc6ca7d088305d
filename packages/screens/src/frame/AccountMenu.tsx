import { Icon, SettingsIcon, VisuallyHidden } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useState } from 'react';
import * as styles from './AccountMenu.css.ts';
import type { AccountMenuProps } from './AccountMenu.types.ts';
import type { AccountPanel } from './AccountPanel.tsx';
import { frameMessages } from './messages.ts';

const loadPanel = () => import('./AccountPanel.tsx');
/** On the way to the button nobody waits for the panel yet. */
const preload = () => void loadPanel().catch(() => undefined);

/** Up to two initials of a name; a Han or kana name gives its first character. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = '', second = ''] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const letter = (word: string) => [...word][0]?.toUpperCase() ?? '';
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(first)
    ? letter(first)
    : letter(first) + letter(second);
}

/** The account's button. What it opens (history, editions, appearance, language, signing out) is loaded on the way to it. */
export function AccountMenu({ visitor, ...panel }: AccountMenuProps) {
  const t = useMessages(frameMessages);
  const [Panel, setPanel] = useState<typeof AccountPanel>();
  const open = () =>
    loadPanel().then(
      (module) => setPanel(() => module.AccountPanel),
      // Without a connection the page stays as it is; with one it has to be loaded anew, as any screen that failed.
      (error: unknown) => {
        if (navigator.onLine)
          setPanel(() => {
            throw error;
          });
      },
    );
  const button = (
    <button
      type="button"
      aria-haspopup="menu"
      className={styles.avatar}
      onPointerEnter={preload}
      onFocus={preload}
      // Until the panel is there, the button stays and keeps the focus.
      onClick={() => void open()}
    >
      {visitor ? <span aria-hidden>{initialsOf(visitor.name)}</span> : <Icon of={SettingsIcon} />}
      <VisuallyHidden>{visitor ? `${t('account.menu')}: ${visitor.name}` : t('account.menu')}</VisuallyHidden>
    </button>
  );
  return Panel ? <Panel {...panel} visitor={visitor} trigger={button} /> : button;
}

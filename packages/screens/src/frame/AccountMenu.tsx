import {
  Button,
  HistoryIcon,
  Icon,
  type IconDrawing,
  LayersIcon,
  LogOutIcon,
  ScaleIcon,
  SettingsIcon,
  Text,
  type ThemeChoice,
  UserIcon,
  VisuallyHidden,
} from '@assay/design-system';
import { type AccountMenuEntry, localeNames, locales, pathTo, visibleAccountMenu } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { useEffect, useId, useRef, useState } from 'react';
import * as styles from './AccountMenu.css.ts';
import type { FramePreferences, FrameVisitor } from './Frame.types.ts';
import { frameMessages } from './messages.ts';

const themes: readonly ThemeChoice[] = ['auto', 'light', 'dark'];

const icons: Record<AccountMenuEntry['name'], IconDrawing> = {
  profile: UserIcon,
  history: HistoryIcon,
  versions: LayersIcon,
  usage: ScaleIcon,
};

export interface AccountMenuProps {
  /** The person signed in; a guest has only the preferences. */
  visitor: FrameVisitor | undefined;
  preferences: FramePreferences;
  isSigningOut: boolean;
  onSignOut(): void;
}

/** Up to two initials of a name; a Han or kana name gives its first character. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = '', second = ''] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const letter = (word: string) => [...word][0]?.toUpperCase() ?? '';
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(first)
    ? letter(first)
    : letter(first) + letter(second);
}

/** The account's button and what it opens: history, editions, appearance, language, signing out. */
export function AccountMenu({ visitor, preferences, isSigningOut, onSignOut }: AccountMenuProps) {
  const t = useMessages(frameMessages);
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: PointerEvent | FocusEvent) => {
      if (!(event.target instanceof Node) || !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen]);

  return (
    <div
      ref={box}
      role="presentation"
      className={styles.box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.avatar}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {visitor ? <span aria-hidden>{initialsOf(visitor.name)}</span> : <Icon of={SettingsIcon} />}
        <VisuallyHidden>{visitor ? `${t('account.menu')}: ${visitor.name}` : t('account.menu')}</VisuallyHidden>
      </button>
      {isOpen && (
        <div id={panelId} className={styles.panel}>
          {visitor && (
            <div className={styles.person}>
              <Text weight="medium" tone="strong" isTruncated>
                {visitor.name}
              </Text>
              <Text size="caption" tone="muted" isTruncated>
                {[visitor.email, visitor.tenant].filter(Boolean).join(' · ')}
              </Text>
            </div>
          )}
          {visitor && (
            <ul className={styles.entries}>
              {visibleAccountMenu().map((entry) => (
                <li key={entry.name}>
                  <a className={styles.entry} href={pathTo(entry.route as 'history')} onClick={() => setOpen(false)}>
                    <Icon of={icons[entry.name]} tone="muted" />
                    {t(`account.${entry.name}`)}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <Choice
            legend={t('account.theme')}
            options={themes.map((value) => ({ value, label: t(`account.themes.${value}`) }))}
            value={preferences.theme}
            onChange={preferences.onTheme}
          />
          <Choice
            legend={t('account.language')}
            options={locales.map((value) => ({ value, label: localeNames[value] }))}
            value={preferences.locale}
            onChange={preferences.onLocale}
          />
          {visitor && (
            <div className={styles.leave}>
              <Button
                variant="quiet"
                size="compact"
                icon={LogOutIcon}
                isBusy={isSigningOut}
                busyLabel={t('account.signingOut')}
                onClick={onSignOut}
              >
                {t('account.signOut')}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange(value: Value): void;
}

function Choice<Value extends string>({ legend, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

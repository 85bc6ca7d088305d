import { useEffect, useState } from 'react';
import { CheckIcon, CopyIcon, WrapIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useLanguage, wordsIn } from '../Language/LanguageContext.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CodeBlock.css.ts';
import type { CodeBlockProps } from './CodeBlock.types.ts';
import { codeBlockWords } from './CodeBlock.words.ts';

/** How long in ms the copy is confirmed. */
const confirmation = 2000;

/** Text that must be taken over letter for letter: code, sequences, SMILES, a request. Arrow keys scroll it. */
export function CodeBlock({
  label,
  code,
  hasLineNumbers = false,
  isWrapped: isWrappedFirst = false,
  maxHeight = '24rem',
  words,
  className,
}: CodeBlockProps) {
  const say = wordsIn(codeBlockWords, useLanguage(), words);
  const [isWrapped, setIsWrapped] = useState(isWrappedFirst);
  const [copy, setCopy] = useState<'rest' | 'copied' | 'failed'>('rest');
  useEffect(() => {
    if (copy !== 'copied') return undefined;
    const timer = setTimeout(() => setCopy('rest'), confirmation);
    return () => clearTimeout(timer);
  }, [copy]);
  const take = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopy('copied'),
      () => setCopy('failed'),
    );
  return (
    <div className={joinClasses(styles.block, className)}>
      <div className={styles.head}>
        <span className={styles.name}>{label}</span>
        <IconButton
          icon={WrapIcon}
          label={say.wrap}
          aria-pressed={isWrapped}
          onClick={() => setIsWrapped(!isWrapped)}
        />
        <IconButton
          icon={copy === 'copied' ? CheckIcon : CopyIcon}
          label={copy === 'copied' ? say.copied : say.copy}
          onClick={() => void take()}
        />
      </div>
      {/* What scrolls is reached by keyboard. */}
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={label}
        role="region"
        className={styles.scroller}
        style={{ maxBlockSize: maxHeight }}
        dir="ltr"
      >
        {/* Code is in no language, and translated into none. */}
        <code
          lang="zxx"
          translate="no"
          className={joinClasses(styles.lines, isWrapped && styles.wrapped)}
          style={{ fontFamily: 'inherit' }}
        >
          {code
            .replace(/\r?\n$/, '')
            .split(/\r?\n/)
            .map((line, at) => (
              // Lines have no other identity than their place.
              <span key={at} className={joinClasses(styles.line, hasLineNumbers && styles.numbered)}>
                {line === '' ? '\n' : line}
              </span>
            ))}
        </code>
      </pre>
      <VisuallyHidden role="status">{copy === 'copied' ? say.copied : ''}</VisuallyHidden>
      {copy === 'failed' && (
        <div role="alert" className={styles.failed}>
          {say.failed}
        </div>
      )}
    </div>
  );
}

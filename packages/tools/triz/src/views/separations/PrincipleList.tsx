import {
  Button,
  ChevronDownIcon,
  ChevronUpIcon,
  CloseIcon,
  Field,
  Heading,
  IconButton,
  PlusIcon,
  Select,
  Text,
  VisuallyHidden,
} from '@assay/design-system';
import { useMessages, useTranslator } from '@assay/i18n';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { principles } from '../../tables/index.ts';
import { trizMessages } from '../messages.ts';
import * as styles from './separations.css.ts';

interface PrincipleListProps {
  title: string;
  hint: string;
  /** In their order; one at least, none twice. */
  numbers: readonly number[];
  isDisabled: boolean;
  onChange(numbers: readonly number[]): void;
}

type Act = 'up' | 'down' | 'remove';

/** Principles in the order in which they are tried: moved, taken out, and added of the forty. What was done is said. */
export function PrincipleList({ title, hint, numbers, isDisabled, onChange }: PrincipleListProps) {
  const t = useMessages(trizMessages);
  const { locale } = useTranslator();
  const [said, say] = useState('');
  const [chosen, choose] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const choice = useRef<HTMLSelectElement>(null);
  const titleId = useId();
  const nameOf = (number: number) => `${number} ${principles[number - 1]?.name[locale] ?? ''}`;
  const left = principles.filter(({ id }) => !numbers.includes(id));
  const isLast = numbers.length === 1;

  /** The list may put the button that was pressed elsewhere, or takes it out. */
  function change(next: readonly number[], told: string, focused: { number: number | undefined; act: Act }) {
    flushSync(() => {
      onChange(next);
      say(told);
    });
    list.current?.querySelector<HTMLElement>(`[data-act="${focused.act} ${focused.number}"]`)?.focus();
  }

  function move(number: number, by: 1 | -1) {
    const at = numbers.indexOf(number);
    const next = numbers.toSpliced(at, 1).toSpliced(at + by, 0, number);
    const told = t('separations.moved', { name: nameOf(number), place: at + by + 1, count: numbers.length });
    change(next, told, { number, act: by === 1 ? 'down' : 'up' });
  }

  function remove(number: number) {
    const next = numbers.filter((one) => one !== number);
    const beside = next[Math.min(numbers.indexOf(number), next.length - 1)];
    change(next, t('separations.removed', { name: nameOf(number) }), { number: beside, act: 'remove' });
  }

  function add() {
    if (chosen === '') return;
    onChange([...numbers, Number(chosen)]);
    say(t('separations.added', { name: nameOf(Number(chosen)), place: numbers.length + 1 }));
    choose('');
    choice.current?.focus();
  }

  return (
    <section className={styles.way} aria-labelledby={titleId}>
      <div>
        <Heading level={4} size="section" id={titleId}>
          {title}
        </Heading>
        <Text as="p" size="caption" tone="muted">
          {hint}
        </Text>
      </div>
      <ol ref={list} className={styles.list} aria-label={t('separations.principles', { way: title })}>
        {numbers.map((number, at) => {
          const name = nameOf(number);
          return (
            <li key={number} className={styles.row}>
              <span className={styles.number}>{number}</span>
              <Text size="dense">{principles[number - 1]?.name[locale]}</Text>
              <span className={styles.acts}>
                <IconButton
                  icon={ChevronUpIcon}
                  label={t('separations.up', { name })}
                  data-act={`up ${number}`}
                  isDisabled={isDisabled || at === 0}
                  onClick={() => move(number, -1)}
                />
                <IconButton
                  icon={ChevronDownIcon}
                  label={t('separations.down', { name })}
                  data-act={`down ${number}`}
                  isDisabled={isDisabled || at === numbers.length - 1}
                  onClick={() => move(number, 1)}
                />
                <IconButton
                  icon={CloseIcon}
                  label={t('separations.remove', { name })}
                  data-act={`remove ${number}`}
                  isDisabled={isDisabled || isLast}
                  onClick={() => remove(number)}
                />
              </span>
            </li>
          );
        })}
      </ol>
      {isLast && (
        <Text as="p" size="caption" tone="muted">
          {t('separations.last')}
        </Text>
      )}
      {left.length > 0 && (
        <div className={styles.adding}>
          <Field
            label={
              <>
                {t('separations.add')}
                <VisuallyHidden> {title}</VisuallyHidden>
              </>
            }
          >
            <Select
              ref={choice}
              value={chosen}
              disabled={isDisabled}
              placeholder={t('separations.choose')}
              options={left.map(({ id }) => ({ value: String(id), label: nameOf(id) }))}
              onChange={({ target }) => choose(target.value)}
            />
          </Field>
          <Button icon={PlusIcon} isDisabled={isDisabled || chosen === ''} onClick={add}>
            {t('separations.do')}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        </div>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </section>
  );
}

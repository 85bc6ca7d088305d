import { useDraft } from '@assay/i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useId, useRef, useState } from 'react';
import { useWorkPanel } from '../panel/WorkPanelContext.ts';
import { callBefore, partsByMention, type Reader, readersIn } from './mention-text.ts';

/** Safari ends a composition before the key that ended it is told, as key 229. */
const isComposing = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229;

interface Mentioning {
  /** People to choose from; none while nobody is being called. */
  found: readonly Reader[];
  /** Position of the one that Enter takes. */
  active: number;
  /** Id of the list, and of its choices with a number behind it. */
  list: string;
  field: Pick<ComponentProps<'textarea'>, 'ref' | 'onKeyDown' | 'onSelect' | 'onBlur'> & Record<string, unknown>;
  choose(reader: Reader): void;
  /** Ids of those whom a text calls. */
  calledIn(text: string): string[];
  forget(): void;
}

/**
 * People called by `@` as a comment is written: what is typed behind it is looked for among those who may read the work.
 *
 * @param draft by which the tab keeps who was chosen, beside the text
 * @param isOn whether the writer may call anybody
 */
export function useMentioning(draft: string, isOn: boolean, setText: (text: string) => void): Mentioning {
  const { talk, key } = useWorkPanel();
  const list = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [kept, keep] = useDraft(`${draft}.people`);
  const [call, setCall] = useState<{ start: number; words: string }>();
  const [active, setActive] = useState(0);
  const readers = useQuery({
    queryKey: ['work', key, 'readers', call?.words],
    queryFn: ({ signal }) => talk.readers(call?.words ?? '', signal),
    enabled: call !== undefined,
    placeholderData: keepPreviousData,
  });
  // Of those who came for fewer letters, the ones that have these too: nobody is chosen who was not meant.
  const wanted = call?.words.trim().toLowerCase() ?? '';
  const found =
    call === undefined
      ? []
      : (readers.data ?? []).filter(({ name, email = '' }) => `${name}\n${email}`.toLowerCase().includes(wanted));
  const isOpen = found.length > 0;

  function look({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) {
    const before = isOn && selectionStart === selectionEnd ? callBefore(value, selectionStart) : undefined;
    // Behind a name that was chosen, the comment goes on.
    const isChosen = readersIn(kept).some(({ name }) => before?.words.startsWith(`${name} `));
    const next = isChosen ? undefined : before;
    if (next?.words !== call?.words) setActive(0);
    setCall(next);
  }

  function choose(reader: Reader) {
    if (!area.current || !call) return;
    area.current.setRangeText(`@${reader.name} `, call.start, area.current.selectionEnd, 'end');
    setText(area.current.value);
    keep(JSON.stringify([...readersIn(kept), reader]));
    setCall(undefined);
    area.current.focus();
  }

  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setActive((active + 1) % found.length),
    ArrowUp: () => setActive((active + found.length - 1) % found.length),
    Enter: () => found[active] && choose(found[active]),
    Tab: () => found[active] && choose(found[active]),
    Escape: () => setCall(undefined),
  };

  return {
    found,
    active,
    list,
    field: {
      ref: area,
      onSelect: ({ currentTarget }) => look(currentTarget),
      onBlur: () => setCall(undefined),
      onKeyDown(event) {
        const act = keys[event.key];
        if (!isOpen || !act || isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey || event.shiftKey)
          return;
        event.preventDefault();
        event.stopPropagation();
        act();
      },
      // A box of several lines is no combobox (ARIA in HTML): it stays one for text, which has a list beside it.
      ...(isOpen && {
        'aria-haspopup': 'listbox',
        'aria-autocomplete': 'list',
        'aria-controls': list,
        'aria-activedescendant': `${list}-${active}`,
      }),
    },
    choose,
    calledIn(text) {
      // Of two people of one name, the one who was chosen last is meant.
      const ids = new Map(readersIn(kept).map(({ name, id }) => [name, id]));
      const called = partsByMention(text, [...ids.keys()]).filter(({ isMention }) => isMention);
      return [...new Set(called.flatMap((part) => ids.get(part.text.slice(1)) ?? []))];
    },
    forget: () => keep(''),
  };
}

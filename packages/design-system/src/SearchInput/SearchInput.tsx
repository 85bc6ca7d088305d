import type { MouseEvent } from 'react';
import { CloseIcon, SearchIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import type { SearchInputProps } from './SearchInput.types.ts';

/** Words to look for; Esc or the button empties it. */
export function SearchInput({ value, onChange, clearLabel, onKeyDown, ...rest }: SearchInputProps) {
  function clear({ currentTarget }: MouseEvent<HTMLElement>) {
    onChange('');
    currentTarget.parentElement?.parentElement?.querySelector('input')?.focus();
  }
  return (
    <TextInput
      {...rest}
      type="search"
      icon={SearchIcon}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        // While words are composed Esc is the input method's, which takes back those alone.
        if (event.key === 'Escape' && value !== '' && !event.nativeEvent.isComposing) {
          event.preventDefault();
          event.stopPropagation();
          onChange('');
        }
      }}
      end={value !== '' && <IconButton icon={CloseIcon} label={clearLabel} onClick={clear} />}
    />
  );
}

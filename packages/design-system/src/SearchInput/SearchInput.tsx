import { useRef } from 'react';
import { CloseIcon, SearchIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import type { SearchInputProps } from './SearchInput.types.ts';

/** Words to look for; Esc or the button empties it. */
export function SearchInput({ value, onChange, clearLabel, onKeyDown, ...rest }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  function clear() {
    onChange('');
    input.current?.focus();
  }
  return (
    <TextInput
      ref={input}
      {...rest}
      type="search"
      icon={SearchIcon}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Escape' && value !== '') {
          event.preventDefault();
          event.stopPropagation();
          clear();
        }
      }}
      end={value !== '' && <IconButton icon={CloseIcon} label={clearLabel} onClick={clear} />}
    />
  );
}

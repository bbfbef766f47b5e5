import { useRef } from 'react';
import { SearchField, type SearchFieldProps } from './search-field';
import { Suggestions, type SuggestionItem } from './suggestions';

export interface ComboboxProps extends Omit<SearchFieldProps, 'children' | 'ref'> {
  /** What fits the text so far. */
  suggestions: readonly SuggestionItem[];
  onChoose: (id: string) => void;
  /** Read out with the list; the field's label where not told. */
  listLabel?: string | undefined;
}

/** A search field with suggestions below it. */
export function Combobox({ suggestions, onChoose, listLabel, ...field }: ComboboxProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <SearchField {...field} ref={inputRef}>
      <Suggestions
        inputRef={inputRef}
        label={listLabel ?? field.label}
        items={suggestions}
        isAsked={field.value.trim() !== ''}
        onChoose={onChoose}
      />
    </SearchField>
  );
}

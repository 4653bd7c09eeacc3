import useAutocomplete from '@mui/material/useAutocomplete';
import { useMemo, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { SearchField } from './SearchField';
import { SuggestionList } from './SuggestionList';
import type { SuggestionOption } from './suggestionOptions';

export interface SearchComboboxProps {
  text: string;
  options: readonly SuggestionOption[];
  currency: string;
  /** Input that receives focus on mount. */
  input: RefObject<HTMLInputElement | null>;
  onChange: (text: string) => void;
  onPick: (option: SuggestionOption) => void;
  /** Shown between the field and the suggestions. */
  children: ReactNode;
}

/** Leaves Esc to the dialog, which it closes; MUI's combobox would only close its suggestions. */
function leaveEscape(event: KeyboardEvent & { defaultMuiPrevented?: boolean }): void {
  if (event.key === 'Escape') event.defaultMuiPrevented = true;
}

/**
 * Search field with suggestions. Arrow keys only move through them; Enter without a choice searches for the text
 * (product 5.13).
 */
export function SearchCombobox(props: SearchComboboxProps) {
  const { text, options, currency, input, onChange, onPick, children } = props;
  const shown = useMemo(() => [...options], [options]);
  const isOpen = shown.length > 0;
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } =
    useAutocomplete<SuggestionOption, false, false, true>({
      freeSolo: true,
      includeInputInList: true,
      open: isOpen,
      value: null,
      inputValue: text,
      onInputChange: (_event, value, reason) => {
        if (reason === 'input') onChange(value);
      },
      onChange: (_event, option, reason) => {
        if (reason === 'selectOption' && option !== null && typeof option !== 'string')
          onPick(option);
      },
      options: shown,
      filterOptions: (all) => all,
      groupBy: ({ kind }) => kind,
      getOptionKey: (option) => (typeof option === 'string' ? option : option.id),
      getOptionLabel: (option) => (typeof option === 'string' ? option : option.label),
    });
  return (
    <div {...getRootProps({ onKeyDown: leaveEscape })}>
      <SearchField text={text} input={input} inputProps={getInputProps()} onChange={onChange} />
      {children}
      {isOpen && (
        <SuggestionList
          groups={groupedOptions}
          currency={currency}
          listboxProps={getListboxProps()}
          optionPropsOf={(option, index) => getOptionProps({ option, index })}
        />
      )}
    </div>
  );
}

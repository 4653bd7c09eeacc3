import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import useForkRef from '@mui/utils/useForkRef';
import { useEffect, type InputHTMLAttributes, type Ref, type RefObject } from 'react';
import { Button } from '@/components/Button';
import { SearchIcon } from '@/components/icons';
import { searchLine } from '@/components/searchLine';
import { useTranslate } from '@/i18n/useTranslate';
import { MAX_SEARCH_LENGTH } from '@/lib/searchText';
import { fluid } from '@/theme/tokens';
import { listMessages } from '../shared/messages';

export interface SearchFieldProps {
  text: string;
  /** Input that receives focus on mount. */
  input: RefObject<HTMLInputElement | null>;
  /** Props of the combobox. */
  inputProps: InputHTMLAttributes<HTMLInputElement> & { ref: Ref<HTMLInputElement> };
  onChange: (text: string) => void;
}

/** Input of the search overlay. */
export function SearchField({ text, input, inputProps, onChange }: SearchFieldProps) {
  const t = useTranslate();
  const { ref, ...comboboxProps } = inputProps;
  const inputRef = useForkRef(input, ref);
  // In an effect, because the dialog moves focus twice in Strict Mode.
  useEffect(() => input.current?.focus(), [input]);

  const handleClear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <Box sx={searchLine}>
      <SearchIcon />
      <InputBase
        fullWidth
        inputRef={inputRef}
        placeholder={t(listMessages.searchHelp)}
        sx={{
          fontFamily: 'lead.fontFamily',
          fontSize: fluid(22, 36),
          minHeight: 64,
          // It names all that can be searched, on the smallest phone, too.
          '& input::placeholder': { fontSize: fluid(15, 36) },
        }}
        inputProps={{
          ...comboboxProps,
          'aria-label': t(listMessages.openSearch),
          enterKeyHint: 'search',
          maxLength: MAX_SEARCH_LENGTH,
        }}
      />
      {text !== '' && (
        <Button
          variant="text"
          color="inherit"
          aria-label={t(listMessages.clearSearch)}
          onClick={handleClear}
          sx={{ flex: 'none', minWidth: 0 }}
        >
          {t(listMessages.clear)}
        </Button>
      )}
    </Box>
  );
}

import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { SearchIcon } from '@/components/icons';
import { searchLine } from '@/components/searchLine';
import { useDebouncedCallback } from '@/hooks/useDebouncedCallback';
import { usePreHydrationInput } from '@/hooks/usePreHydrationInput';
import { useTranslate } from '@/i18n/useTranslate';
import { MAX_SEARCH_LENGTH } from '@/lib/searchText';
import { typedLine } from '@/lib/typed';
import { faqPath, readFaqLocation } from './faqPath';
import { messages } from './messages';

const TYPING_PAUSE_MS = 300;

/** Search of the questions while it is typed; the text is in the URL (product 4.8). */
export function FaqSearch() {
  const [params] = useSearchParams();
  const { search } = readFaqLocation(params);
  const t = useTranslate();
  const navigate = useNavigate();
  const [text, setText] = useState(search);
  const [shown, setShown] = useState(search);
  // Back, or a link to all questions.
  if (shown !== search) {
    setShown(search);
    if (typedLine(text) !== search) setText(search);
  }
  const typed = useDebouncedCallback((value: string) => {
    void navigate(faqPath({ page: 1, search: typedLine(value) }), { replace: true });
  }, TYPING_PAUSE_MS);
  const handleChange = (value: string) => {
    setText(value);
    typed.schedule(value);
  };
  const input = useRef<HTMLInputElement>(null);
  usePreHydrationInput(() => {
    const value = input.current?.value;
    return value !== search && value;
  }, handleChange);
  return (
    <Box
      component="form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        typed.flush();
      }}
      sx={searchLine}
    >
      <SearchIcon />
      <InputBase
        fullWidth
        type="search"
        name="search"
        placeholder={t(messages.search)}
        value={text}
        onChange={({ target }) => handleChange(target.value)}
        inputRef={input}
        inputProps={{
          'aria-label': t(messages.search),
          maxLength: MAX_SEARCH_LENGTH,
          enterKeyHint: 'search',
        }}
        sx={{ minHeight: 56 }}
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { DialCodeOption } from './DialCodeOption';
import { findDialCodes, type DialCode } from './dialCodes';
import { messages } from './messages';

interface DialCodeListProps {
  dialCodes: readonly DialCode[];
  value: string;
  onPick: (dialCode: string) => void;
}

/** Height at which the list starts to scroll (spec §2). */
const LIST_MAX_HEIGHT_PX = 200;

/** Where an arrow key moves the highlight; `undefined` for any other key. */
function moveBy(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(index + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(index - 1, 0);
  return undefined;
}

/** A search box over a list of dial codes: arrow keys move, Enter picks. */
export function DialCodeList({ dialCodes, value, onPick }: DialCodeListProps) {
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      dialCodes.findIndex(({ dialCode }) => dialCode === value),
    ),
  );
  const found = findDialCodes(dialCodes, query);
  const chosen = found[active];
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => search.current?.focus(), []);

  useEffect(() => {
    list.current?.querySelector(`[data-active=true]`)?.scrollIntoView({ block: 'nearest' });
  }, [active, query]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const next = moveBy(event.key, active, found.length);
    if (next !== undefined) setActive(next);
    else if (event.key !== 'Enter') return;
    else if (chosen !== undefined) onPick(chosen.dialCode);
    event.preventDefault();
  };

  return (
    <Box sx={{ padding: 1.5 }}>
      <OutlinedInput
        inputRef={search}
        fullWidth
        size="small"
        placeholder={messages.dialCodePlaceholder}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={handleKeyDown}
        inputProps={{
          role: 'combobox',
          autoComplete: 'off',
          'aria-label': messages.dialCodeSearch,
          'aria-autocomplete': 'list',
          'aria-expanded': true,
          'aria-controls': `${id}-list`,
          'aria-activedescendant': chosen === undefined ? undefined : optionId(active),
        }}
      />
      <Box
        ref={list}
        component="ul"
        id={`${id}-list`}
        role="listbox"
        aria-label={messages.dialCodes}
        sx={{
          listStyle: 'none',
          margin: 0,
          marginBlockStart: 1,
          padding: 0,
          maxHeight: LIST_MAX_HEIGHT_PX,
          overflowY: 'auto',
        }}
      >
        {found.map(({ country, dialCode }, index) => (
          <DialCodeOption
            key={country}
            id={optionId(index)}
            country={country}
            dialCode={dialCode}
            isActive={index === active}
            isChosen={dialCode === value}
            onPick={() => onPick(dialCode)}
          />
        ))}
      </Box>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ paddingBlockStart: 1 }}>
        {found.length === 0 ? messages.noDialCodeFound : messages.dialCodesFound(found.length)}
      </Typography>
    </Box>
  );
}

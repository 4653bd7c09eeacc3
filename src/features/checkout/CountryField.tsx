import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import {
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { TextField } from '@/components/field/TextField';
import { ChevronDownIcon, CloseIcon } from '@/components/icons';
import { CountryList } from './CountryList';
import { answerKey, closedList, openedList } from './countryListState';
import { findCountryName, findCountryNames } from './dialCodes';
import { messages } from './messages';
import { revealOption } from './revealOption';
import type { CountriesState } from './useCountries';

interface CountryFieldProps {
  value: string;
  error?: string;
  /** The field can be filled in without them. */
  countries: CountriesState;
  onChange: (country: string) => void;
}

/** For the pointer only: the keyboard opens and empties the field by itself. */
const Buttons = styled('div')({
  display: 'flex',
  flexShrink: 0,
  marginInlineEnd: 7,
  '& svg': { fontSize: '1.25rem' },
  '& [data-clear]': { visibility: 'hidden', marginInlineEnd: -2 },
  '*:focus-within > & [data-clear]': { visibility: 'visible' },
  '@media (pointer: fine)': { '*:hover > & [data-clear]': { visibility: 'visible' } },
});

/** Country / Region with suggestions from the country reference; other text is kept as typed. */
export function CountryField({ value, error, countries, onChange }: CountryFieldProps) {
  const { reference = {}, hasFailed } = countries;
  const names = Object.keys(reference);
  const id = useId();
  const optionId = (index: number) => `${id}-${index}`;
  const input = useRef<HTMLInputElement>(null);
  const isFirstPress = useRef(false);
  const [list, setList] = useState(closedList);
  const { isOpen, isNarrowed, active } = list;
  const found = isOpen ? findCountryNames(names, isNarrowed ? value : '') : [];
  const hasOptions = found.length > 0;
  const toggleText = isOpen ? messages.hideCountries : messages.showCountries;
  const toggle = () => setList(isOpen ? closedList : openedList(names, value));

  const enter = (text: string) => {
    onChange(text);
    // What the browser fills in while the focus is elsewhere opens nothing.
    const isTyped = document.activeElement === input.current && text !== '';
    setList({ isOpen: isOpen || isTyped, isNarrowed: true, active: 0 });
  };

  const pick = (name: string) => {
    onChange(name);
    setList(closedList);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    // Keys that compose a character belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const answer = answerKey(event.key, list, { names, value, found });
    if (answer === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setList(answer.list);
    revealOption(optionId(answer.list.active));
    if (answer.picked !== undefined) onChange(answer.picked);
  };

  const handleMouseDown = () => {
    isFirstPress.current = document.activeElement !== input.current;
    if (!isOpen || value === '') toggle();
  };

  /** The first press selects the text, so that typing replaces it. */
  const handleClick = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    const isCaret = currentTarget.selectionStart === currentTarget.selectionEnd;
    if (isFirstPress.current && isCaret) currentTarget.select();
  };

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.parentElement?.contains(relatedTarget)) return;
    setList(closedList);
    const name = findCountryName(reference, value);
    if (name !== undefined && name !== value) onChange(name);
  };

  return (
    <TextField
      ref={input}
      label={messages.fields.country}
      isStarred
      error={error}
      name="country"
      autoComplete="billing country-name"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={100}
      value={value}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={hasOptions}
      aria-controls={hasOptions ? `${id}-list` : undefined}
      aria-activedescendant={hasOptions ? optionId(active) : undefined}
      onChange={(event) => enter(event.target.value)}
      onKeyDown={handleKeyDown}
      onMouseDown={handleMouseDown}
      onClick={handleClick}
      onBlur={handleBlur}
      end={
        <>
          <Buttons
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => input.current?.focus()}
          >
            {names.includes(value) && (
              <IconButton
                data-clear
                tabIndex={-1}
                aria-label={messages.clearCountry}
                title={messages.clearCountry}
                onClick={() => enter('')}
              >
                <CloseIcon />
              </IconButton>
            )}
            <IconButton
              tabIndex={-1}
              aria-label={toggleText}
              title={toggleText}
              onClick={toggle}
              sx={{ padding: 0.25, rotate: isOpen ? '180deg' : undefined }}
            >
              <ChevronDownIcon />
            </IconButton>
          </Buttons>
          {isOpen && (
            <CountryList
              id={`${id}-list`}
              names={found}
              value={value}
              active={active}
              emptyText={
                names.length === 0 && !hasFailed
                  ? messages.countriesLoading
                  : messages.countryUnlisted
              }
              optionId={optionId}
              onHighlight={(index) => setList({ ...list, active: index })}
              onPick={pick}
            />
          )}
        </>
      }
    />
  );
}

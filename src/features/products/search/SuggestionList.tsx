import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { AutocompleteGroupedOption } from '@mui/material/useAutocomplete';
import { useId, type HTMLAttributes, type Key } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { searchMessages } from '../messages';
import { SuggestionContent } from './SuggestionContent';
import type { SuggestionOption } from './suggestionOptions';

export interface SuggestionListProps {
  groups: readonly AutocompleteGroupedOption<SuggestionOption>[];
  currency: string;
  listboxProps: HTMLAttributes<HTMLUListElement>;
  optionPropsOf: (
    option: SuggestionOption,
    index: number,
  ) => HTMLAttributes<HTMLLIElement> & { key: Key };
}

const Options = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  '&[data-kind=product]': {
    gap: theme.spacing(1.5),
    marginBlockStart: theme.spacing(1),
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
}));

const Option = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 44,
  paddingInline: theme.spacing(1),
  marginInline: theme.spacing(-1),
  cursor: 'pointer',
  '&.Mui-focused': { backgroundColor: theme.palette.sand.main },
  '&.Mui-focused.Mui-focusVisible': { outline: `2px solid ${theme.palette.text.primary}` },
}));

/** Suggestions below the field, in groups: searches, categories and products (product 5.13). */
export function SuggestionList({
  groups,
  currency,
  listboxProps,
  optionPropsOf,
}: SuggestionListProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <Box
      component="ul"
      {...listboxProps}
      aria-label={t(searchMessages.suggestions)}
      sx={{ display: 'grid', gap: 2, paddingBlockEnd: 2 }}
    >
      {groups.map(({ key, index, options: [first, ...others] }) => {
        if (first === undefined) return null;
        const headingId = `${id}-${first.kind}`;
        return (
          <li key={key} role="presentation">
            <Typography id={headingId} variant="overline" component="p" color="textSecondary">
              {t(searchMessages.groups[first.kind])}
            </Typography>
            <Options role="group" aria-labelledby={headingId} data-kind={first.kind}>
              {[first, ...others].map((option, offset) => {
                const { key: optionKey, ...props } = optionPropsOf(option, index + offset);
                return (
                  <Option key={optionKey} {...props}>
                    <SuggestionContent option={option} currency={currency} />
                  </Option>
                );
              })}
            </Options>
          </li>
        );
      })}
    </Box>
  );
}

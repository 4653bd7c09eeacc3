import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@/components/Button';
import { CloseIcon } from '@/components/icons';
import { staleSx } from '@/components/staleSx';
import type { Translate } from '@/i18n/createI18n';
import { useTranslate } from '@/i18n/useTranslate';
import { typedLine } from '@/lib/typed';
import { useAppSelector } from '@/store/hooks';
import { selectRecent } from '@/store/slices/recentSlice';
import { listMessages } from '../shared/messages';
import { PopularSearches } from './PopularSearches';
import { describeCount } from '../shared/resultCount';
import { RecentlyViewed } from '../recent/RecentlyViewed';
import { SearchCombobox } from './SearchCombobox';
import { SearchHits } from './SearchHits';
import type { SuggestionOption } from './suggestionOptions';
import { useSuggestions } from './useSuggestions';
import type { ProductListResult } from '../shared/useProductList';

/** One row on wide screens. */
const MAX_RECENT = 4;

export interface SearchPanelProps {
  list: ProductListResult;
  onType: (text: string) => void;
  /** Called when the customer follows a link to a product or a popular search. */
  onPick: () => void;
  onClose: () => void;
}

function describe(t: Translate, list: ProductListResult, isWaiting: boolean): string {
  if (list.hasFailed)
    return t(listMessages.searchFailed, { reason: list.reason ?? t(listMessages.checkConnection) });
  if (isWaiting) return t(listMessages.searching);
  const { query, products = [], totalPages, totalCount } = list;
  if (products.length === 0) return t(listMessages.noMatch, { search: query.search });
  return describeCount(t, { page: query.page, totalPages, shown: products.length, totalCount });
}

/** Content of the search overlay: field, number of matches and first results; without text, recently viewed products. */
export function SearchPanel({ list, onType, onPick, onClose }: SearchPanelProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [text, setText] = useState(list.query.search);
  const [dropsFilters] = useState(list.query.filters !== undefined);
  const input = useRef<HTMLInputElement>(null);
  const hasRecent = useAppSelector((state) => selectRecent(state).length > 0);
  const typed = typedLine(text);
  const isWaiting = typed !== list.query.search || list.isOutdated || list.isLoading;
  const { products = [] } = list;
  const isTyped = typed !== '';
  const suggestions = useSuggestions(list.query.search);
  const hasHits =
    isTyped && !list.hasFailed && !suggestions.isPending && suggestions.options.length === 0;
  const hasNoHits = !isWaiting && !list.hasFailed && products.length === 0;
  const handleChange = (next: string) => {
    setText(next);
    onType(next);
  };
  const handlePopular = (word: string) => {
    onPick();
    setText(word);
    input.current?.focus();
  };
  const handleSuggestion = (option: SuggestionOption) => {
    if ('path' in option) {
      onPick();
      void navigate(option.path, 'product' in option ? { state: { id: option.product._id } } : {});
    } else {
      handleChange(option.label);
      onClose();
    }
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <Container sx={{ paddingBlock: { xs: 2, md: 4 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="overline" component="h2">
          {t(listMessages.openSearch)}
        </Typography>
        <IconButton aria-label={t(listMessages.closeSearch)} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <form role="search" onSubmit={handleSubmit}>
        <SearchCombobox
          text={text}
          options={isTyped ? suggestions.options : []}
          currency={suggestions.currency}
          input={input}
          onChange={handleChange}
          onPick={handleSuggestion}
        >
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 76 }}
          >
            <Typography
              role="status"
              color="textSecondary"
              sx={{ flex: '1 1 10rem', overflowWrap: 'anywhere' }}
            >
              {describe(t, list, isWaiting)}
            </Typography>
            <Button type="submit">{t(listMessages.showList)}</Button>
          </Box>
          {dropsFilters && (
            <Typography variant="body2" sx={{ marginBlockEnd: 2 }}>
              {t(listMessages.searchDropsFilters)}
            </Typography>
          )}
        </SearchCombobox>
      </form>
      {(!isTyped || hasNoHits) && <PopularSearches onPick={handlePopular} />}
      {!isTyped && hasRecent && (
        <Box sx={{ marginBlockStart: 4 }}>
          <RecentlyViewed
            list="search"
            max={MAX_RECENT}
            onPick={onPick}
            onClear={() => input.current?.focus()}
          />
        </Box>
      )}
      {hasHits && (
        <Box aria-busy={isWaiting} sx={isWaiting ? staleSx : undefined}>
          <SearchHits products={products} currency={list.currency} onPick={onPick} />
        </Box>
      )}
    </Container>
  );
}

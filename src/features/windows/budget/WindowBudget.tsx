import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { useGetProductsQuery } from '@/api/products';
import { queryView } from '@/api/queryView';
import { Button } from '@/components/Button';
import { QueryState } from '@/components/QueryState';
import { useTranslate } from '@/i18n/useTranslate';
import { PRICES_ANCHOR } from '@/lib/paths';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import { BudgetFabric } from './BudgetFabric';
import { budgetMessages } from '../messages';
import { budgetPlaces, budgetQuery, soldFor } from './budgetQuery';

export interface WindowBudgetProps {
  /** A window with width and drop. */
  window: MeasuredWindow;
}

/** Loaded prices of the window. */
function Prices({ window }: WindowBudgetProps) {
  const t = useTranslate();
  const query = useGetProductsQuery(budgetQuery(1, soldFor(window)), {
    selectFromResult: queryView,
  });
  return (
    <QueryState
      query={query}
      data={query.currentData}
      what={t(budgetMessages.what)}
      skeleton={
        <Skeleton variant="rectangular" height={296} aria-label={t(budgetMessages.loading)} />
      }
    >
      {({ facets, totalCount = 0 }) => {
        const places = budgetPlaces(facets === undefined ? 0 : totalCount);
        if (places.length === 0) return <Typography>{t(budgetMessages.none)}</Typography>;
        return (
          <Box
            component="ul"
            sx={{ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' }}
          >
            {places.map((one) => (
              <li key={one.rank}>
                <BudgetFabric {...one} window={window} />
              </li>
            ))}
          </Box>
        );
      }}
    </QueryState>
  );
}

/** What fits a window, and costs at least, in between and at most (product 15.8). Loads on request only. */
export function WindowBudget({ window }: WindowBudgetProps) {
  const t = useTranslate();
  const headingId = useId();
  const { hash } = useLocation();
  const [isOpen, setIsOpen] = useState(hash === `#${PRICES_ANCHOR}`);
  return (
    <Box
      component="section"
      className="no-print"
      id={PRICES_ANCHOR}
      aria-labelledby={headingId}
      sx={{ display: 'grid', gap: 2 }}
    >
      <Typography id={headingId} variant="h4" component="h2">
        {t(budgetMessages.title)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t(budgetMessages.help)}
      </Typography>
      <div>
        <Button
          variant={isOpen ? 'outlined' : 'contained'}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? budgetMessages.hide : budgetMessages.show)}
        </Button>
      </div>
      {isOpen && <Prices window={window} />}
    </Box>
  );
}

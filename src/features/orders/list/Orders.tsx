import Box from '@mui/material/Box';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslate } from '@/i18n/useTranslate';
import { yearInDubai } from '@/lib/dates';
import { pageOf } from '@/lib/paths';
import { OrderFilterPanel } from './OrderFilterPanel';
import { OrderList } from './OrderList';
import { filterChoices, filterOf } from './orderFilter';

/** Order filter and list; their state is in the URL. */
export function Orders() {
  const t = useTranslate();
  const [params] = useSearchParams();
  const [choices] = useState(() => filterChoices(t, String(yearInDubai(new Date()))));
  const filter = filterOf(params, choices);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <OrderFilterPanel choices={choices} value={filter} />
      <OrderList filter={filter} page={pageOf(params)} choices={choices} />
    </Box>
  );
}

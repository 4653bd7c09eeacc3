import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useGetDraftQuotesQuery } from '@/api/draftQuotes';
import type { Id } from '@/contract/common';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatDay } from '@/lib/dates';
import type { IdState } from '@/lib/navigationState';
import { orderPath } from '@/lib/paths';
import { LinkBehavior } from '@/theme/LinkBehavior';
import { messages } from '../messages';

/** What was ordered for a window of the list, with links to the orders (product 15.16). */
export function OrderedLines({ windowId }: { windowId: Id }) {
  const t = useTranslate();
  const language = useLanguage();
  const { data } = useGetDraftQuotesQuery();
  return (data?.ordered ?? [])
    .filter((line) => line.windowId === windowId)
    .map(({ order, name, orderedAt }, index) => {
      const state: IdState = { id: order };
      return (
        <Typography key={`${order} ${index}`} variant="body2" sx={{ lineHeight: '28px' }}>
          <Link component={LinkBehavior} href={orderPath(order)} state={state} underline="always">
            {t(messages.ordered, { day: formatDay(orderedAt, language), name })}
          </Link>
        </Typography>
      );
    });
}

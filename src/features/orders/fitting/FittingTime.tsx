import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { isApiError } from '@/api/errors';
import { queryView } from '@/api/queryView';
import { useBookFittingMutation, useGetSlotsQuery } from '@/api/slots';
import { Button } from '@/components/Button';
import { QueryState } from '@/components/QueryState';
import { SlotChoice } from '@/components/slots/SlotChoice';
import { SlotSkeleton } from '@/components/slots/SlotPicker';
import type { OrderDetail } from '@/contract/orders';
import type { BookedVisit, VisitSlot } from '@/contract/slots';
import { useIdempotencyKey } from '@/hooks/useIdempotencyKey';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatDay } from '@/lib/dates';
import { formatHours } from '@/lib/slotTexts';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { useUnreachableToast } from '@/store/useUnreachableToast';
import { fittingMessages as messages } from '../next/messages';

export interface FittingTimeProps {
  order: Pick<OrderDetail, '_id' | 'madeDelivery'>;
}

/** When the shop fits, with the page to change it. */
function BookedFitting({ fitting }: { fitting: BookedVisit }) {
  const t = useTranslate();
  const language = useLanguage();
  const day = formatDay(`${fitting.date}T12:00:00Z`, language);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography sx={{ fontWeight: 500 }}>
        {t(messages.booked, { day, hours: formatHours(fitting, language) })}
      </Typography>
      {fitting.changeUrl !== undefined && (
        // A page of the server, not of the storefront.
        <Link href={fitting.changeUrl} underline="always">
          {t(messages.change)}
        </Link>
      )}
    </Box>
  );
}

/** The choice of a slot; nothing is booked before the button is pressed. */
function ChooseFitting({ orderId }: { orderId: string }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const tellUnreachable = useUnreachableToast();
  const query = useGetSlotsQuery('fitting', { selectFromResult: queryView });
  const [book, { error }] = useBookFittingMutation();
  const [slot, setSlot] = useState<VisitSlot>();
  const { isRunning, run } = useSingleFlight();
  const { keyFor } = useIdempotencyKey();
  const send = async (chosen: VisitSlot) => {
    const payload = { _id: orderId, slotId: chosen._id };
    const result = await book({ ...payload, idempotencyKey: keyFor(payload) });
    if (result.error !== undefined) {
      tellUnreachable(result.error, 'bookFitting');
      return;
    }
    dispatch(showToast({ message: t(messages.done), variant: 'success' }));
  };
  return (
    <QueryState
      query={query}
      data={query.data}
      what={t(messages.times)}
      skeleton={<SlotSkeleton />}
    >
      {({ slots }) =>
        slots.length === 0 ? (
          <Typography>{t(messages.full)}</Typography>
        ) : (
          <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', '& > div': { width: 1 } }}>
            <SlotChoice
              slots={slots}
              chosen={slot?._id}
              alternatives={isApiError(error) ? error.slots : undefined}
              onChoose={setSlot}
              onRefresh={() => void query.refetch()}
            />
            <Button
              disabled={slot === undefined}
              loading={isRunning}
              onClick={() => slot && run(() => send(slot))}
            >
              {t(messages.book)}
            </Button>
          </Box>
        )
      }
    </QueryState>
  );
}

/** When the windows of an order are fitted, or the choice of a time once they are made (product 16.35). */
export function FittingTime({ order: { _id: id, madeDelivery } }: FittingTimeProps) {
  const t = useTranslate();
  const titleId = useId();
  const { fitting } = madeDelivery ?? {};
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Typography id={titleId} variant="h4" component="h2" sx={{ marginBlockEnd: 2 }}>
        {t(fitting ? messages.title : messages.choose)}
      </Typography>
      {fitting ? <BookedFitting fitting={fitting} /> : <ChooseFitting orderId={id} />}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { queryView } from '@/api/queryView';
import { useGetSlotsQuery } from '@/api/slots';
import { QueryState } from '@/components/QueryState';
import { SlotChoice } from '@/components/slots/SlotChoice';
import { SlotSkeleton } from '@/components/slots/SlotPicker';
import type { VisitSlot } from '@/contract/slots';
import { useInView } from '@/hooks/navigation/useInView';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { slotFormMessages as messages } from './messages';

export interface VisitSlotsProps {
  chosen: string | undefined;
  alternatives: readonly VisitSlot[] | undefined;
  onChoose: (slot: VisitSlot) => void;
}

/** Requested shortly before the form is in view. */
const NEAR_PX = 400;

/**
 * Free times for a visit, above the fields that a choice fills (product 7.13). Nothing when the server has none: the form takes
 * any day and time as text.
 */
export function VisitSlots(props: VisitSlotsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const titleId = useId();
  const element = useRef<HTMLDivElement>(null);
  const isNear = useInView(element, { marginPx: NEAR_PX, isOnce: true });
  const query = useGetSlotsQuery('measuring', { skip: !isNear, selectFromResult: queryView });
  const { data, isNotFound, refetch } = query;
  if (isNotFound || data?.slots.length === 0) return null;
  const area = data?.area ?? [];
  return (
    <Box ref={element} role="group" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id={titleId} variant="h5" component="h3">
        {t(messages.title)}
      </Typography>
      <QueryState query={query} data={data} what={t(messages.what)} skeleton={<SlotSkeleton />}>
        {({ slots }) => <SlotChoice {...props} slots={slots} onRefresh={() => void refetch()} />}
      </QueryState>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ overflowWrap: 'anywhere', minHeight: '2lh' }}
      >
        {area.length === 0
          ? t(messages.orWrite)
          : t(messages.area, { area: new Intl.ListFormat(language).format(area) })}
      </Typography>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useGetComplaintsQuery } from '@/api/complaints';
import { queryView } from '@/api/queryView';
import { Button } from '@/components/Button';
import { QueryState } from '@/components/QueryState';
import type { OrderDetail } from '@/contract/orders';
import { useTranslate } from '@/i18n/useTranslate';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { complaintDraftSlice, selectComplaintDraft } from './complaintDraftSlice';
import { ComplaintForm } from './ComplaintForm';
import { ComplaintItem } from './ComplaintItem';
import { complaintMessages as messages } from './messages';

export interface OrderComplaintsProps {
  order: Pick<OrderDetail, '_id' | 'items'>;
}

/** Complaints about an order with their answers, and the form for another one. A server without them shows nothing. */
export function OrderComplaints({ order }: OrderComplaintsProps) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useGetComplaintsQuery(order._id, { selectFromResult: queryView });
  const store = useAppStore();
  const hasDraft = useAppSelector((state) => selectComplaintDraft(state, order._id) !== undefined);
  useEffect(() => store.inject(complaintDraftSlice), [store]);
  const openLabel = (isFirst: boolean) => {
    if (hasDraft) return messages.resume;
    return isFirst ? messages.open : messages.openAgain;
  };
  if (query.isNotFound) return null;
  const close = () => {
    setIsOpen(false);
    heading.current?.focus();
  };
  return (
    <section className="no-print">
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="overline"
        component="h2"
        color="textSecondary"
      >
        {t(messages.title)}
      </Typography>
      <Box sx={{ marginBlockStart: 1, display: 'grid', gap: 2, maxWidth: 560 }}>
        <QueryState
          query={query}
          data={query.data}
          what={t(messages.subject)}
          skeleton={<Skeleton variant="rectangular" height={88} />}
        >
          {({ complaints, promises, maxPhotos }) => (
            <>
              {complaints.length > 0 && (
                <ul aria-label={t(messages.list)}>
                  {complaints.map((complaint) => (
                    <ComplaintItem key={complaint._id} complaint={complaint} items={order.items} />
                  ))}
                </ul>
              )}
              {isOpen ? (
                <ComplaintForm
                  order={order}
                  promises={promises}
                  maxPhotos={maxPhotos}
                  onSent={close}
                  onClose={close}
                />
              ) : (
                <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
                  {complaints.length === 0 && (
                    <Typography color="textSecondary">{t(messages.help)}</Typography>
                  )}
                  <Button variant="outlined" onClick={() => setIsOpen(true)}>
                    {t(openLabel(complaints.length === 0))}
                  </Button>
                </Box>
              )}
            </>
          )}
        </QueryState>
      </Box>
    </section>
  );
}

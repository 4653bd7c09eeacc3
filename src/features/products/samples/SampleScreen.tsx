import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { queryView } from '@/api/queryView';
import { useGetSamplesQuery } from '@/api/samples';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { SectionError } from '@/components/SectionError';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/slices/authSlice';
import { samplesRemoved } from '@/store/slices/shortlistSlice';
import { useCompareColumns } from '../compare/useCompareColumns';
import {
  sampleFormMessages,
  sampleListMessages,
  sampleMessages as messages,
} from '../compare/messages';
import { SampleBasket } from './SampleBasket';
import { SampleDelivery } from './SampleDelivery';
import { SampleList } from './SampleList';
import { useSampleBasket } from './useSampleBasket';

/** Says that the shop has the request, and gets the focus of the form that is gone. */
function SentNote({ number }: { number: string }) {
  const t = useTranslate();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <Alert ref={element} severity="success" tabIndex={-1}>
      {t(sampleFormMessages.sent, { number: number === '' ? 'none' : number })}
    </Alert>
  );
}

/** Requests of the signed-in customer. A server without samples has none. */
function useOwnRequests() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const query = useGetSamplesQuery(undefined, {
    skip: !isSignedIn,
    selectFromResult: queryView,
    // The staff send them meanwhile.
    refetchOnMountOrArgChange: true,
  });
  return { ...query, requests: isSignedIn ? (query.data ?? []) : [] };
}

/** The sample basket, how its cloths reach the customer, and earlier requests (product 7.16). */
export function SampleScreen() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { ids, waiting } = useSampleBasket();
  const cloths = useCompareColumns(ids ?? []);
  const own = useOwnRequests();
  const [sent, setSent] = useState<string>();
  if (ids === undefined)
    return (
      <div role="status" aria-label={t(messages.loading)}>
        <Skeleton variant="rectangular" height={320} />
      </div>
    );
  const sampled = cloths.flatMap(({ id, product }) => (product?.canSample === true ? id : []));
  const isLoaded = cloths.every(
    ({ product, isGone, hasFailed }) => product !== undefined || isGone || hasFailed,
  );
  const isDone = sent !== undefined && ids.length === 0;
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      {isDone && <SentNote number={sent} />}
      {!isDone && ids.length === 0 && (
        <EmptyState
          component="h2"
          title={t(messages.emptyTitle)}
          help={t(messages.emptyHelp)}
          action={<Button href={paths.products}>{t(messages.choose)}</Button>}
        />
      )}
      {ids.length > 0 && (
        <Box
          sx={{
            display: 'grid',
            columnGap: 8,
            rowGap: 5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            alignItems: 'start',
          }}
        >
          <SampleBasket
            cloths={cloths}
            waiting={waiting}
            onRemove={(id) => dispatch(samplesRemoved([id]))}
          />
          {isLoaded && (
            <SampleDelivery
              cloths={sampled.length > 0 ? sampled : ids}
              isOffered={sampled.length > 0 && !own.isNotFound}
              onSent={setSent}
            />
          )}
        </Box>
      )}
      {own.hasFailed && !own.isNotFound && (
        <SectionError
          what={t(sampleListMessages.subject)}
          reason={own.reason}
          isRetrying={own.isRetrying}
          onRetry={() => void own.refetch()}
        />
      )}
      {own.requests.length > 0 && (
        <section>
          <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 2 }}>
            {t(messages.requests)}
          </Typography>
          <SampleList requests={own.requests} />
        </section>
      )}
    </Box>
  );
}

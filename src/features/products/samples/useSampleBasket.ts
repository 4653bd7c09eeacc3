import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '@/lib/paths';
import { readSamples } from '@/lib/samplesUrl';
import { MAX_SAMPLES } from '@/lib/shortlist';
import { useAppDispatch } from '@/store/hooks';
import { sampleAdded } from '@/store/slices/shortlistSlice';
import { useSamples } from './useSamples';

/** The basket, and the cloths of the URL that wait for a place in it; they follow as soon as there is room. */
export function useSampleBasket() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const ids = useSamples();
  const isAsked = params.has('add');
  const added = readSamples(params, 'add');
  const waiting = added.filter((id) => ids?.includes(id) === false);
  const [next] = waiting;
  const hasRoom = ids !== undefined && ids.length < MAX_SAMPLES;
  useEffect(() => {
    if (ids === undefined) return;
    if (next === undefined) {
      if (isAsked) void navigate(paths.samples, { replace: true });
    } else if (hasRoom) dispatch(sampleAdded(next));
  }, [dispatch, navigate, ids, next, hasRoom, isAsked]);
  return { ids, waiting: hasRoom ? [] : waiting };
}

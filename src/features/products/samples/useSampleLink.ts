import type { MouseEvent } from 'react';
import { isPlainClick } from '@/browser/isPlainClick';
import type { Product } from '@/contract/products';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { samplesPath } from '@/lib/samplesUrl';
import { MAX_SAMPLES } from '@/lib/shortlist';
import { useAppDispatch } from '@/store/hooks';
import { sampleAdded } from '@/store/slices/shortlistSlice';
import { showToast } from '@/store/toasts';
import { sampleLinkMessages as messages } from '../shared/messages';
import { useSamples } from './useSamples';

/**
 * A link that puts a cloth into the sample basket and stays on the page. Before hydration, and with a full basket, it leads to
 * the basket.
 */
export function useSampleLink({ _id: id, name }: Pick<Product, '_id' | 'name'>) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const samples = useSamples();
  const isAdded = samples?.includes(id) === true;
  const handleClick = (event: MouseEvent) => {
    if (isAdded || samples === undefined || samples.length >= MAX_SAMPLES || !isPlainClick(event))
      return;
    event.preventDefault();
    dispatch(sampleAdded(id));
    const counts = { count: samples.length + 1, max: MAX_SAMPLES };
    dispatch(showToast({ message: t(messages.toast, { name, ...counts }), variant: 'success' }));
  };
  return {
    text: t(isAdded ? messages.added : messages.free),
    props: {
      href: isAdded ? paths.samples : samplesPath([id]),
      'aria-label': t(isAdded ? messages.addedOf : messages.freeOf, { name }),
      onClick: handleClick,
    },
  };
}

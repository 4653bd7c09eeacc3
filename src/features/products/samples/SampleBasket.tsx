import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import type { Id } from '@/contract/common';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { MAX_SAMPLES } from '@/lib/shortlist';
import { useProductById } from '../useProductById';
import type { CompareColumn } from '../compare/useCompareColumns';
import { sampleMessages as messages } from '../compare/messages';
import { SampleRow } from './SampleRow';

/** A cloth that the full basket has no room for. */
function FullNote({ id }: { id: Id }) {
  const t = useTranslate();
  const name = useProductById(id).product?.name ?? t(messages.unknown);
  return <Alert severity="info">{t(messages.full, { name })}</Alert>;
}

export interface SampleBasketProps {
  cloths: readonly CompareColumn[];
  /** Cloths that the basket has no room for. */
  waiting: readonly Id[];
  onRemove: (id: Id) => void;
}

/** The chosen cloths, at most five. */
export function SampleBasket({ cloths, waiting, onRemove }: SampleBasketProps) {
  const t = useTranslate();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState('');
  const [first] = waiting;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
        <Typography ref={title} id={titleId} variant="h3" component="h2" tabIndex={-1}>
          {t(messages.basket)}
        </Typography>
        <Typography color="textSecondary">
          {t(messages.count, { count: cloths.length, max: MAX_SAMPLES })}
        </Typography>
      </Box>
      <span role="status" style={visuallyHidden}>
        {removed}
      </span>
      {first !== undefined && <FullNote id={first} />}
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {cloths.map((cloth) => (
          <SampleRow
            key={cloth.id}
            cloth={cloth}
            onRemove={() => {
              const name = cloth.product?.name ?? t(messages.unknown);
              setRemoved(t(messages.removed, { name }));
              // The button that had the focus goes.
              title.current?.focus({ preventScroll: true });
              onRemove(cloth.id);
            }}
          />
        ))}
      </Box>
      {cloths.length < MAX_SAMPLES && (
        <Button href={paths.products} variant="text" sx={{ justifySelf: 'start' }}>
          {t(messages.addAnother)}
        </Button>
      )}
    </Box>
  );
}

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { messages as components } from '@/components/messages';
import type { Id } from '@/contract/common';
import { sampleMessages } from '@/features/enquiry/messages';
import { useCompareColumns } from '@/features/products/compare/useCompareColumns';
import { useTranslate } from '@/i18n/useTranslate';

export interface SampleRequestProps {
  ids: readonly Id[];
  /** Called with the line that is sent; `undefined` when no samples are wanted. */
  onText: (text: string | undefined) => void;
}

/** Asks for samples of the fabrics that a link names, as a line of the enquiry (product 7.12). */
export function SampleRequest({ ids, onText }: SampleRequestProps) {
  const t = useTranslate();
  const [isWanted, setIsWanted] = useState(true);
  const columns = useCompareColumns(ids);
  const isLoading = columns.some(
    ({ product, isGone, hasFailed }) => product === undefined && !isGone && !hasFailed,
  );
  const fabrics = columns.flatMap(({ product }) => product?.name ?? []).join(t(components.comma));
  const text = isWanted && fabrics !== '' ? t(sampleMessages.note, { fabrics }) : undefined;
  useEffect(() => {
    onText(text);
    return () => onText(undefined);
  }, [onText, text]);
  if (isLoading)
    return (
      <div role="status" aria-label={t(sampleMessages.loading)}>
        <Skeleton height={44} />
      </div>
    );
  if (fabrics === '') return null;
  return (
    <FormControlLabel
      label={t(sampleMessages.wanted, { fabrics })}
      checked={isWanted}
      onChange={(_event, isChecked) => setIsWanted(isChecked)}
      control={<Checkbox />}
    />
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/Button';
import type { Id } from '@/contract/common';
import { useTranslate } from '@/i18n/useTranslate';
import { useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/slices/authSlice';
import { useProductById } from '../useProductById';
import { KeepOnly } from './KeepOnly';
import { replaceMessages } from './messages';

interface ReplaceButtonProps {
  id: Id;
  onReplace: (id: Id) => void;
}

/** Button with the name of a listed product. */
function ReplaceButton({ id, onReplace }: ReplaceButtonProps) {
  const t = useTranslate();
  const { product, isMissing } = useProductById(id);
  const label = isMissing
    ? t(replaceMessages.replaceUnknown)
    : t(replaceMessages.replace, { name: product?.name ?? '…' });
  return (
    <Button variant="outlined" size="small" onClick={() => onReplace(id)}>
      {label}
    </Button>
  );
}

export interface ReplaceChoiceProps {
  /** The product that has no room. */
  productId: Id;
  /** What is compared. */
  ids: readonly Id[];
  onReplace: (id: Id) => void;
  onKeep: () => void;
}

/** Question which product of a full shortlist makes room; receives the focus when it appears. */
export function ReplaceChoice(props: ReplaceChoiceProps) {
  const { productId, ids, onReplace, onKeep } = props;
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const t = useTranslate();
  const titleId = useId();
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1, paddingBlock: 1 }}>
      <Typography id={titleId} ref={title} tabIndex={-1} variant="body2">
        {t(replaceMessages.title, { count: ids.length })}
      </Typography>
      {ids.map((id) => (
        <ReplaceButton key={id} id={id} onReplace={onReplace} />
      ))}
      <div>
        {isSignedIn && <KeepOnly productId={productId} onKept={onKeep} />}
        <Button variant="text" onClick={onKeep}>
          {t(replaceMessages.keep, { count: ids.length })}
        </Button>
      </div>
    </Box>
  );
}

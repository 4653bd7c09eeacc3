import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Button } from '@/components/Button';
import { useTranslate } from '@/i18n/useTranslate';
import type { Refusal } from '@/lib/madeToMeasure/configuration';
import { changedDraft, type MadeDraft, type MadeProduct } from '@/lib/windows/madeDraft';
import { changeText, refusalText } from './refusalText';

export interface RefusalNoteProps {
  refusal: Refusal;
  product: MadeProduct;
  draft: MadeDraft;
  onChange: (changes: Partial<MadeDraft>) => void;
}

const Advice = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  justifyItems: 'start',
  padding: theme.spacing(2),
  borderRadius: 2,
  backgroundColor: theme.palette.sand.main,
  '& p': { margin: 0 },
}));

/** Why the window cannot be made, and one button with what works (product 16.8). */
export function RefusalNote({ refusal, product, draft, onChange }: RefusalNoteProps) {
  const t = useTranslate();
  const id = useId();
  const { change } = refusal;
  const label = changeText(t, refusal, product);
  return (
    <Advice>
      <p id={id}>{refusalText(t, refusal)}</p>
      {change !== undefined && label !== undefined && (
        <Button
          variant="outlined"
          aria-describedby={id}
          onClick={() => onChange(changedDraft(draft, change))}
        >
          {label}
        </Button>
      )}
    </Advice>
  );
}

import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Button } from '@/components/Button';
import { useTranslate } from '@/i18n/useTranslate';
import type { Refusal } from '@/lib/madeToMeasure/configuration';
import { paths } from '@/lib/paths';
import { changedDraft, type MadeDraft, type MadeProduct } from '@/lib/windows/madeDraft';
import { refusalMessages } from './refusals/messages';
import { changeText, refusalText } from './refusalText';

export interface RefusalNoteProps {
  refusal: Refusal;
  product: MadeProduct;
  draft: MadeDraft;
  onChange: (changes: Partial<MadeDraft>) => void;
  /** Shows where the sizes are entered, and focuses that of the measure. */
  onMeasure: (of: Refusal['of']) => void;
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

/** Why the window has no price, and one button with what works (product 16.8). */
export function RefusalNote(props: RefusalNoteProps) {
  const { refusal, product, draft, onChange, onMeasure } = props;
  const t = useTranslate();
  const id = useId();
  const { changes } = refusalMessages;
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
      {change === undefined && refusal.code !== 'cloth' && (
        <Button variant="outlined" aria-describedby={id} onClick={() => onMeasure(refusal.of)}>
          {t(refusal.code === 'unmeasured' ? changes.measure : changes.otherSize)}
        </Button>
      )}
      {refusal.code === 'cloth' && (
        <Button variant="outlined" aria-describedby={id} href={paths.products}>
          {t(changes.otherCloths)}
        </Button>
      )}
    </Advice>
  );
}

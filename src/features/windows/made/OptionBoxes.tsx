import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatMoney } from '@/lib/money';
import type { MadeDraft, Pricing } from '@/lib/windows/madeDraft';
import { configuratorMessages as messages } from './messages';
import { effectOf } from './optionPrices';

/** An option that is wanted or not. */
export interface OptionBox {
  label: string;
  isWanted: boolean;
  /** The draft with and without it. */
  wanted: Partial<MadeDraft>;
  without: Partial<MadeDraft>;
}

interface OptionBoxesProps {
  boxes: readonly OptionBox[];
  pricing: Pricing;
  draft: MadeDraft;
  onChange: (changes: Partial<MadeDraft>) => void;
}

const Fieldset = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& legend': { padding: 0, fontWeight: theme.typography.fontWeightMedium },
}));

/** Options beside the chosen ones, each with what it adds to the price. */
export function OptionBoxes({ boxes, pricing, draft, onChange }: OptionBoxesProps) {
  const t = useTranslate();
  const language = useLanguage();
  if (boxes.length === 0) return null;
  const textOf = ({ label, wanted, without }: OptionBox) => {
    const { difference = 0 } = effectOf(pricing, { ...draft, ...without }, wanted);
    if (difference === 0) return label;
    return `${label} · ${formatMoney(difference, pricing.table.currency, language)}`;
  };
  return (
    <Fieldset>
      <legend>{t(messages.steps.extras)}</legend>
      {boxes.map((box) => (
        <FormControlLabel
          key={box.label}
          label={textOf(box)}
          checked={box.isWanted}
          control={<Checkbox />}
          onChange={(_event, isWanted) => onChange(isWanted ? box.wanted : box.without)}
        />
      ))}
    </Fieldset>
  );
}

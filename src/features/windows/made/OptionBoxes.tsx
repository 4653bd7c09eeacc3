import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatMoney } from '@/lib/money';
import type { MadeDraft, Pricing } from '@/lib/windows/madeDraft';
import { configuratorMessages as messages } from './messages';
import { effectsOn } from './optionPrices';
import { OptionPicture } from './OptionPicture';
import type { PicturedOption } from './optionPictures';

/** An option that is wanted or not. */
export interface OptionBox {
  label: string;
  /** Explains it in one line. */
  hint?: string;
  picture?: PicturedOption;
  isWanted: boolean;
  /** The draft with and without it. */
  wanted: Partial<MadeDraft>;
  without: Partial<MadeDraft>;
}

interface BoxProps {
  box: OptionBox;
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

/** An option with what it adds to the price. */
export function OptionCheckbox({ box, pricing, draft, onChange }: BoxProps) {
  const language = useLanguage();
  const { label, hint, picture, isWanted, wanted, without } = box;
  const { difference = 0 } = effectsOn(pricing, { ...draft, ...without })(wanted);
  const price = formatMoney(difference, pricing.table.currency, language);
  return (
    <FormControlLabel
      label={
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <div>
            <span>{difference === 0 ? label : `${label} · ${price}`}</span>
            {hint !== undefined && (
              <Typography variant="body2" color="text.secondary">
                {hint}
              </Typography>
            )}
          </div>
          {picture !== undefined && <OptionPicture of={picture} />}
        </Box>
      }
      checked={isWanted}
      control={<Checkbox />}
      onChange={(_event, isChosen) => onChange(isChosen ? wanted : without)}
    />
  );
}

interface OptionBoxesProps extends Omit<BoxProps, 'box'> {
  boxes: readonly OptionBox[];
}

/** Options beside the chosen ones. */
export function OptionBoxes({ boxes, ...props }: OptionBoxesProps) {
  const t = useTranslate();
  if (boxes.length === 0) return null;
  return (
    <Fieldset>
      <legend>{t(messages.steps.extras)}</legend>
      {boxes.map((box) => (
        <OptionCheckbox key={box.label} box={box} {...props} />
      ))}
    </Fieldset>
  );
}

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import type { Extra } from '@/lib/madeToMeasure/priceTable';
import type { BlindProduct } from '@/lib/madeToMeasure/product';
import { formatMoney } from '@/lib/money';
import type { MadeDraft } from '@/lib/windows/madeDraft';
import { configuratorMessages as messages } from './messages';
import { differenceOf } from './optionPrices';
import type { Pricing } from '@/lib/windows/madeDraft';
import { OptionGroup } from './OptionGroup';

export interface BlindOptionsProps {
  pricing: Pricing & { product: BlindProduct };
  draft: MadeDraft;
  /** Whether the question about children has to be answered now. */
  isChildMissing: boolean;
  onChange: (changes: Partial<MadeDraft>) => void;
}

const Extras = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& legend': { padding: 0, fontWeight: theme.typography.fontWeightMedium },
}));

/** Extras that fit where the blind hangs, each with its price. */
function ExtraBoxes({ pricing, draft, onChange }: Omit<BlindOptionsProps, 'isChildMissing'>) {
  const t = useTranslate();
  const language = useLanguage();
  const { product, table } = pricing;
  const offered = product.extras.filter(
    (extra) => extra !== 'sideChannels' || draft.mount === 'inside',
  );
  if (offered.length === 0) return null;
  const without = (extra: Extra) => draft.extras.filter((chosen) => chosen !== extra);
  const labelOf = (extra: Extra) => {
    const bare = { ...draft, extras: without(extra) };
    const difference = differenceOf(pricing, bare, { extras: [...bare.extras, extra] });
    const label = t(messages.extras[extra]);
    if (difference === undefined) return label;
    return `${label} · ${formatMoney(difference, table.currency, language)}`;
  };
  return (
    <Extras>
      <legend>{t(messages.steps.extras)}</legend>
      {offered.map((extra) => (
        <FormControlLabel
          key={extra}
          label={labelOf(extra)}
          checked={draft.extras.includes(extra)}
          control={<Checkbox />}
          onChange={(_event, isWanted) =>
            onChange({ extras: [...without(extra), ...(isWanted ? [extra] : [])] })
          }
        />
      ))}
    </Extras>
  );
}

/** Child safety, control and extras of a blind. */
export function BlindOptions(props: BlindOptionsProps) {
  const t = useTranslate();
  const { pricing, draft, isChildMissing, onChange } = props;
  const { currency } = pricing.table;
  const { child } = draft;
  return (
    <>
      <OptionGroup
        legend={t(messages.child)}
        options={[
          { value: 'yes', label: t(messages.childYes) },
          { value: 'no', label: t(messages.childNo) },
        ]}
        value={child === undefined ? undefined : child ? 'yes' : 'no'}
        currency={currency}
        help={t(messages.childWhy)}
        error={isChildMissing ? t(messages.childMissing) : undefined}
        onChoose={(answer) => onChange({ child: answer === 'yes' })}
      />
      <OptionGroup
        legend={t(messages.steps.move)}
        options={pricing.product.controls
          .filter((control) => control !== 'chain' || child !== true)
          .map((control) => ({
            value: control,
            label: t(messages.controls[control]),
            hint:
              control === 'battery' || control === 'mains'
                ? t(messages.movingHints[control])
                : undefined,
            difference: differenceOf(pricing, draft, { control }),
          }))}
        value={draft.control}
        currency={currency}
        onChoose={(control) => onChange({ control })}
      />
      <ExtraBoxes pricing={pricing} draft={draft} onChange={onChange} />
    </>
  );
}

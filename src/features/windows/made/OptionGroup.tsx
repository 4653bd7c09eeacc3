import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, type ReactNode } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { useLanguage } from '@/i18n/useLanguage';
import { Picture } from '@/components/Picture';
import type { Url } from '@/contract/common';
import { formatMoney } from '@/lib/money';
import type { Effect } from './optionPrices';
import { configuratorMessages as messages } from './messages';
import { OptionPicture } from './OptionPicture';
import type { PicturedOption } from './optionPictures';
import { refusalText } from './refusalText';

const Fieldset = styled('fieldset')(({ theme }) => ({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& legend': {
    padding: 0,
    marginBlockEnd: theme.spacing(1),
    fontWeight: theme.typography.fontWeightMedium,
    fontSize: '1.125rem',
  },
}));

const Options = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: 8,
  // Words alone, such as yes and no, stand beside each other.
  '&:not(:has(svg, small))': {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  },
});

const Option = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: 12,
  alignItems: 'center',
  minHeight: 52,
  paddingInline: 14,
  paddingBlock: 8,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 2,
  backgroundColor: theme.palette.background.paper,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& input': { width: 18, height: 18, margin: 0, accentColor: theme.palette.text.primary },
  '& small': { ...theme.typography.body2, color: theme.palette.text.secondary, display: 'block' },
  '& b': { ...theme.typography.body2, display: 'block' },
  '& svg': { flex: 'none' },
  '&:has(:checked)': { borderColor: theme.palette.text.primary },
  '@media (forced-colors: active)': { '&:has(:checked)': { outline: '2px solid Highlight' } },
}));

/** An option with what it does to the price; the choice itself has no effect. */
export interface OfferedOption<Value extends string> extends Effect {
  value: Value;
  label: string;
  /** Explains the word in one line. */
  hint?: string;
  picture?: PicturedOption;
  /** Of a cloth. */
  image?: Url | undefined;
}

export interface OptionGroupProps<Value extends string> {
  legend: ReactNode;
  /** For screen readers only, because the step has it as its title. */
  isLegendHidden?: boolean;
  options: readonly OfferedOption<Value>[];
  value: Value | undefined;
  currency: string;
  /** Shown below, and read with the group. */
  help?: string;
  error?: string;
  onChoose: (value: Value) => void;
}

/** What choosing it would change; nothing for the chosen one. */
function Difference({ amount, currency }: { amount: number; currency: string }) {
  const t = useTranslate();
  const language = useLanguage();
  if (amount === 0) return <small>{t(messages.same)}</small>;
  const money = formatMoney(Math.abs(amount), currency, language);
  return <small>{t(amount > 0 ? messages.more : messages.less, { amount: money })}</small>;
}

/** A choice as native radio buttons, each with what it changes the price by. */
export function OptionGroup<Value extends string>(props: OptionGroupProps<Value>) {
  const { legend, isLegendHidden = false, options, value, currency, help, error, onChoose } = props;
  const t = useTranslate();
  const id = useId();
  const note = error ?? help;
  return (
    <Fieldset aria-describedby={note === undefined ? undefined : `${id}-note`}>
      <legend style={isLegendHidden ? visuallyHidden : undefined}>{legend}</legend>
      <Options>
        {options.map(({ value: offered, label, hint, picture, image, difference, refusal }) => (
          <Option key={offered}>
            <input
              type="radio"
              name={id}
              value={offered}
              checked={offered === value}
              onChange={() => onChoose(offered)}
            />
            <span>
              <span>{label}</span>
              {difference !== undefined && offered !== value && (
                <Difference amount={difference} currency={currency} />
              )}
              {hint !== undefined && <small>{hint}</small>}
              {refusal !== undefined && <b>{refusalText(t, refusal)}</b>}
            </span>
            {picture !== undefined && <OptionPicture of={picture} />}
            {image !== undefined && (
              <span style={{ width: 52 }}>
                <Picture src={image} alt="" ratio="1 / 1" sizes="52px" />
              </span>
            )}
          </Option>
        ))}
      </Options>
      {note !== undefined && (
        <Note id={`${id}-note`} data-error={error !== undefined}>
          {note}
        </Note>
      )}
    </Fieldset>
  );
}

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  marginBlockStart: 8,
  color: theme.palette.text.secondary,
  '&[data-error=true]': { color: theme.palette.error.main },
}));

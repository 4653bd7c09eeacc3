import { useState } from 'react';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatDay } from '@/lib/dates';
import type { PriceTable } from '@/lib/madeToMeasure/priceTable';
import type { MadeDraft } from '@/lib/windows/madeDraft';
import { configuratorMessages as messages } from './messages';
import { OptionGroup } from './OptionGroup';

const DAY_MS = 86_400_000;

export interface MeasuringChoiceProps {
  measuring: MadeDraft['measuring'];
  table: Pick<PriceTable, 'currency' | 'validDays' | 'leadTime'>;
  /** Until when the server's price holds; until it has answered, that is calculated. */
  validUntil: string | undefined;
  isMissing: boolean;
  onChoose: (measuring: 'self' | 'visit') => void;
}

/** Who measures: the customer, so that the price holds, or the shop, at a free visit (product 16.14). */
export function MeasuringChoice(props: MeasuringChoiceProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { measuring, table, validUntil, isMissing, onChoose } = props;
  const [expected] = useState(() => new Date(Date.now() + table.validDays * DAY_MS).toISOString());
  const day = formatDay(validUntil ?? expected, language);
  const hours = table.leadTime.changeHours;
  return (
    <OptionGroup
      legend={t(messages.measuring)}
      options={[
        { value: 'self', label: t(messages.self), hint: t(messages.selfHelp, { day, hours }) },
        { value: 'visit', label: t(messages.visit), hint: t(messages.visitHelp) },
      ]}
      value={measuring}
      currency={table.currency}
      error={isMissing ? t(messages.measuringMissing) : undefined}
      onChoose={onChoose}
    />
  );
}

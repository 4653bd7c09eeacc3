import { useTranslate } from '@/i18n/useTranslate';
import type { MadeDraft, Pricing } from '@/lib/windows/madeDraft';
import { configuratorMessages as messages } from './messages';
import { effectsOn } from './optionPrices';
import { OptionGroup } from './OptionGroup';

const OFFERED = [1, 2, 3] as const;

/** Number of tracks or blinds; a refusal may have chosen more than are offered. */
export function PartsChoice(props: {
  pricing: Pricing;
  draft: MadeDraft;
  onChange: (changes: Partial<MadeDraft>) => void;
}) {
  const t = useTranslate();
  const { pricing, draft, onChange } = props;
  const { product, table } = pricing;
  const counts = [...new Set([...OFFERED, draft.parts])];
  const effectOf = effectsOn(pricing, draft);
  return (
    <OptionGroup
      legend={t(messages.partsLegend)}
      options={counts.map((parts) => ({
        value: String(parts),
        label: t(messages.parts[product.kind], { count: parts }),
        ...effectOf({ parts }),
      }))}
      value={String(draft.parts)}
      currency={table.currency}
      onChoose={(parts) => onChange({ parts: Number(parts) })}
    />
  );
}

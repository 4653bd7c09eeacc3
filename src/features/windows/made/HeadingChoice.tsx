import { useTranslate } from '@/i18n/useTranslate';
import type { CurtainProduct } from '@/lib/madeToMeasure/product';
import type { MadeDraft, Pricing } from '@/lib/windows/madeDraft';
import { editorMessages } from '../editor/messages';
import { configuratorMessages as messages, optionHints } from './messages';
import { effectsOn } from './optionPrices';
import { OptionGroup } from './OptionGroup';

export interface CurtainOptionsProps {
  pricing: Pricing & { product: CurtainProduct };
  draft: MadeDraft;
  onChange: (changes: Partial<MadeDraft>) => void;
}

/** How a curtain is gathered at its top. */
export function HeadingChoice({ pricing, draft, onChange }: CurtainOptionsProps) {
  const t = useTranslate();
  const effectOf = effectsOn(pricing, draft);
  return (
    <OptionGroup
      legend={t(messages.heading)}
      options={pricing.product.headings.map((heading) => ({
        value: heading,
        label: t(editorMessages.headings[heading]),
        hint: t(optionHints.headings[heading]),
        picture: heading,
        ...effectOf({ heading }),
      }))}
      value={draft.heading}
      currency={pricing.table.currency}
      onChoose={(heading) => onChange({ heading })}
    />
  );
}

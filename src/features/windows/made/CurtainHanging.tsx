import { useTranslate } from '@/i18n/useTranslate';
import type { CurtainProduct } from '@/lib/madeToMeasure/product';
import { hasSides, type MadeDraft, type Pricing } from '@/lib/windows/madeDraft';
import { DRAWS } from '@/lib/windows/measuredWindow';
import { Folded } from '../editor/Folded';
import { LengthField } from '../editor/LengthField';
import { editorMessages } from '../editor/messages';
import { MountChoice } from './MountChoice';
import { configuratorMessages as messages, optionHints } from './messages';
import { effectOf } from './optionPrices';
import { OptionGroup } from './OptionGroup';
import { PartsChoice } from './PartsChoice';

export interface CurtainOptionsProps {
  pricing: Pricing & { product: CurtainProduct };
  draft: MadeDraft;
  onChange: (changes: Partial<MadeDraft>) => void;
}

/** Heading, track or pole, and opening of a curtain. */
export function CurtainHanging({ pricing, draft, onChange }: CurtainOptionsProps) {
  const t = useTranslate();
  const { product, table } = pricing;
  const { currency } = table;
  return (
    <>
      <OptionGroup
        legend={t(messages.heading)}
        options={product.headings.map((heading) => ({
          value: heading,
          label: t(editorMessages.headings[heading]),
          hint: t(optionHints.headings[heading]),
          picture: heading,
          ...effectOf(pricing, draft, { heading }),
        }))}
        value={draft.heading}
        currency={currency}
        onChoose={(heading) => onChange({ heading })}
      />
      {draft.windowId === undefined && (
        <MountChoice pricing={pricing} draft={draft} onChange={onChange} />
      )}
      <OptionGroup
        legend={t(messages.draw)}
        options={DRAWS.map((draw) => ({
          value: draw,
          label: t(editorMessages.draws[draw]),
          picture: draw,
          ...effectOf(pricing, draft, { draw }),
        }))}
        value={draft.draw}
        currency={currency}
        onChoose={(draw) => onChange({ draw })}
      />
      <Folded
        summary={t(messages.moreOptions)}
        isNeeded={draft.parts > 1 || typeof draft.left === 'number'}
      >
        {hasSides(draft) && (
          <LengthField
            label={t(messages.left)}
            value={draft.left ?? null}
            range="width"
            onChange={(left) => onChange({ left })}
          />
        )}
        <PartsChoice pricing={pricing} draft={draft} onChange={onChange} />
      </Folded>
    </>
  );
}

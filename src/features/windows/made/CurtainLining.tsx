import { useTranslate } from '@/i18n/useTranslate';
import type { CurtainOptionsProps } from './HeadingChoice';
import { Folded } from '../editor/Folded';
import { configuratorMessages as messages, optionHints } from './messages';
import { effectsOn } from './optionPrices';
import { OptionBoxes } from './OptionBoxes';
import { OptionGroup } from './OptionGroup';

/** Lining of a curtain, and how it is hemmed. */
export function CurtainLining({ pricing, draft, onChange }: CurtainOptionsProps) {
  const t = useTranslate();
  const { product, table } = pricing;
  const { handFinish = false, hemOnSite = false } = draft;
  const boxes = [
    {
      label: t(messages.own.hemOnSite),
      isWanted: hemOnSite,
      wanted: { hemOnSite: true },
      without: { hemOnSite: false },
    },
    {
      label: t(messages.own.handFinish),
      isWanted: handFinish,
      wanted: { handFinish: true },
      without: { handFinish: false },
    },
  ].filter(({ wanted }) => product.handFinish === 'offered' || !('handFinish' in wanted));
  const effectOf = effectsOn(pricing, draft);
  return (
    <>
      <OptionGroup
        legend={t(messages.steps.lining)}
        isLegendHidden
        options={product.linings.map((lining) => ({
          value: lining,
          label: t(messages.linings[lining]),
          hint: t(optionHints.linings[lining]),
          picture: lining,
          ...effectOf({ lining }),
        }))}
        value={draft.lining}
        currency={table.currency}
        onChoose={(lining) => onChange({ lining })}
      />
      <Folded summary={t(messages.moreOptions)} isNeeded={hemOnSite || handFinish}>
        <OptionBoxes boxes={boxes} pricing={pricing} draft={draft} onChange={onChange} />
      </Folded>
    </>
  );
}

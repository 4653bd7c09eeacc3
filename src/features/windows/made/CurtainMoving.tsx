import { useTranslate } from '@/i18n/useTranslate';
import type { CurtainOptionsProps } from './HeadingChoice';
import { configuratorMessages as messages, optionHints } from './messages';
import { effectsOn } from './optionPrices';
import { OptionGroup } from './OptionGroup';
import { RemoteChoice } from './RemoteChoice';

const MOVINGS = ['hand', 'battery', 'mains'] as const;

/** Hand or motor, and the remote of a curtain. */
export function CurtainMoving({ pricing, draft, onChange }: CurtainOptionsProps) {
  const t = useTranslate();
  const effectOf = effectsOn(pricing, draft);
  return (
    <>
      <OptionGroup
        legend={t(messages.steps.move)}
        isLegendHidden
        options={MOVINGS.map((moving) => ({
          value: moving,
          label: t(messages.controls[moving]),
          hint: t(optionHints.movings[moving]),
          picture: moving,
          ...effectOf({ moving }),
        }))}
        value={draft.moving}
        currency={pricing.table.currency}
        onChoose={(moving) => onChange({ moving })}
      />
      <RemoteChoice pricing={pricing} draft={draft} onChange={onChange} />
    </>
  );
}

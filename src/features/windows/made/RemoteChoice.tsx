import { useTranslate } from '@/i18n/useTranslate';
import type { MadeDraft, Pricing } from '@/lib/windows/madeDraft';
import { isMotorised, remoteOf, remotesFor } from '@/lib/windows/remotes';
import { configuratorMessages as messages } from './messages';
import { OptionCheckbox } from './OptionBoxes';
import { OptionGroup } from './OptionGroup';
import { effectsOn } from './optionPrices';

interface RemoteChoiceProps {
  pricing: Pricing;
  draft: MadeDraft;
  onChange: (changes: Partial<MadeDraft>) => void;
}

/** What a motor is controlled with, and a hub; nothing without a motor (product 16.13). */
export function RemoteChoice({ pricing, draft, onChange }: RemoteChoiceProps) {
  const t = useTranslate();
  if (!isMotorised(draft, pricing.product)) return null;
  const { hub = false } = draft;
  const box = {
    label: t(messages.hub),
    hint: t(messages.hubHint),
    isWanted: hub,
    wanted: { hub: true },
    without: { hub: false },
  };
  const effectOf = effectsOn(pricing, draft);
  return (
    <>
      <OptionGroup
        legend={t(messages.remote)}
        options={remotesFor(draft).map((remote) => ({
          value: remote,
          label: t(messages.remotes[remote]),
          ...effectOf({ remote }),
        }))}
        value={remoteOf(draft)}
        currency={pricing.table.currency}
        onChoose={(remote) => onChange({ remote })}
      />
      <OptionCheckbox box={box} pricing={pricing} draft={draft} onChange={onChange} />
    </>
  );
}

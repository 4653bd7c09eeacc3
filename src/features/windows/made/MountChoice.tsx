import { useTranslate } from '@/i18n/useTranslate';
import {
  BLIND_MOUNTS,
  CURTAIN_MOUNTS,
  type MadeDraft,
  type Pricing,
} from '@/lib/windows/madeDraft';
import type { Mount } from '@/lib/windows/measuredWindow';
import { configuratorMessages as messages, optionHints } from './messages';
import { OptionGroup } from './OptionGroup';
import { effectsOn } from './optionPrices';

interface MountChoiceProps {
  pricing: Pricing;
  draft: MadeDraft;
  onChange: (changes: Partial<MadeDraft>) => void;
}

/** Where a curtain or a blind is fixed, for a window that is not in the list. */
export function MountChoice({ pricing, draft, onChange }: MountChoiceProps) {
  const t = useTranslate();
  const { product, table } = pricing;
  const mounts: readonly Mount[] = product.kind === 'curtain' ? CURTAIN_MOUNTS : BLIND_MOUNTS;
  const effectOf = effectsOn(pricing, draft);
  return (
    <OptionGroup
      legend={t(messages.mount)}
      options={mounts.map((mount) => ({
        value: mount,
        label: t(messages.mounts[mount]),
        hint: t(optionHints.mounts[mount]),
        picture: mount,
        ...effectOf({ mount }),
      }))}
      value={draft.mount}
      currency={table.currency}
      onChoose={(mount) => onChange({ mount })}
    />
  );
}

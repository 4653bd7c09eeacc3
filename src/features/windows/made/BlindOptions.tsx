import { useTranslate } from '@/i18n/useTranslate';
import { asksForChild } from '@/lib/madeToMeasure/blindControl';
import type { Extra } from '@/lib/madeToMeasure/priceTable';
import type { BlindProduct } from '@/lib/madeToMeasure/product';
import type { MadeDraft } from '@/lib/windows/madeDraft';
import { isMotor } from '@/lib/windows/remotes';
import { Folded } from '../editor/Folded';
import { LengthField } from '../editor/LengthField';
import { configuratorMessages as messages, optionHints } from './messages';
import { effectsOn } from './optionPrices';
import type { Pricing } from '@/lib/windows/madeDraft';
import { OptionBoxes, type OptionBox } from './OptionBoxes';
import { OptionGroup } from './OptionGroup';
import { PartsChoice } from './PartsChoice';
import { RemoteChoice } from './RemoteChoice';

export interface BlindOptionsProps {
  pricing: Pricing & { product: BlindProduct };
  draft: MadeDraft;
  /** Whether the question about children has to be answered now. */
  isChildMissing: boolean;
  onChange: (changes: Partial<MadeDraft>) => void;
}

/** Extras that fit where the blind hangs, and what its size means. */
function useBoxes({ pricing, draft }: Omit<BlindOptionsProps, 'isChildMissing'>): OptionBox[] {
  const t = useTranslate();
  const without = (extra: Extra) => draft.extras.filter((chosen) => chosen !== extra);
  const { isFinished = false, toFloor = false } = draft;
  const isOutside = draft.mount === 'outside';
  return [
    ...pricing.product.extras
      .filter((extra) => extra !== 'sideChannels' || !isOutside)
      .map((extra) => ({
        label: t(messages.extras[extra]),
        picture: extra,
        isWanted: draft.extras.includes(extra),
        wanted: { extras: [...without(extra), extra] },
        without: { extras: without(extra) },
      })),
    ...(isOutside && !isFinished
      ? [
          {
            label: t(messages.own.toFloor),
            isWanted: toFloor,
            wanted: { toFloor: true },
            without: { toFloor: false },
          },
        ]
      : []),
    {
      label: t(messages.own.finished),
      isWanted: isFinished,
      wanted: { isFinished: true },
      without: { isFinished: false },
    },
  ];
}

/** Child safety, control and extras of a blind. */
export function BlindOptions(props: BlindOptionsProps) {
  const t = useTranslate();
  const { pricing, draft, isChildMissing, onChange } = props;
  const { currency } = pricing.table;
  const { child } = draft;
  const boxes = useBoxes(props);
  const effectOf = effectsOn(pricing, draft);
  return (
    <>
      {asksForChild(pricing.product) && (
        <OptionGroup
          legend={t(messages.child)}
          options={[
            { value: 'yes', label: t(messages.answers.yes) },
            { value: 'no', label: t(messages.answers.no) },
          ]}
          value={child === undefined ? undefined : child ? 'yes' : 'no'}
          currency={currency}
          help={t(messages.childWhy)}
          error={isChildMissing ? t(messages.childMissing) : undefined}
          onChoose={(answer) => onChange({ child: answer === 'yes' })}
        />
      )}
      <OptionGroup
        legend={t(messages.steps.move)}
        isLegendHidden
        options={pricing.product.controls
          .filter((control) => control !== 'chain' || child !== true)
          .map((control) => ({
            value: control,
            label: t(messages.controls[control]),
            hint: t(optionHints.movings[control]),
            picture: isMotor(control) ? (`${control}Blind` as const) : control,
            ...effectOf({ control }),
          }))}
        value={draft.control}
        currency={currency}
        onChoose={(control) => onChange({ control })}
      />
      <RemoteChoice pricing={pricing} draft={draft} onChange={onChange} />
      {draft.control === 'chain' && pricing.measured === undefined && (
        <LengthField
          label={t(messages.height)}
          value={draft.height ?? null}
          range="drop"
          onChange={(height) => onChange({ height })}
        />
      )}
      <Folded
        summary={t(messages.moreOptions)}
        isNeeded={draft.parts > 1 || boxes.some(({ isWanted }) => isWanted)}
      >
        <PartsChoice pricing={pricing} draft={draft} onChange={onChange} />
        <OptionBoxes boxes={boxes} pricing={pricing} draft={draft} onChange={onChange} />
      </Folded>
    </>
  );
}

import { useTranslate } from '@/i18n/useTranslate';
import { hasSides } from '@/lib/windows/madeDraft';
import { DRAWS } from '@/lib/windows/measuredWindow';
import { Folded } from '../editor/Folded';
import { LengthField } from '../editor/LengthField';
import { editorMessages } from '../editor/messages';
import { MountChoice } from './MountChoice';
import { HeadingChoice, type CurtainOptionsProps } from './HeadingChoice';
import { configuratorMessages as messages } from './messages';
import { effectsOn } from './optionPrices';
import { OptionGroup } from './OptionGroup';
import { PartsChoice } from './PartsChoice';

/** Heading, track or pole, and opening of a curtain. */
export function CurtainHanging({ pricing, draft, onChange }: CurtainOptionsProps) {
  const t = useTranslate();
  const effectOf = effectsOn(pricing, draft);
  return (
    <>
      <HeadingChoice pricing={pricing} draft={draft} onChange={onChange} />
      {draft.windowId === undefined && (
        <MountChoice pricing={pricing} draft={draft} onChange={onChange} />
      )}
      <OptionGroup
        legend={t(messages.draw)}
        options={DRAWS.map((draw) => ({
          value: draw,
          label: t(editorMessages.draws[draw]),
          picture: draw,
          ...effectOf({ draw }),
        }))}
        value={draft.draw}
        currency={pricing.table.currency}
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

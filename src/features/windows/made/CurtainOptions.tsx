import { useTranslate } from '@/i18n/useTranslate';
import type { CurtainProduct } from '@/lib/madeToMeasure/product';
import { hasSides, type MadeDraft, type Pricing } from '@/lib/windows/madeDraft';
import { DRAWS } from '@/lib/windows/measuredWindow';
import { Folded } from '../editor/Folded';
import { LengthField } from '../editor/LengthField';
import { editorMessages } from '../editor/messages';
import { configuratorMessages as messages, optionHints } from './messages';
import { effectOf } from './optionPrices';
import { OptionBoxes } from './OptionBoxes';
import { OptionGroup, type OfferedOption } from './OptionGroup';
import { PartsChoice } from './PartsChoice';
import { RemoteChoice } from './RemoteChoice';

export interface CurtainOptionsProps {
  pricing: Pricing & { product: CurtainProduct };
  draft: MadeDraft;
  onChange: (changes: Partial<MadeDraft>) => void;
}

const MOVINGS = ['hand', 'battery', 'mains'] as const;

/** Heading, opening, lining and motor of a curtain. */
export function CurtainOptions({ pricing, draft, onChange }: CurtainOptionsProps) {
  const t = useTranslate();
  const { product, table } = pricing;
  const { currency } = table;
  const priced = <Value extends string>(
    option: OfferedOption<Value>,
    changes: Partial<MadeDraft>,
  ) => ({ ...option, ...effectOf(pricing, draft, changes) });
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
  return (
    <>
      <OptionGroup
        legend={t(messages.heading)}
        options={product.headings.map((heading) =>
          priced(
            {
              value: heading,
              label: t(editorMessages.headings[heading]),
              hint: t(optionHints.headings[heading]),
              picture: heading,
            },
            { heading },
          ),
        )}
        value={draft.heading}
        currency={currency}
        onChoose={(heading) => onChange({ heading })}
      />
      <OptionGroup
        legend={t(messages.draw)}
        options={DRAWS.map((draw) =>
          priced({ value: draw, label: t(editorMessages.draws[draw]), picture: draw }, { draw }),
        )}
        value={draft.draw}
        currency={currency}
        onChoose={(draw) => onChange({ draw })}
      />
      <OptionGroup
        legend={t(messages.steps.lining)}
        options={product.linings.map((lining) =>
          priced(
            {
              value: lining,
              label: t(messages.linings[lining]),
              hint: t(optionHints.linings[lining]),
              picture: lining,
            },
            { lining },
          ),
        )}
        value={draft.lining}
        currency={currency}
        onChoose={(lining) => onChange({ lining })}
      />
      <OptionGroup
        legend={t(messages.steps.move)}
        options={MOVINGS.map((moving) =>
          priced(
            {
              value: moving,
              label: t(messages.controls[moving]),
              hint: t(optionHints.movings[moving]),
              picture: moving,
            },
            { moving },
          ),
        )}
        value={draft.moving}
        currency={currency}
        onChoose={(moving) => onChange({ moving })}
      />
      <RemoteChoice pricing={pricing} draft={draft} onChange={onChange} />
      <Folded
        summary={t(messages.moreOptions)}
        isNeeded={draft.parts > 1 || typeof draft.left === 'number' || hemOnSite || handFinish}
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
        <OptionBoxes boxes={boxes} pricing={pricing} draft={draft} onChange={onChange} />
      </Folded>
    </>
  );
}

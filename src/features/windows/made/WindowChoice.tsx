import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { messages as components } from '@/components/messages';
import { useTranslate } from '@/i18n/useTranslate';
import { draftFor, isForProduct, type MadeDraft, type Pricing } from '@/lib/windows/madeDraft';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import { MeasureIllustration } from '../drawing/MeasureIllustration';
import { LengthField } from '../editor/LengthField';
import { fullWindowName } from '../windowName';
import { configuratorMessages as messages } from './messages';
import { MountChoice } from './MountChoice';
import { OptionGroup } from './OptionGroup';

export interface WindowChoiceProps {
  pricing: Pricing;
  windows: readonly MeasuredWindow[];
  draft: MadeDraft;
  onChange: (changes: Partial<MadeDraft>) => void;
}

/** Value of the radio button for a window that is not in the list. */
const TYPED = 'typed';

function TypedWindow({ pricing, draft, onChange }: WindowChoiceProps) {
  const t = useTranslate();
  const { kind } = pricing.product;
  const { width, drop, mount } = draft;
  const hint = kind === 'curtain' ? 'curtain' : mount === 'inside' ? 'inside' : 'outside';
  return (
    <>
      {/* What to measure of a recess depends on where the blind hangs. */}
      {kind === 'blind' && <MountChoice pricing={pricing} draft={draft} onChange={onChange} />}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <LengthField
          label={t(messages.width[kind])}
          value={width}
          range="width"
          onChange={(value) => onChange({ width: value, parts: 1 })}
        />
        <LengthField
          label={t(messages.drop[kind])}
          value={drop}
          range="drop"
          onChange={(value) => onChange({ drop: value })}
        />
      </Box>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'start' }}>
        <MeasureIllustration step={kind === 'curtain' ? 'size' : 'recess'} />
        <Typography variant="body2" color="textSecondary">
          {t(messages.hints[hint])}
        </Typography>
      </Box>
    </>
  );
}

/** The window that is priced: one of the customer's list, or width and drop of another one (product 16.13). */
export function WindowChoice(props: WindowChoiceProps) {
  const t = useTranslate();
  const { pricing, windows, draft, onChange } = props;
  const { product, table } = pricing;
  const suitable = windows.filter((window) => isForProduct(window, product));
  const isTyped = draft.windowId === undefined;
  const choose = (id: string) => {
    const window = suitable.find((one) => one.id === id);
    onChange(window === undefined ? { windowId: undefined } : draftFor(draft, window, product));
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {suitable.length > 0 && (
        <OptionGroup
          legend={t(messages.steps.window)}
          isLegendHidden
          options={[
            ...suitable.map((window) => ({
              value: window.id,
              label: fullWindowName(t, window, windows, t(components.comma)),
            })),
            { value: TYPED, label: t(messages.typed) },
          ]}
          value={draft.windowId ?? TYPED}
          currency={table.currency}
          onChoose={choose}
        />
      )}
      {isTyped && <TypedWindow {...props} />}
    </Box>
  );
}

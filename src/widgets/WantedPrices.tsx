import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { wantedMessages } from '@/features/enquiry/messages';
import { useTranslate } from '@/i18n/useTranslate';
import type { WantedVisit } from '@/store/slices/madeDraftSlice';

export interface WantedPricesProps {
  /** Finished windows of which the customer wants to know the confirmed price. */
  wanted: readonly WantedVisit[];
  /** Ids of those that are not sent. */
  left: readonly string[];
  onChange: (left: readonly string[]) => void;
}

/** Takes configured windows into the enquiry, so that the shop measures them and confirms their prices (product 16.14). */
export function WantedPrices({ wanted, left, onChange }: WantedPricesProps) {
  const t = useTranslate();
  return wanted.map(({ id, text }) => (
    <FormControlLabel
      key={id}
      label={t(wantedMessages.wanted, { wanted: text })}
      checked={!left.includes(id)}
      onChange={(_event, isSent) =>
        onChange(isSent ? left.filter((other) => other !== id) : [...left, id])
      }
      control={<Checkbox />}
    />
  ));
}

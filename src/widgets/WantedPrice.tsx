import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useEffect, useState } from 'react';
import { wantedMessages } from '@/features/enquiry/messages';
import { useTranslate } from '@/i18n/useTranslate';

export interface WantedPriceProps {
  /** Finished window of which the customer wants to know the confirmed price. */
  wanted: string;
  /** Called with the line that is sent; `undefined` when it is not wanted. */
  onText: (text: string | undefined) => void;
}

/** Takes a configured window into the enquiry, so that the shop measures it and confirms its price (product 16.14). */
export function WantedPrice({ wanted, onText }: WantedPriceProps) {
  const t = useTranslate();
  const [isSent, setIsSent] = useState(true);
  const text = isSent ? t(wantedMessages.note, { wanted }) : undefined;
  useEffect(() => {
    onText(text);
    return () => onText(undefined);
  }, [onText, text]);
  return (
    <FormControlLabel
      label={t(wantedMessages.wanted, { wanted })}
      checked={isSent}
      onChange={(_event, isChecked) => setIsSent(isChecked)}
      control={<Checkbox />}
    />
  );
}

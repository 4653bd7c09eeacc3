import Rating, { type RatingProps } from '@mui/material/Rating';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from './messages';

export interface AverageStarsProps {
  /** From 0 to 5; rounded to half stars. */
  value: number;
  size?: RatingProps['size'];
}

/** Average rating as read-only stars; the accessible name contains the exact value. */
export function AverageStars({ value, size = 'small' }: AverageStarsProps) {
  const t = useTranslate();
  return (
    <Rating
      readOnly
      precision={0.5}
      size={size}
      value={value}
      getLabelText={() => t(messages.outOfFive, { value })}
    />
  );
}

import Rating from '@mui/material/Rating';
import { messages } from './messages';

export interface StarsProps {
  /** 0 to 5; shown to the nearest half. */
  value: number;
  size?: 'small' | 'medium';
}

/** Stars that only tell; their number is said in words. */
export function Stars({ value, size = 'small' }: StarsProps) {
  return (
    <Rating
      readOnly
      value={value}
      precision={0.5}
      size={size}
      getLabelText={() => messages.outOfFive(value)}
    />
  );
}

import {
  formatDay,
  formatLongDate,
  formatOrderDate,
  formatReviewDate,
  formatTime,
} from '@/lib/dates';
import { formatMoney, formatPrice } from '@/lib/money';
import { TwoLanguages } from './TwoLanguages';

const DAY = '2026-11-25T08:00:00.000Z';

/** How the shop writes figures. */
export const Formats = () => (
  <TwoLanguages
    lines={[
      ['Price of a product', (language) => formatPrice(1_250, 'AED', language)],
      ['Amount in cart and orders', (language) => formatMoney(129.5, 'AED', language)],
      ['Date in a text', (language) => formatLongDate(DAY, language)],
      ['Promised day', (language) => formatDay(DAY, language)],
      ['Time', (language) => formatTime('15:30', language)],
      ['Date in lists of orders', () => formatOrderDate(DAY)],
      ['Date of a review', () => formatReviewDate(DAY)],
      ['Size', (language) => (language === 'ar' ? '140 × 260 سم' : '140 x 260 cm')],
      ['Phone', () => <bdi>050 123 4567</bdi>],
    ]}
  />
);

import { translateMessages } from '@/i18n/translateMessages';
import { quoteMessages } from './quoteMessages';

export const arabic = translateMessages(quoteMessages, {
  table: 'سعر كل قماش لكل نافذة',
  total: 'المجموع',
  partial:
    '{count, plural, zero {كل النوافذ} one {من دون نافذة واحدة} two {من دون نافذتين} few {من دون {count} نوافذ} many {من دون {count} نافذة} other {من دون {count} نافذة}}',
  noPrice: 'لا سعر',
  fitterTitle: 'ورقة المركّب: {window}',
  none: 'قس نافذة بعرضها وارتفاعها أولًا: الورقة لنوافذك.',
  print: 'اطبع',
  back: 'العودة إلى المقارنة',
  cartTitle: 'عرض السعر',
  printCart: 'اطبع عرض السعر',
  backToCart: 'العودة إلى السلة',
  notMeasured: 'لم يُقَس',
  notes: 'للانتباه',
  hints: 'ما يُتحقَّق منه عند النافذة',
});

import { translateMessages } from '@/i18n/translateMessages';
import { shortlistMessages } from './shortlistMessages';

export const arabic = translateMessages(shortlistMessages, {
  toggle: 'قارن',
  open: '{count, plural, zero {افتح المقارنة} one {افتح المقارنة} two {قارن قماشين} few {قارن {count} أقمشة} many {قارن {count} قماشًا} other {قارن {count} قماش}}',
});

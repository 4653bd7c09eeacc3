import { translateMessages } from '@/i18n/translateMessages';
import { askMessages } from './askMessages';

export const arabic = translateMessages(askMessages, {
  ask: 'اسأل عن هذا',
});

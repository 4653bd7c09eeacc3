import { translateMessages } from '@/i18n/translateMessages';
import { notesMessages } from './notesMessages';

export const arabic = translateMessages(notesMessages, {
  title: 'ملاحظات الطلب',
});

import { translateMessages } from '@/i18n/translateMessages';
import { attachMessages } from './attachMessages';

export const arabic = translateMessages(attachMessages, {
  windows: 'أرفق نوافذي',
  help: 'يُرسل هذا النص مع طلبك:',
  failed: 'تعذّرت إضافة نوافذك. يمكنك إرسال الطلب من دونها.',
});

import { translateMessages } from '@/i18n/translateMessages';
import { toastMessages } from './toastMessages';

export const arabic = translateMessages(toastMessages, {
  notifications: 'الإشعارات، Alt+T',
  closeNotification: 'أغلق الإشعار',
});

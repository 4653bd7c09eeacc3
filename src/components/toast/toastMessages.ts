import { defineMessages } from '@/i18n/defineMessages';

/** Texts of toasts. */
export const toastMessages = defineMessages('components.toast', {
  notifications: 'Notifications, Alt+T',
  closeNotification: 'Close notification',
});

import { translateMessages } from '@/i18n/translateMessages';
import { menuMessages } from './menuMessages';

export const arabic = translateMessages(menuMessages, {
  menu: 'القائمة',
  closeMenu: 'أغلق القائمة',
});

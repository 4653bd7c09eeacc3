import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the menu of phones. */
export const menuMessages = defineMessages('layout.menu', {
  menu: 'Menu',
  closeMenu: 'Close menu',
});

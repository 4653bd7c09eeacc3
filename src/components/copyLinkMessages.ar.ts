import { translateMessages } from '@/i18n/translateMessages';
import { copyLinkMessages } from './copyLinkMessages';

export const arabic = translateMessages(copyLinkMessages, {
  copyLink: 'انسخ الرابط',
  copied: 'نُسخ الرابط. يعرض الشيء نفسه لأي شخص.',
  copyFailed: 'تعذّر نسخ الرابط. انسخه من هذا الحقل:',
  link: 'الرابط',
});

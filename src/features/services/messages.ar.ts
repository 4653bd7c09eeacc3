import { translateMessages } from '@/i18n/translateMessages';
import { messages } from './messages';

export const arabic = translateMessages(messages, {
  overline: 'الخدمات',
  services: 'كيف نعتني بها',
  servicesText: 'أربع خدمات ترافق كل نافذة.',
  otherServices: 'خدماتنا الأخرى',
  otherServicesText: 'ينجزها الفريق نفسه، في الورشة نفسها.',
});

import { translateMessages } from '@/i18n/translateMessages';
import { footerMessages } from './footerMessages';

export const arabic = translateMessages(footerMessages, {
  visitUs: 'زورونا',
  contact: 'تواصل معنا',
  information: 'معلومات',
  blog: 'المدونة',
  terms: 'الشروط والأحكام',
  privacy: 'سياسة الخصوصية',
  openingHours: '{days}: {time}',
  rights: '© {year} {name}. جميع الحقوق محفوظة.',
});

import { translateMessages } from '@/i18n/translateMessages';
import { messages } from './messages';

export const arabic = translateMessages(messages, {
  updated: 'آخر تحديث: {date}',
  contents: 'في هذه الصفحة',
  contact: 'اسألنا عن أي شيء',
  contactDetails: 'بريدنا الإلكتروني ورقم هاتفنا',
  details: 'تفضّل بزيارة {name}',
  showroom: 'صالة العرض',
  hours: 'ساعات العمل',
  registration: 'الشركة',
  rating: 'رأي العملاء',
  notFound: {
    title: 'الصفحة غير موجودة',
    heading: 'لا شيء خلف هذه الستارة',
    text: 'ربما كُتب العنوان خطأ، أو أُزيلت الصفحة. وكل ما نصنعه ما زال هنا:',
    ways: {
      home: 'الصفحة الرئيسية',
      categories: 'كل الأقسام',
      products: 'الأقمشة',
      faq: 'الأسئلة والأجوبة',
    },
    search: 'ابحث في الأقمشة',
  },
});

import { translateMessages, type Catalog } from '@/i18n/translateMessages';
import {
  carouselMessages,
  copyLinkMessages,
  messages,
  paginationMessages,
  quantityMessages,
  toastMessages,
  unitMessages,
} from './messages';
import { factMessages } from './company/messages';
import { instalmentMessages } from './instalments/messages';
import { photoMessages } from './photos/messages';
import { slotMessages } from './slots/messages';

export const arabic: Catalog = {
  ...translateMessages(slotMessages, {
    day: 'اليوم',
    hours: 'الساعة بتوقيت دبي',
    today: 'اليوم',
    tomorrow: 'غدًا',
    loading: 'جارٍ تحميل المواعيد المتاحة',
    taken: 'حُجز هذا الموعد للتو. وهذه مواعيد متاحة:',
    all: 'كل المواعيد المتاحة',
  }),

  ...translateMessages(factMessages, {
    hours: '{days}: {time}',
    days: 'من {from} إلى {to}',
    everyDay: 'كل يوم',
    closed: 'مغلق',
    map: 'موقعنا على الخريطة',
    licence: 'رخصة تجارية رقم {number}',
    trn: 'رقم التسجيل الضريبي {number}',
    rating:
      '{value} من 5 حسب {count, plural, zero {{count} تقييم} one {تقييم واحد} two {تقييمين} few {{count} تقييمات} many {{count} تقييمًا} other {{count} تقييم}} على {source}',
    profile: '{company} على {network}',
  }),

  ...translateMessages(instalmentMessages, {
    equal: 'قسّمها مع تابي على 4 دفعات من دون فوائد، كل دفعة {amount}',
    firstMore: 'قسّمها مع تابي على 4 دفعات من دون فوائد: الأولى {first}، ثم 3 دفعات بقيمة {next}',
  }),

  ...translateMessages(messages, {
    loading: 'جارٍ التحميل',
    breadcrumb: 'مسار الصفحة',
    home: 'الرئيسية',
    couldNotLoad: 'تعذّر تحميل {what}.',
    checkConnection: 'تحقّق من الاتصال وحاول مرة أخرى.',
    dialogFailed: 'تعذّر الفتح. تحقّق من الاتصال وحاول مرة أخرى.',
    retry: 'حاول مرة أخرى',
    loadsOnline: 'نعيد المحاولة عند عودة الاتصال.',
    restLoadsOnline: 'يكتمل تحميل هذه الصفحة عند عودة الاتصال.',
    from: 'من',
    was: 'كان',
    comma: '، ',
    shopName: 'سديل',
    bookVisit: 'احجز زيارة مجانية',
  }),

  ...translateMessages(unitMessages, {
    metre: {
      per: 'للمتر',
      each: 'للمتر',
      unit: '{quantity, plural, zero {متر} one {متر} two {متر} few {أمتار} many {مترًا} other {متر}}',
      spoken:
        '{quantity, plural, zero {{quantity} متر} one {متر واحد} two {متران} few {{quantity} أمتار} many {{quantity} مترًا} other {{quantity} متر}}',
    },
    panel: {
      per: 'للستارة',
      each: 'للستارة',
      unit: '{quantity, plural, zero {ستارة} one {ستارة} two {ستارة} few {ستائر} many {ستارة} other {ستارة}}',
      spoken:
        '{quantity, plural, zero {{quantity} ستارة} one {ستارة واحدة} two {ستارتان} few {{quantity} ستائر} many {{quantity} ستارة} other {{quantity} ستارة}}',
    },
    blind: {
      per: 'للقطعة',
      each: 'للقطعة',
      unit: '{quantity, plural, zero {قطعة} one {قطعة} two {قطعة} few {قطع} many {قطعة} other {قطعة}}',
      spoken:
        '{quantity, plural, zero {{quantity} قطعة} one {قطعة واحدة} two {قطعتان} few {{quantity} قطع} many {{quantity} قطعة} other {{quantity} قطعة}}',
    },
    window: {
      per: 'للنافذة',
      each: 'للنافذة',
      unit: '{quantity, plural, zero {نافذة} one {نافذة} two {نافذة} few {نوافذ} many {نافذة} other {نافذة}}',
      spoken:
        '{quantity, plural, zero {{quantity} نافذة} one {نافذة واحدة} two {نافذتان} few {{quantity} نوافذ} many {{quantity} نافذة} other {{quantity} نافذة}}',
    },
    made: {
      name: 'تفصيل حسب المقاس',
      per: 'لنافذة معتادة مع التركيب',
    },
  }),

  ...translateMessages(carouselMessages, {
    pause: 'إيقاف {what}',
    play: 'تشغيل {what}',
    scroll: 'تمرير {what}',
    previous: 'السابق: {what}',
    next: 'التالي: {what}',
  }),

  ...translateMessages(copyLinkMessages, {
    copyLink: 'انسخ الرابط',
    copied: 'نُسخ الرابط. يعرض الشيء نفسه لأي شخص.',
    copyFailed: 'تعذّر نسخ الرابط. انسخه من هذا الحقل:',
    link: 'الرابط',
  }),

  ...translateMessages(paginationMessages, {
    page: 'الصفحة {page}',
    goToPage: 'انتقل إلى الصفحة {page}',
    goToPreviousPage: 'انتقل إلى الصفحة السابقة',
    goToNextPage: 'انتقل إلى الصفحة التالية',
  }),

  ...translateMessages(quantityMessages, {
    quantityOf: 'الكمية: {what}',
    decrease: 'أنقص الكمية: {what}',
    increase: 'زد الكمية: {what}',
    updating: 'جارٍ التحديث',
  }),

  ...translateMessages(toastMessages, {
    notifications: 'الإشعارات، Alt+T',
    closeNotification: 'أغلق الإشعار',
  }),

  ...translateMessages(photoMessages, {
    label: 'صور (اختياري)',
    add: 'إضافة صور',
    count: '{count} من {max}',
    photo: 'الصورة {number}',
    remove: 'إزالة الصورة {number}',
    uploading: 'جارٍ رفع الصورة {number}',
    problems: {
      tooMany:
        '{max, plural, zero {لا تُقبل صور.} one {تُقبل صورة واحدة فقط.} two {تُقبل صورتان فقط.} few {تُقبل {max} صور فقط.} many {تُقبل {max} صورة فقط.} other {تُقبل {max} صورة فقط.}} لم تُضف الصور الأخرى.',
      wrongType: 'نقبل الصور بالصيغ الشائعة فقط، مثل صور الهاتف ولقطات الشاشة.',
      unreadable: 'تعذّر فتح هذا الملف. اختر ملفًا آخر.',
      tooLarge: 'هذه الصورة كبيرة: الحد الأقصى 5 ميغابايت.',
    },
    refused: 'لم تُرسل الصورة {number}: {reason}',
    failed: 'تعذّر إرسال الصورة {number}. حاول مرة أخرى.',
    sendWithout: 'الإرسال من دون صور',
  }),
};

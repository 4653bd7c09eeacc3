import { translateMessages } from '@/i18n/translateMessages';
import { photoMessages } from './photoMessages';

export const arabic = translateMessages(photoMessages, {
  label: 'صور (اختياري)',
  help: '{max, plural, zero {لا صور} one {صورة واحدة} two {صورتان} few {حتى {max} صور} many {حتى {max} صورة} other {حتى {max} صورة}} لستائرك في بيتك. نحذف منها مكان التقاطها.',
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
  unsupported: 'لا يمكننا استقبال الصور حاليًا. يمكنك إرسال تقييمك من دونها.',
  willAppear: 'تظهر صورك بعد أن نراجعها.',
  list: 'صور من {name}',
  open: 'تكبير الصورة {number} من {count}',
  alt: 'الصورة {number} من {count} من {name}',
});

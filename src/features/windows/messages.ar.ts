import { translateMessages } from '@/i18n/translateMessages';
import { messages } from './messages';

export const arabic = translateMessages(messages, {
  title: 'نوافذي',
  intro:
    'قس كل نافذة مرة واحدة، فيعرض لك المتجر المقاسات المناسبة وعدد الأمتار والسعر. لا حاجة إلى تسجيل الدخول، ولا إلى اتصال بالإنترنت أثناء القياس.',
  add: 'أضف نافذة',
  full: 'القائمة ممتلئة: {max} نافذة. امسح نافذة لتضيف أخرى.',
  emptyTitle: 'لا نوافذ بعد.',
  emptyHelp: 'خذ شريط قياس معدنيًا، وقس بالسنتيمتر.',
  loading: 'جارٍ تحميل نوافذك',
  noRoom: 'بلا غرفة',
  unnamed: 'نافذة {number}',
  size: 'العرض {width} × الطول {drop}',
  notMeasured: 'لم تُقس بعد',
  toCheck:
    '{count, plural, zero {لا شيء للمراجعة} one {ملاحظة واحدة للمراجعة} two {ملاحظتان للمراجعة} few {{count} ملاحظات للمراجعة} many {{count} ملاحظة للمراجعة} other {{count} ملاحظة للمراجعة}}',
  change: 'عدّل {name}',
  done: 'تم: العودة إلى كل النوافذ',
  notFoundTitle: 'هذه النافذة ليست على هذا الجهاز.',
  notFoundHelp: 'ربما مُسحت في علامة تبويب أخرى.',
  saved: 'يُحفظ كل تعديل على هذا الجهاز فورًا.',
  erase: 'امسح هذه النافذة',
  eraseAll: 'امسح كل النوافذ',
  eraseOneTitle: 'مسح {name}؟',
  eraseAllTitle:
    '{count, plural, zero {مسح النوافذ؟} one {مسح النافذة؟} two {مسح النافذتين؟} few {مسح النوافذ كلها، وعددها {count}؟} many {مسح النوافذ كلها، وعددها {count}؟} other {مسح النوافذ كلها، وعددها {count}؟}}',
  eraseText: 'ستُزال القياسات من هذا الجهاز، ولا يمكن التراجع عن ذلك.',
  eraseInAccount: 'ستُزال القياسات من هذا الجهاز ومن حسابك، ولا يمكن التراجع عن ذلك.',
  eraseConfirm: 'امسح',
  keep: 'احتفظ بها',
  drawing: {
    title: 'رسم بمقياس صحيح',
    empty: 'يظهر الرسم مع أول عرض وطول.',
    curtain:
      'نافذة عرضها {width} سم، وستائر طولها {drop} سم، وسكة طولها {track} سم؛ تتجمع الستائر المفتوحة في {stack} سم {sides, select, both {على كل جانب} left {يسارًا} other {يمينًا}}.',
    blind: 'فتحة عرضها {width} سم وارتفاعها {drop} سم.',
    width: 'العرض',
    drop: 'الطول',
    track: 'السكة',
    stackEach: 'الستائر المفتوحة، كل جانب',
    stack: 'الستائر المفتوحة، جانب واحد',
    covered: 'زجاج يبقى مغطى',
    cm: '{value} سم',
  },
});

import { translateMessages } from '@/i18n/translateMessages';
import { messages } from './messages';

export const arabic = translateMessages(messages, {
  title: 'أعمالنا',
  pageTitle: '{page, plural, =1 {أعمالنا} other {أعمالنا، صفحة {page}}}',
  what: 'أعمالنا',
  whatOne: 'هذا العمل',
  intro: 'غرف قسناها وخِطنا ستائرها وعلّقناها في دبي وخارجها.',
  photographs:
    '{count, plural, zero {لا صور} one {صورة واحدة} two {صورتان} few {{count} صور} many {{count} صورة} other {{count} صورة}}',
  withProducts:
    '{photographs} · {count, plural, zero {لا منتجات من المتجر} one {منتج واحد من المتجر} two {منتجان من المتجر} few {{count} منتجات من المتجر} many {{count} منتجًا من المتجر} other {{count} منتج من المتجر}}',
  products: 'ما عُلّق في هذه الغرفة',
  none: 'لا أعمال معروضة حاليًا.',
  noneHelp: 'نصوّر غرفًا جديدة. تعرض الأقسام في هذه الأثناء ما نصنعه.',
  seeCategories: 'شاهد الأقسام',
  noneOnPage: 'لا شيء في هذه الصفحة.',
  noneOnPageHelp: 'عدد صفحات القائمة أقل مما في الرابط.',
  firstPage: 'إلى الصفحة الأولى',
  pages: 'صفحات أعمالنا',
  unknown: 'لم نجد هذا العمل.',
  unknownHelp: 'قد يكون الرابط ناقصًا، أو أُزيلت الصور.',
  allWorks: 'كل أعمالنا',
  detailText: 'اضغط على الصورة لتراها كاملة.',
  detailDescription: '{name}: {photographs} لغرفة قاستها سديل وخاطت ستائرها وعلّقتها.',
  pictureOf: '{name}، الصورة {number} من {count}',
  enlarge: 'تكبير: {description}',
  position: '{number} من {count}',
  close: 'أغلق الصور',
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
  inspired: 'هل تريد غرفة كهذه؟',
  inspiredText: 'حدّثنا عن نوافذك. يحضر المستشار العينات إلى منزلك مجانًا، وغالبًا في اليوم نفسه.',
});

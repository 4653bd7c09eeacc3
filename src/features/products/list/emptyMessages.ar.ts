import { translateMessages } from '@/i18n/translateMessages';
import { emptyMessages } from './emptyMessages';

export const arabic = translateMessages(emptyMessages, {
  noMatchHelp: 'جرّب كلمة أقصر، أو لونًا، أو نسيجًا مثل الكتان أو المخمل.',
  noFiltered: 'لا أقمشة تجمع كل هذا معًا.',
  noFilteredHelp: 'أزل أحد الفلاتر، أو اسألنا: ليس كل ما ننسجه معروضًا في القائمة.',
  ways: 'خيارات أخرى',
  withoutFilter: 'من دون الفلتر «{name}»: {found}',
  withoutWord: 'من دون «{word}»: {found}',
  similar: 'ابحث عن كلمات مشابهة',
  ask: 'اسألنا على واتساب',
  none: 'لا أقمشة لعرضها بعد.',
  noneHelp: 'يصلنا قماش جديد كل شهر. وحتى ذلك الحين تعرض أقسامنا ما نصنعه.',
  seeCategories: 'شاهد الأقسام',
  unknownSubCategory: 'لم نجد هذا القسم.',
  unknownSubCategoryHelp: 'ربما تغيّر اسمه أو لم يعد معروضًا. أما الأقمشة فكلها هنا.',
  pastTheEnd: 'هذه الصفحة بعد نهاية القائمة.',
  pastTheEndHelp: 'عدد صفحات القائمة أقل مما في الرابط.',
  toPage: 'انتقل إلى الصفحة {page}',
});

import { translateMessages, type Catalog } from '@/i18n/translateMessages';
import { compareMessages, replaceMessages, shortlistMessages } from './messages';

export const arabic: Catalog = {
  ...translateMessages(compareMessages, {
    title: 'قارن الأقمشة',
    intro: 'حتى أربعة أقمشة جنبًا إلى جنب: الضوء والعناية وعرض القماش، وتكلفتها لنافذتك.',
    loading: 'جارٍ تحميل المقارنة',
    what: 'الأقمشة',
    table:
      'مقارنة {count, plural, zero {الأقمشة} one {قماش واحد} two {قماشين} few {{count} أقمشة} many {{count} قماشًا} other {{count} قماش}}',
    emptyTitle: 'لا شيء للمقارنة بعد.',
    emptyHelp:
      'افتح قماشًا يعجبك واختر «قارن». تظهر هنا حتى أربعة أقمشة جنبًا إلى جنب، بلا تسجيل دخول.',
    emptyAction: 'اختر الأقمشة',
    addAnother: 'أضف قماشًا آخر',
    oneOnly: 'اختر «قارن» في قماش آخر لترى الفرق بينهما.',
    linked: 'هذه مقارنة شاركها معك شخص آخر. قائمتك لم تتغير.',
    ownList: 'افتح قائمتي',
    remove: 'أزل {name}',
    removeUnknown: 'أزل هذا القماش',
    removed: 'أُزيل {name}.',
    gone: 'لم يعد معروضًا',
    failed: 'تعذّر تحميل هذا القماش.',
    unknown: 'غير معروف',
    differs: 'مختلف',
    onlyDifferences: 'أظهر الفروق فقط',
    noWindows: 'قس نافذة لترى كم يكلف كل قماش لها.',
    noDifferences: 'لا فرق بينها في ما نعرفه عنها.',
    print: 'اطبع',
    printed: 'الأسعار بتاريخ {date}.',
    quote: 'عرض السعر',
    price: 'السعر',
    rating: 'التقييم',
    ratingText:
      '{average} ({count, plural, zero {بلا تقييمات} one {تقييم واحد} two {تقييمان} few {{count} تقييمات} many {{count} تقييمًا} other {{count} تقييم}})',
    windowPrice: 'السعر لنافذة: {window}',
    noWindowPrice: 'لا سعر لهذه النافذة',
    finishedFor: 'مفصّلة شاملة التركيب لنافذة: {window}',
    finishedUsual: 'مفصّلة شاملة التركيب لنافذة معتادة: قماش 200 × 265 سم، رول وغيرها 120 × 160 سم',
  }),

  ...translateMessages(shortlistMessages, {
    toggle: 'قارن',
    open: '{count, plural, zero {افتح المقارنة} one {افتح المقارنة} two {قارن قماشين} few {قارن {count} أقمشة} many {قارن {count} قماشًا} other {قارن {count} قماش}}',
  }),

  ...translateMessages(replaceMessages, {
    title: 'تقارن الآن {count} أقمشة. أيّها تريد استبداله؟',
    replace: 'استبدل {name}',
    replaceUnknown: 'استبدل قماشًا لم يعد معروضًا',
    keep: 'أبقِ الـ{count} كلها',
  }),
};

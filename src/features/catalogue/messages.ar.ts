import { translateMessages } from '@/i18n/translateMessages';
import { messages } from './messages';

export const arabic = translateMessages(messages, {
  categories: 'الأقسام',
  subcategories:
    '{count, plural, zero {لا أقسام فرعية} one {قسم فرعي واحد} two {قسمان فرعيان} few {{count} أقسام فرعية} many {{count} قسمًا فرعيًا} other {{count} قسم فرعي}}',
  noCategories: 'نعيد ترتيب صالة العرض.',
  noCategoriesHelp: 'لا أقسام معروضة حاليًا، لكن أقمشتنا معروضة، وكذلك الأسئلة الشائعة.',
  noSubCategories: 'لا شيء معروض هنا بعد.',
  noSubCategoriesHelp: 'يستطيع مستشارونا مع ذلك إحضار عينات هذا القسم إلى منزلك مجانًا.',
  unknownCategory: 'لم نجد هذا القسم.',
  unknownCategoryHelp: 'ربما تغيّر اسمه أو لم يعد معروضًا. هذه الأقسام المعروضة اليوم.',
  chooseCategory: 'اختر قسمًا',
  chooseCategoryHelp: 'لا يحدد الرابط قسمًا. اختر واحدًا لنعرض لك ما فيه.',
  unknownCurtain: 'لم نجد هذا الصنف.',
  unknownCurtainHelp: 'قد يكون الرابط ناقصًا، أو توقّف تصنيع هذا الصنف. إليك ما لدينا.',
  allCategories: 'كل الأقسام',
  seeFabrics: 'شاهد الأقمشة',
  collection: 'المجموعة',
  whatCategories: 'الأقسام',
  whatCategory: 'هذا القسم',
  whatItem: 'هذا الصنف',
  otherCategories: 'المزيد من صالة العرض',
  invitation: 'لست متأكدًا مما يناسب غرفتك؟',
  invitationText: 'يحضر المستشار العينات إلى منزلك ويعلّقها في ضوء غرفتك، مجانًا.',
  whatTheyAre: 'ما هي',
  whyYouNeedThem: 'لماذا تحتاج إليها',
  fabricsAndPrices: 'الأقمشة والأسعار',
  fabrics:
    '{count, plural, zero {لا أقمشة} one {قماش واحد} two {قماشان} few {{count} أقمشة} many {{count} قماشًا} other {{count} قماش}}',
});

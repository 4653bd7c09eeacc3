import { translateMessages } from '@/i18n/translateMessages';
import { belowFoldMessages } from './belowFoldMessages';

export const arabic = translateMessages(belowFoldMessages, {
  linkAbout: ' عن {topic}',
  loadingHero: 'جارٍ تحميل الصور',
  offers: 'العروض',
  subcategories:
    '{count, plural, zero {لا أقسام فرعية} one {قسم فرعي واحد} two {قسمان فرعيان} few {{count} أقسام فرعية} many {{count} قسمًا فرعيًا} other {{count} قسم فرعي}}',
  noCategories: 'نرتّب الأقسام الآن.',
  noProducts: 'لم تبدأ تخفيضات الصيف بعد.',
  noArticles: 'المقال الأول قيد الكتابة.',
  stars: '{rating} من 5 نجوم',
  playVideo: 'تشغيل الفيديو: {title}',
  whatCategories: 'الأقسام',
  whatProducts: 'تخفيضات الصيف',
  whatArticles: 'المقالات',
  whatOffers: 'العروض',
  whatTestimonials: 'آراء العملاء',
  carouselFeatures: 'الميزات',
  carouselArticles: 'المقالات',
});

import { translateMessages, type Catalog } from '@/i18n/translateMessages';
import { belowFoldMessages, homeMessages } from './messages';

export const arabic: Catalog = {
  ...translateMessages(homeMessages, {
    title: 'ستائر ورول وتنجيد في دبي',
    heroLabel: 'المختارات',
    heroAction: 'شاهد الأقمشة',
    slideOf: 'الشريحة {position} من {total}',
    showSlide: 'اعرض الشريحة {position} من {total}',
    chat: 'تحدث معنا على واتساب',
    newWindow: ' (تُفتح في نافذة جديدة)',
    whatSlides: 'الشرائح',
    carousel: 'عرض شرائح',
    slide: 'شريحة',
  }),

  ...translateMessages(belowFoldMessages, {
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
  }),
};

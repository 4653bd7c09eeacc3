import { REFERENCE } from '../../../src/lib/madeToMeasure/referencePrice.ts';
import type { feeds as english } from '../en/feeds.ts';
import { countOf } from './count.ts';

const reviewForms = {
  zero: '# تقييم',
  one: 'تقييم واحد',
  two: 'تقييمان',
  few: '# تقييمات',
  many: '# تقييمًا',
  other: '# تقييم',
};

const units: typeof english.units = {
  metre: 'للمتر',
  panel: 'للستارة',
  blind: 'للقطعة',
  made: 'لنافذة معتادة مع التركيب',
};

const cm = (mm: number): number => mm / 10;
const { track, curtainDrop, blindWidth, blindDrop } = REFERENCE;
const made = 'تفصيل حسب مقاس نافذتك، شامل التركيب والضريبة.';

export const feeds: typeof english = {
  tooMany: 'طُلبت هذه الملفات عدة مرات في وقت قصير.',
  shopTitle: (shop) => `${shop}: ستائر ورول في دبي`,
  shopText: 'أقمشة بالمتر، وستائر جاهزة، وستائر رول ورومانية، وتفصيل حسب المقاس مع التركيب.',
  units,
  made: 'تفصيل حسب المقاس',
  madeFor: {
    curtain: `${made} السعر لسكة عرضها ${cm(track)} سم وطول ${cm(curtainDrop)} سم، أو لأقرب مقاس نفصّله؛ وسعرك حسب مقاساتك.`,
    blind: `${made} السعر لمقاس ${cm(blindWidth)} × ${cm(blindDrop)} سم، أو لأقرب مقاس نفصّله؛ وسعرك حسب مقاساتك.`,
  },
  shipping: (charge, freeFrom) => `الشحن داخل الإمارات ${charge}، ومجاني ابتداءً من ${freeFrom}.`,
  days: 'الأقمشة والستائر الجاهزة وستائر الرول الجاهزة تصلك خلال يومَي عمل من الدفع، ولا تُحتسب أيام الأحد.',
  returns:
    'يمكن إرجاع الستائر الجاهزة غير المستخدمة خلال 14 يومًا. أما ما قُصّ أو فُصِّل على مقاسك فيُرجع فقط إذا كان به عيب.',
  visit: 'زيارة القياس والاستشارة مجانية في دبي.',
  was: (price) => `كان ${price}`,
  rating: (average, count) => `${average} من 5، ${countOf(count, reviewForms)}`,
  page: {
    brand: 'العلامة التجارية',
    category: 'القسم',
    productId: 'رقم المنتج',
    rating: 'التقييم',
    web: 'الصفحة بالصور',
    otherLanguage: 'بالإنجليزية',
    sizes: 'المقاسات والأسعار',
    size: 'المقاس',
    price: 'السعر',
    delivery: 'التوصيل والإرجاع',
    chooseSizes: 'أدخل مقاساتك',
    related: 'يليق معه',
  },
  llms: {
    from: 'من',
    units:
      'كل سعر يذكر ما هو له: متر من القماش، أو ستارة، أو قطعة رول، أو نافذة معتادة مفصّلة مع التركيب. وسعر نافذتك بمقاسك في صفحة المنتج.',
    markdown:
      'صفحة المنتج نص بصيغة Markdown عند طلبها بالترويسة “Accept: text/markdown”، أو على العنوان /product-detail.md بالرقم نفسه. وتبدأ عناوين الصفحات العربية بـ /ar.',
    contact: (email, phone) => `للأسئلة: ${email}، \u200E${phone}.`,
    pagesHeading: 'الصفحات',
    pages: {
      products: ['الأقمشة', 'كل المنتجات مع التصفية والبحث'],
      categories: ['الأقسام', 'ما يُعلّق على النوافذ'],
      windows: ['نوافذي', 'طريقة القياس وأسعار النوافذ المقيسة'],
      visit: ['احجز زيارة مجانية', 'نقيس وننصح في بيتك'],
      samples: ['عينات مجانية', 'حتى خمسة أقمشة'],
      guide: ['دليل الضوء', 'أي قماش لأي غرفة'],
      faq: ['الأسئلة', 'الطلبات والتفصيل والتركيب والعناية'],
      works: ['أعمالنا', 'بيوت أنجزناها'],
      about: ['من نحن', 'الورشة وصالة العرض في دبي'],
      terms: ['الشروط', 'الطلبات والإرجاع والضمان'],
    },
    categoriesHeading: 'الأقسام',
    productsHeading: 'المنتجات',
    otherLanguage: 'هذا الملف بالإنجليزية',
    feed: 'ملف المنتجات',
    feedNote: 'كل المقاسات بأسعارها',
    sitemap: 'كل الصفحات',
  },
  title: (name, size, unit) => [name, size, ...(unit ? [units[unit]] : [])].join('، '),
};

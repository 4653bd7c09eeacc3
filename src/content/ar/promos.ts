import type { homeHeadings as headings } from '../promos';
import {
  consultationBanner as consultation,
  motorizedPromo as motorized,
  rollerPromo as roller,
  summerSale as sale,
} from '../promos';

export const rollerPromo: typeof roller.en = {
  ...roller.en,
  overline: 'ستائر رول',
  heading: 'أبسط ما يكسو النافذة',
  text: 'قطعة قماش مستوية ورأس بحافة نحاسية، لا أكثر. تأتي ستائر الرول بأقمشة سكرين وأقمشة تمرّر الضوء وبلاك أوت وزيبرا، وتُقصّ بدقة المليمتر وتُركَّب داخل الإطار أو فوقه. ارفعها فتعود النافذة لك.',
  linkLabel: 'اقرأ المزيد',
  imageAlt: 'ستارتا رول بحافة نحاسية على ارتفاعين مختلفين بجانب كرسي مخملي',
};

export const motorizedPromo: typeof motorized.en = {
  ...motorized.en,
  overline: 'ستائر ذكية وكهربائية',
  heading: 'مساء الخير، أغلق الستائر',
  text: 'تكفي كلمة أو لمسة أو ساعة الغروب. تحرّك السكك الكهربائية الستائر العالية والثقيلة بلا صوت تقريبًا، وتعمل مع المساعدات الصوتية وأجهزة المنزل الذكي، ويمكن سحبها باليد أيضًا.',
  linkLabel: 'اعرف المزيد',
  imageAlt: 'ستائر كهربائية كحلية وشيفون تحت تجويف مضاء في السقف عند الغروب',
};

export const summerSale: typeof sale.en = {
  ...sale.en,
  overline: 'مختارات سديل',
  heading: 'تخفيضات الصيف',
  texts: {
    none: 'أكثر أقمشتنا طلبًا هذا الموسم.',
    some: 'أكثر أقمشتنا طلبًا هذا الموسم، وبعضها بسعر مخفّض.',
    all: 'أكثر أقمشتنا طلبًا هذا الموسم، الآن بسعر مخفّض.',
  },
  linkLabel: 'شاهد المجموعة كاملة',
};

export const consultationBanner: typeof consultation.en = {
  ...consultation.en,
  heading: 'احجز استشارتك المجانية في اليوم نفسه',
  text: 'ساعة مع من يعرف الأقمشة، في الغرفة التي ستُعلَّق فيها.',
  buttonLabel: 'احجز موعدًا مجانيًا',
  imageAlt: 'صالة بنتهاوس عند الغروب بستائر كتان رمادية من جدار إلى جدار وأفق المدينة',
};

export const homeHeadings: typeof headings.en = {
  categories: {
    heading: 'تسوّق حسب القسم',
    text: 'ثمانية أقسام، من مخمل بطول كامل إلى وسادة واحدة.',
    linkLabel: 'عرض الكل',
  },
  features: {
    heading: 'ما يميزنا',
    text: 'تسعة أسباب تجعل عملاءنا يعودون من أجل الغرفة التالية.',
  },
  testimonials: {
    heading: 'ماذا يقول عملاؤنا',
    text: 'كلمات من يعيشون مع أعمالنا.',
  },
  articles: {
    heading: 'أحدث المقالات',
    text: 'نصائح عملية عن الضوء والقماش والعناية بهما.',
  },
};

import { services as english, type ServicePath } from '../services';

const texts: Readonly<
  Record<ServicePath, { linkLabel: string; linkText: string; intro: string; imageAlt: string }>
> = {
  '/services/custom-tailoring': {
    linkLabel: 'تفصيل حسب الطلب',
    linkText: 'تُقصّ وتُبطَّن وتُخاط لنافذتك وحدها',
    intro:
      'لا تتشابه نافذتان، ولا تناسب أيًّا منهما تمامًا ستارة جاهزة. في ورشتنا يبدأ كل طلب بطاولة خالية ولفّة قماش ورسم لنافذة بعينها.',
    imageAlt: 'لفّة مخمل زمردي مفرودة على طاولة بلوط مع شريط القياس والمقص',
  },
  '/services/hemming-shortening': {
    linkLabel: 'تقصير وثني الأطراف',
    linkText: 'الطول المناسب، باليد أو بالماكينة',
    intro:
      'انتقلت إلى بيت جديد، أو ارتفعت الأرضية، أو اشتريت ستائر لغرفة أعلى. الطول أسهل ما يُصلَح في الستارة، بشرط أن يتم ذلك وهي معلّقة.',
    imageAlt: 'ثنية كتان مخيطة باليد بخيط ذهبي، مع إبرة وبكرات',
  },
  '/services/curtain-fabrics': {
    linkLabel: 'أقمشة الستائر',
    linkText: 'مكتبة أقمشة تصل إلى بابك',
    intro:
      'كتان يُسمع حفيفه وهو جديد، وفوال تقرأ الجريدة من خلفه، ومخمل يسودّ في طيّاته. تضم مكتبتنا مئات الأقمشة، وأفضل مكان لتراها هو بيتك.',
    imageAlt: 'لفّات قماش مرصوصة بالعاجي والزمردي والطيني والكحلي',
  },
  '/services/repair-maintenance': {
    linkLabel: 'إصلاح وصيانة',
    linkText: 'إصلاح وتنظيف وفحص سنوي',
    intro:
      'خطاف ناقص، أو حبل مرتخٍ، أو محرك يتوقف في المنتصف: أعطال صغيرة يفسد كل منها غرفة. نصلح الستائر والسكك من كل الأنواع، غالبًا في بيتك ومن الزيارة الأولى.',
    imageAlt: 'ماسورة نحاسية وحلقات ستائر وخيط ومقص جاهزة للإصلاح',
  },
};

export const services: typeof english.en = english.en.map((service) => ({
  ...service,
  ...texts[service.path],
  title: texts[service.path].linkLabel,
}));

import type { ArabicSeed } from '../../types.ts';

/** By English heading. */
export const banners: ArabicSeed['banners'] = {
  'Daylight, beautifully kept': {
    heading: 'ضوء النهار كما تحبه',
    text: 'كتان بلون الشامبين فوق شيفون أبيض، نقصّه ونخيطه في دبي على مقاس نافذتك بالسنتيمتر.',
  },
  'Sleep past the sunrise': {
    heading: 'نوم هادئ بعد الشروق',
    text: 'ستائر بلاك أوت بثنية سفلية مثقّلة، تتدلى من تجويف في السقف فلا يتسلل الضوء من فوقها.',
  },
  'Three blinds, one clean line': {
    heading: 'ثلاث ستائر وخط واحد',
    text: 'ستائر رول رملية على سكك بلون النحاس: لا وهج عند الظهر، ومنظر المدينة يعود مع المساء.',
  },
};

/** By English line. */
export const marquee: ArabicSeed['marquee'] = {
  'Up to 50% off some selected fabrics': 'خصم يصل إلى 50% على أقمشة مختارة',
  'Custom-made within 24 hours, installed within 48': 'تفصيل خلال 24 ساعة وتركيب خلال 48 ساعة',
  'Free same-day measuring visits anywhere in Dubai':
    'زيارة قياس مجانية في اليوم نفسه في أي مكان في دبي',
  'Ask for motorized tracks that work with your voice assistant':
    'اسأل عن السكك الكهربائية التي تعمل مع مساعدك الصوتي',
  'Over ten years of curtains and blinds in Dubai, with projects across the GCC':
    'أكثر من عشر سنوات في عالم الستائر في دبي، ومشاريع في دول الخليج',
};

import type { CareMethod } from '../../../src/contract/facets.ts';
import type { nextSteps as english } from '../en/nextSteps.ts';

const METHODS: Readonly<Record<CareMethod, string>> = {
  'machine-wash':
    'انزع الخطاطيف والأثقال، واغسله برفق بحرارة لا تتجاوز 30 درجة، وعلّقه وهو رطب، ولا تجففه في المجفف.',
  'dry-clean': 'تنظيف جاف فقط، وبين مرة وأخرى تكفيه فرشاة ناعمة.',
  wipe: 'امسحه بقطعة قماش رطبة، ولا تضعه في الغسالة.',
};

export const nextSteps: typeof english = {
  made: (day) => `نجهّز طلبك الآن، ويكون جاهزًا بحلول ${day}.`,
  expected: (day) => `يصلك بحلول ${day}.`,
  fitted: (day) => `نبدأ تركيبه من ${day}، ونتصل بك لنتفق على الساعة.`,
  cancelUntil: (moment) => `يمكنك إلغاؤه من صفحته حتى ${moment}، وبعدها نقص القماش.`,
  stillCancel: 'يمكنك إلغاؤه من صفحته ما لم يتم توصيله.',
  call: (phone) =>
    `نتصل بك${phone === '' ? '' : ` على الرقم \u2066${phone}\u2069`} لنتفق على ساعة التوصيل.`,
  callToFit: (phone) =>
    `نتصل بك${phone === '' ? '' : ` على الرقم \u2066${phone}\u2069`} لنتفق على ساعة التركيب.`,
  clear: 'يُرجى إخلاء النافذة ومسافة متر أمامها.',
  travelling: (place) => `طلبك في الطريق ${place === '' ? 'إليك' : `إلى \u2068${place}\u2069`}.`,
  today: 'يصلك اليوم، ويتصل بك السائق قبل وصوله.',
  fitsToday: 'نأتي اليوم لتركيبه، ويتصل بك فني التركيب قبل وصوله.',
  rest: 'علّق الستائر واتركها أسبوعًا، فتزول آثار الطي وحدها.',
  restFitted: 'اترك الستائر أسبوعًا، فتزول آثار الطي وحدها.',
  careOf: (name, method) => `\u2068${name}\u2069: ${METHODS[method]}`,
  care: 'طريقة العناية بالقماش موجودة في صفحة المنتج.',
  faults: (day) => `إن وجدت عيبًا، فأخبرنا بحلول ${day} في صفحة طلبك مع صورتين.`,
  refundBy: (day) => `يصلك المبلغ بحلول ${day}.`,
};

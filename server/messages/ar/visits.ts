import type { visits as english } from '../en/visits.ts';

export const visits: typeof english = {
  summary: (shop) => `زيارة مجانية من ${shop}`,
  location: 'منزلك',
  reminder: (shop) => `يزورك فريق ${shop} غدًا`,
  state: {
    requested: 'هذا هو الموعد الذي طلبته، ونتصل بك لتأكيده.',
    confirmed: 'تم تأكيد اليوم والساعة.',
    cancelled: 'أُلغيت هذه الزيارة.',
  },
  prepare: [
    'يُرجى إخلاء النافذة ومسافة متر أمامها.',
    'جهّز عينة من لون الجدار أو البلاط أو القماش لنطابق لونها.',
  ],
  change: (phone) => `لتغيير الزيارة أو إلغائها، اتصل على \u2066${phone}\u2069.`,
  fitting: {
    fitted: {
      summary: (shop) => `${shop} تركّب ستائرك`,
      reminder: (shop) => `ابتداءً من الغد يمكن أن تركّب ${shop} ستائرك`,
      lines: [
        'نبدأ التركيب من هذا اليوم، ونتصل بك لنتفق على الساعة.',
        'يُرجى إخلاء النافذة ومسافة متر أمامها.',
        'اجعل المقبس في متناول اليد إن اخترت محركًا، ورتّب مع إدارة البناية الدخول والموقف وإذن الحفر.',
      ],
    },
    shipped: {
      summary: (shop) => `تصلك ستائرك من ${shop}`,
      reminder: (shop) => `تصلك ستائرك من ${shop} غدًا`,
      lines: ['تصلك بحلول هذا اليوم، ويتصل بك السائق قبل وصوله.'],
    },
    order: (number) => `الطلب \u2066${number}\u2069`,
    cancelled: 'أُلغي هذا الطلب.',
  },
  addToCalendar: 'أضف إلى تقويمك',
  updateCalendar: 'حدّث تقويمك',
  addToGoogle: 'أضف إلى تقويم جوجل',
  mails: {
    confirmed: {
      subject: (shop) => `تم تأكيد زيارة ${shop}`,
      title: 'تم تأكيد زيارتك',
      text: (day, time) => `نزورك يوم ${day} الساعة ${time} بتوقيت دبي.`,
    },
    moved: {
      subject: (shop) => `موعد جديد لزيارة ${shop}`,
      title: 'لزيارتك موعد جديد',
      text: (day, time) => `نزورك الآن يوم ${day} الساعة ${time} بتوقيت دبي.`,
    },
    cancelled: {
      subject: (shop) => `أُلغيت زيارة ${shop}`,
      title: 'أُلغيت زيارتك',
      text: (day, time) => `لن نأتي يوم ${day} الساعة ${time}.`,
    },
    cancelledUndated: 'لن نأتي في الموعد الذي طلبته.',
    openAgain: 'إن كانت الزيارة في تقويمك، فافتح الرابط مرة أخرى، لأن التقويم لا يُحدَّث تلقائيًا.',
    another: 'إن أردت يومًا آخر، فردّ على هذه الرسالة أو اتصل بنا.',
  },
};

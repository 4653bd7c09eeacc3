import { translateMessages } from '@/i18n/translateMessages';
import { hintMessages } from './hintMessages';

export const arabic = translateMessages(hintMessages, {
  swapped: 'الأرقام عريضة وقصيرة لستارة تصل إلى الأرض. اكتب العرض أولًا ثم الطول.',
  inches: 'هل الرقم {inches} بالبوصة؟ يساوي {cm} سم.',
  spread:
    '{of, select, widths {قياسات العرض} other {قياسات الطول}} تختلف بمقدار {by} سم: الجدار غير مستقيم.',
  spreadLarge:
    '{of, select, widths {قياسات العرض} other {قياسات الطول}} تختلف بمقدار {by} سم. قسها مرة أخرى، فقد يكون أحدها خطأ في الكتابة.',
  slope: 'قياسات الطول تختلف بمقدار {by} سم: الأرضية مائلة. نثني حافة هذه الستائر في الموقع.',
  crooked: 'القطران يختلفان بمقدار {by} سم: الفتحة ليست قائمة الزوايا.',
  crookedOutside: 'القطران يختلفان بمقدار {by} سم. التركيب أمام الإطار يخفي ذلك.',
  diagonal: 'قطر {typed} سم لا يناسب هذا العرض والطول؛ المناسب {expected} سم.',
  copied: 'الأرقام نفسها في {name}. نادرًا ما تتساوى النوافذ، فقس كل واحدة.',
  coveredGlass: 'الجدار أقصر من أن يسع الستائر المفتوحة: يبقى {by} سم من الزجاج مغطى.',
  shallow: 'عمق {depth} سم لا يكفي للتركيب داخل الإطار.',
  unfinishedFloor: 'أعد قياس الطول بعد اكتمال الأرضية.',
  laser: 'يخطئ الليزر الرخيص 5 ملم في كل متر. استخدم شريطًا معدنيًا.',
  obstacle: 'المقبض يعيق التركيب داخل الإطار.',
  fixes: {
    swap: 'بدّل بينهما',
    dropsFromInches: 'حوّل من البوصة',
    mountOutside: 'ركّبها أمام الإطار',
  },
});

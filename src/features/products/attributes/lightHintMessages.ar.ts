import { translateMessages } from '@/i18n/translateMessages';
import { lightHintMessages } from './lightHintMessages';

export const arabic = translateMessages(lightHintMessages, {
  hints: {
    sheer: 'ضوء نهار ناعم. يسترك نهارًا، لا ليلًا والمصابيح مضاءة.',
    screen: 'يخفف الوهج ويُبقي المنظر في الخارج.',
    'light-filtering': 'يمر ضوء النهار، ولا يُرى من الخارج إلا الخيال.',
    'day-night': 'طبقتان: حرّك الشرائط لتفتح المنظر أو تغلقه.',
    'dim-out': 'عتمة الغروب لا ظلام تام. خصوصية ليلًا ونهارًا.',
    blackout: 'لا ضوء يمر من القماش. ظلام تام إذا غطّت الستارة ما حول النافذة.',
  },
});

import { formatTime } from '@/lib/dates';
import type { SunTexts } from '../sunTexts';

type Forms = Readonly<Record<'one' | 'two' | 'few' | 'many', string>>;

const HOURS: Forms = { one: 'ساعة', two: 'ساعتان', few: 'ساعات', many: 'ساعة' };
const MINUTES: Forms = { one: 'دقيقة', two: 'دقيقتان', few: 'دقائق', many: 'دقيقة' };

/** Up to 59 of a unit in its Arabic plural form. */
function countOf(count: number, forms: Forms): string {
  if (count === 1) return forms.one;
  if (count === 2) return forms.two;
  return `${count} ${count <= 10 ? forms.few : forms.many}`;
}

export const sunTexts: SunTexts = {
  heading: 'الشمس على هذه النافذة',
  caption: (facing: string) =>
    `${facing}: الشمس المباشرة في يوم 21 من كل شهر، وسماء صافية، وبلا شرفة.`,
  most: (month: string, duration: string, periods: string) =>
    `أكثرها في ${month}: ${duration}، ${periods}.`,
  least: (month: string, duration: string) => `أقلها في ${month}: ${duration}.`,
  noneIn: (month: string) => `لا شمس مباشرة في ${month}.`,
  day: 'النهار',
  direct: 'شمس على الزجاج',
  strong: 'شمس قوية',
  close: 'أغلق',
  asTable: 'اعرض الأرقام',
  month: 'الشهر',
  time: 'الشمس على الزجاج',
  hours: 'المدة',
  duration: (hours: string, minutes: string) =>
    [
      ...(hours === '0' ? [] : [countOf(Number(hours), HOURS)]),
      ...(minutes === '0' ? [] : [countOf(Number(minutes), MINUTES)]),
    ].join(' و'),
  energy: 'الطاقة في اليوم',
  kwh: (figure: string) => `${figure} ك.و.س/م²`,
  none: 'لا شمس',
  period: (from: string, to: string) => `من ${formatTime(from, 'ar')} إلى ${formatTime(to, 'ar')}`,
  and: ' و',
  months: [
    'يناير',
    'فبراير',
    'مارس',
    'أبريل',
    'مايو',
    'يونيو',
    'يوليو',
    'أغسطس',
    'سبتمبر',
    'أكتوبر',
    'نوفمبر',
    'ديسمبر',
  ],
  // The Gulf counts months.
  shortMonths: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
};

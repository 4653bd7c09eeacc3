import type { SunTexts } from '../sunTexts';

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
  duration: (hours: string, minutes: string) => `${hours} س ${minutes} د`,
  energy: 'الطاقة في اليوم',
  kwh: (figure: string) => `${figure} ك.و.س/م²`,
  none: 'لا شمس',
  period: (from: string, to: string) => `من ${from} إلى ${to}`,
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

import type {
  CareMethod,
  Colour,
  Material,
  Opacity,
  Pattern,
  Room,
} from '../../src/contract/facets.ts';

type Words<Id extends string> = Readonly<Record<Id, string>>;

/** Words that find the products of a colour, in both languages. */
export const COLOUR_WORDS: Words<Colour> = {
  white: 'white أبيض بيضاء',
  beige: 'beige بيج',
  grey: 'grey gray رمادي رمادية',
  black: 'black أسود سوداء',
  brown: 'brown بني بنية',
  green: 'green أخضر خضراء',
  blue: 'blue أزرق زرقاء',
  purple: 'purple بنفسجي بنفسجية',
  pink: 'pink وردي وردية زهري',
  red: 'red أحمر حمراء',
  orange: 'orange برتقالي برتقالية',
  yellow: 'yellow أصفر صفراء',
  gold: 'gold golden ذهبي ذهبية',
};

/** From most to least light. */
export const OPACITY_WORDS: Words<Opacity> = {
  sheer: 'sheer شفاف شفافة',
  screen: 'screen sunscreen سكرين',
  'light-filtering': 'light filtering يمرر الضوء مرشح للضوء',
  'day-night': 'day night zebra زيبرا ليل نهار',
  'dim-out': 'dim out dimout تعتيم جزئي',
  blackout: 'blackout black out بلاك أوت معتم',
};

export const MATERIAL_WORDS: Words<Material> = {
  linen: 'linen كتان',
  cotton: 'cotton قطن',
  silk: 'silk حرير',
  velvet: 'velvet مخمل',
  satin: 'satin ساتان',
  voile: 'voile فوال',
  jacquard: 'jacquard damask جاكار داماسك دمشقي',
  boucle: 'boucle بوكليه',
  chenille: 'chenille شنيل شانيل',
  wool: 'wool صوف',
  polyester: 'polyester بوليستر',
  screen: 'screen سكرين',
  wood: 'wood wooden خشب',
  aluminium: 'aluminium aluminum ألمنيوم',
};

export const PATTERN_WORDS: Words<Pattern> = {
  plain: 'plain سادة',
  striped: 'striped stripes مخطط مقلم',
  botanical: 'botanical leaves floral نباتي أوراق',
  damask: 'damask داماسك دمشقي',
  geometric: 'geometric هندسي',
};

export const ROOM_WORDS: Words<Room> = {
  living: 'living sitting lounge صالة معيشة',
  bedroom: 'bedroom غرفة نوم',
  children: 'children kids nursery أطفال',
  majlis: 'majlis مجلس',
  dining: 'dining طعام سفرة',
  study: 'study office مكتب',
  kitchen: 'kitchen مطبخ',
  bathroom: 'bathroom حمام',
  media: 'media cinema سينما',
};

export const CARE_WORDS: Words<CareMethod> = {
  'machine-wash': 'washable machine wash غسيل',
  'dry-clean': 'dry clean تنظيف جاف',
  wipe: 'wipe مسح',
};

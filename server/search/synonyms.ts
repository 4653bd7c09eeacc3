import { foldText } from '../rules/foldText.ts';
import { HARDWARE_GROUPS, isHardware } from './hardware.ts';

/** Words for the same thing; each finds what the others find. */
const GROUPS = [
  'voile sheer شيفون فوال شفاف شفافة تول',
  'blackout بلاكاوت معتم معتمة تعتيم عازل عازلة حاجب حاجبة',
  'velvet مخمل قطيفة فلفت فيلفيت',
  'linen كتان لينن',
  'silk حرير',
  'satin ساتان',
  'champagne شامبين شامبانيا شمبانيا',
  'wood wooden timber خشب خشبية خشبي',
  'aluminium aluminum metal معدنية معدني ألمنيوم منيوم',
  'cotton قطن',
  'grey gray رمادي',
  'motorised motorized electric automatic كهربائية كهربائي محرك موتور موتورات',
  'cushion pillow وسادة وسائد مخدات خداديات كوشن',
  'sofa couch upholstery تنجيد كنب كنبة أريكة أرائك',
  'kids children nursery أطفال',
  'roller رول رولر رولات',
  'venetian venetians فينيسيان فينيسية فينيشن',
  ...HARDWARE_GROUPS,
];

/** Words that find more than they are found by. */
const WIDER: readonly (readonly [string, string])[] = [
  ['ستارة', 'ستائر'],
  ['drape', 'curtain curtains'],
  ['drapes', 'curtain curtains'],
  ['برادي', 'curtain curtains'],
  ['برداية', 'curtain curtains'],
  ['بردايات', 'curtain curtains'],
  ['net', 'sheer voile'],
  ['offwhite', 'ivory cream white'],
  ['bespoke', 'curtain curtains'],
  ['custom', 'curtain curtains'],
  ['tailored', 'curtain curtains'],
  ['tailoring', 'curtain curtains'],
  ['تفصيل', 'curtain curtains'],
  ['مفصلة', 'curtain curtains'],
  ['سكري', 'عاجي كريمي أبيض بيضاء بيج'],
  ['shade', 'blind roller'],
  ['shades', 'blind roller'],
  ['بلايند', 'ستائر ستارة blind'],
  ['ريموت', 'كهربائية كهربائي motorized'],
  ['remote', 'motorized'],
  ['smart', 'motorized'],
  ['ذكية', 'كهربائية كهربائي motorized'],
  ['wave', 'ripple'],
  ['ويفي', 'wave ripple'],
];

function groupedSynonyms(): Map<string, string[]> {
  const synonyms = new Map<string, string[]>();
  for (const group of GROUPS) {
    const words = group.split(' ').map(foldText);
    for (const word of words) {
      const others = words.filter((other) => other !== word);
      synonyms.set(word, [...(synonyms.get(word) ?? []), ...others]);
    }
  }
  for (const [word, found] of WIDER) synonyms.set(foldText(word), found.split(' ').map(foldText));
  return synonyms;
}

/**
 * Further words that find the same products, by folded word. Arabic plurals do not share a stem with their singular
 * (ستارة، ستائر), and shoppers use words of their country that the catalogue does not.
 */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = groupedSynonyms();

/** Words that begin others by chance: «سكري», off-white, is no beginning of «سكرين». */
const WHOLE: ReadonlySet<string> = new Set(['سكري'].map(foldText));

/** Whether a folded word is found as a whole word only. */
export function isWholeWord(folded: string): boolean {
  return WHOLE.has(folded) || isHardware(folded);
}

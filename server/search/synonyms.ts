import { foldText } from '../rules/foldText.ts';
import { HARDWARE_GROUPS } from './hardware.ts';

/** Words for the same thing; each finds what the others find. */
const GROUPS = [
  'drapes drape curtains curtain ستائر ستارة برادي برداية',
  'voile sheer شيفون فوال شفاف تول',
  'blackout بلاكاوت معتم معتمة تعتيم',
  'velvet مخمل قطيفة',
  'linen كتان لينن',
  'silk حرير',
  'satin ساتان',
  'cotton قطن',
  'grey gray رمادي',
  'motorised motorized electric automatic كهربائية كهربائي محرك موتور',
  'cushion pillow وسادة وسائد مخدات خداديات كوشن',
  'sofa upholstery تنجيد كنب أرائك',
  'kids children nursery أطفال',
  'roller رول رولر',
  'venetian venetians فينيسيان فينيسية فينيشن',
  ...HARDWARE_GROUPS,
];

/** Words that find more than they are found by. */
const WIDER: readonly (readonly [string, string])[] = [
  ['net', 'sheer voile'],
  ['shade', 'blind roller'],
  ['shades', 'blind roller'],
  ['بلايند', 'ستائر ستارة blind'],
  ['ريموت', 'تحكم'],
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

import { foldText } from '../rules/foldText.ts';

/** Words for what curtains hang on, in both languages; each finds what the others of its group find. */
export const HARDWARE_GROUPS = [
  'rod rods pole poles قضيب قضبان ماسورة مواسير عصا بايب',
  'rail rails track tracks سكة سكك مسار مسارات مجرى',
  'hook hooks خطاف خطاطيف',
  'ring rings حلقة حلقات',
  'bracket brackets حامل حوامل',
  'glider gliders runner runners',
  'tieback tiebacks holdback holdbacks مربط مرابط',
  'finial finials',
  'batten battens',
];

const HARDWARE: ReadonlySet<string> = new Set(
  HARDWARE_GROUPS.flatMap((group) => group.split(' ').map(foldText)),
);

/**
 * Whether a folded word names hardware. A description that mentions what a fabric hangs on offers no hardware, so such words
 * are found in names and attributes only, as whole words and without correction: `pole` is no misspelled `pile`.
 */
export function isHardware(folded: string): boolean {
  return HARDWARE.has(folded);
}

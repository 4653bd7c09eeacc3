import type { Language } from '../../src/contract/common.ts';
import type { Company } from '../config.ts';

/** Name of the shop in a language. */
export function shopName(
  { name, arabicName }: Pick<Company, 'name' | 'arabicName'>,
  language: Language,
): string {
  return language === 'ar' ? (arabicName ?? name) : name;
}

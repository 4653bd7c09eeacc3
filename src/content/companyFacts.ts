import type { OpeningHours } from '@/lib/openingHours';

/** Networks that the footer has icons of. */
export type SocialNetwork = 'Facebook' | 'Instagram' | 'X' | 'LinkedIn';

/** Facts about the company that a shop may set; what is not set is not shown (product 1.4). */
export interface CompanyFacts {
  /** Number of the trade licence. */
  licence?: string;
  /** Tax registration number. */
  trn?: string;
  mapUrl?: string;
  hours?: readonly OpeningHours[];
  /** Profiles of the company. */
  socials?: Partial<Record<SocialNetwork, string>>;
  /** What others think, with the page that says so; `value` is at most 5. */
  rating?: { value: number; count: number; source: string; url: string };
}

/** Set by the build, which has checked them (docs/settings.md). */
export const companyFacts = JSON.parse(process.env.COMPANY_FACTS ?? '{}') as CompanyFacts;

import type { TextSection } from './textSection';

/** Privacy policy or terms. */
export interface LegalPage {
  title: string;
  /** Date of the current version, formatted. */
  updated: string;
  intro: string;
  sections: TextSection[];
}

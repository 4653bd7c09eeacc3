import type { TextSection } from './textSection';

/** Privacy policy and terms share this shape. */
export interface LegalPage {
  title: string;
  /** Date of the current text, as it is shown. */
  updated: string;
  intro: string;
  sections: TextSection[];
}

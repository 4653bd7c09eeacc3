import { Prose } from '@/components/Prose';
import { TextRow } from '@/components/TextRow';
import type { TextSection } from '@/content/textSection';
import { slugify } from '@/lib/slug';

/** Sections of a text page with headings beside the text. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return sections.map(({ heading, paragraphs, list }) => (
    <TextRow key={heading} heading={heading} id={slugify(heading)}>
      <Prose paragraphs={paragraphs} list={list} />
    </TextRow>
  ));
}

import { useFullTitle } from './useFullTitle';

/** Title of the document; React hoists it into the head. */
export function PageTitle({ title }: { title: string }) {
  return <title>{useFullTitle(title)}</title>;
}

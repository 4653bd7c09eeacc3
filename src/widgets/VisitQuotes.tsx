import { SaveQuote } from '@/features/quotes/SaveQuote';
import { DraftQuotes } from '@/features/windows/visit/DraftQuotes';

/** Finished windows that wait for a visit, with the button that saves them as a quote (product 16.20, 16.30). */
export function VisitQuotes() {
  return <DraftQuotes SaveQuote={SaveQuote} />;
}

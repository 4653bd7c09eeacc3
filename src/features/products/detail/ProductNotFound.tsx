import { NotFoundState } from '@/components/NotFoundState';
import { paths } from '@/lib/paths';
import { messages } from './messages';
import { sharedMessages } from '../sharedMessages';

/** Shown when the product in the URL is missing or unknown. */
export function ProductNotFound() {
  return (
    <NotFoundState
      title={messages.missingTitle}
      help={messages.missingHelp}
      to={paths.products}
      linkLabel={sharedMessages.allFabrics}
      metaTitle={messages.missingMetaTitle}
    />
  );
}

import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/Breadcrumbs';
import { useTranslate } from '@/i18n/useTranslate';
import type { Language } from '@/lib/language';
import { paths } from '@/lib/paths';
import { fluid } from '@/theme/tokens';
import { messages } from './messages';
import { sharedMessages } from '../messages';

export interface ProductPageContainerProps {
  children: ReactNode;
  /** Product name, once loaded. */
  name?: string;
  /** Language of the name, when it is not that of the page. */
  lang?: Language;
}

/** Container of the product page with breadcrumbs. */
export function ProductPageContainer({ children, name, lang }: ProductPageContainerProps) {
  const t = useTranslate();
  const crumbs = [
    { label: t(sharedMessages.listTitle), to: paths.products },
    { label: name ?? t(messages.detailTitle), lang },
  ];
  return (
    <Container sx={{ paddingBlockEnd: fluid(56, 96) }}>
      <Box sx={{ paddingBlock: { xs: 1.5, md: 3 }, overflowWrap: 'anywhere' }}>
        <Breadcrumbs crumbs={crumbs} />
      </Box>
      {children}
    </Container>
  );
}

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/Breadcrumb';
import { Container } from '@/components/Container';
import { homeCrumb } from '@/components/homeCrumb';
import { paths } from '@/lib/paths';
import { fluid } from '@/theme/tokens';
import { messages } from './messages';
import { sharedMessages } from './sharedMessages';

export interface ProductSpaceProps {
  children: ReactNode;
  /** Name of the product, once known. */
  name?: string;
}

/** Top of a product's page: the way there, and room for the product. */
export function ProductSpace({ children, name }: ProductSpaceProps) {
  const crumbs = [
    homeCrumb,
    { label: sharedMessages.listTitle, to: paths.products },
    { label: name ?? messages.detailTitle },
  ];
  return (
    <Container sx={{ paddingBlockEnd: fluid(56, 96) }}>
      <Box sx={{ paddingBlock: { xs: 1.5, md: 3 }, overflowWrap: 'anywhere' }}>
        <Breadcrumb crumbs={crumbs} />
      </Box>
      {children}
    </Container>
  );
}

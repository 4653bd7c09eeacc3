import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PictureCard } from '@/components/PictureCard';
import type { ServicePage } from '@/content/services';
import { withQuery } from '@/lib/paths';
import type { EnquiryIds } from '@/lib/detailPageState';
import { pairOrStack } from '@/theme/tokens';

export interface ServiceLinksProps {
  services: readonly ServicePage[];
  /** Ids for the enquiry form of the service page (product 4.4). */
  ids: EnquiryIds;
}

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** Two columns on phones, with an unpaired last card in a full row; one row on wide screens. */
const Links = styled('ul', { shouldForwardProp: (name) => name !== 'count' })<{ count: number }>(
  ({ theme, count }) => ({
    display: 'grid',
    gridTemplateColumns: pairOrStack,
    columnGap: theme.spacing(2),
    rowGap: theme.spacing(5),
    [theme.breakpoints.down('sm')]: {
      '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
    },
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: columns(count % 2 === 0 ? 2 : count) },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: columns(count),
      columnGap: theme.spacing(4),
    },
  }),
);

/** Cards that link to service pages, with the ids as navigation state and query string. */
export function ServiceLinks({ services, ids }: ServiceLinksProps) {
  return (
    <Links count={services.length}>
      {services.map(({ path, linkLabel, linkText, image }) => (
        <li key={path}>
          <PictureCard
            to={withQuery(path, { ...ids })}
            list="services"
            state={ids}
            title={linkLabel}
            component="h3"
            image={image}
            ratio="4 / 3"
            sizes="(min-width: 1344px) 410px, (min-width: 900px) 31vw, 94vw"
          >
            <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 0.75 }}>
              {linkText}
            </Typography>
          </PictureCard>
        </li>
      ))}
    </Links>
  );
}

import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PictureCard } from '@/components/PictureCard';
import type { ServicePage } from '@/content/services';
import { withQuery } from '@/lib/paths';
import type { EnquiryIds } from '@/lib/showroomState';

export interface ServiceLinksProps {
  services: readonly ServicePage[];
  /** Ids that travel on, so that the service page's enquiry names the item (spec §2). */
  ids: EnquiryIds;
}

const Links = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(5),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
    columnGap: theme.spacing(4),
  },
}));

/** Links to service pages as cards; navigation state and query string both carry the ids. */
export function ServiceLinks({ services, ids }: ServiceLinksProps) {
  return (
    <Links>
      {services.map(({ path, linkLabel, linkText, image }) => (
        <li key={path}>
          <PictureCard
            to={withQuery(path, { ...ids })}
            state={ids}
            title={linkLabel}
            component="h3"
            image={image}
            ratio="4 / 3"
            sizes="(min-width: 1344px) 300px, (min-width: 900px) 23vw, 46vw"
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

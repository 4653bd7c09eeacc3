import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { Picture } from '@/components/Picture';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { fluid } from '@/theme/tokens';
import { messages } from './messages';

const IMAGE = '/media/subcategories/sheer-curtains/800x1000-c7bcab/800.webp';

const WAYS = ['home', 'categories', 'products', 'faq'] as const;

/** Content of the 404 page with links to other pages. */
export function NotFound() {
  const t = useTranslate();
  return (
    <Container
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 6fr) minmax(0, 5fr)' },
        columnGap: { sm: 5, md: 8, lg: 12 },
        rowGap: 6,
        alignItems: 'center',
        paddingBlock: fluid(40, 88),
      }}
    >
      <div>
        <Typography variant="overline" component="p" sx={{ color: 'primary.dark' }}>
          {t(messages.notFound.title)}
        </Typography>
        <Typography
          variant="display"
          component="h1"
          sx={{ marginBlock: '8px 24px', maxWidth: '14ch' }}
        >
          {t(messages.notFound.heading)}
        </Typography>
        <Typography color="textSecondary" sx={{ maxWidth: '46ch' }}>
          {t(messages.notFound.text)}
        </Typography>
        <Box
          component="ul"
          sx={{
            marginBlockStart: 4,
            fontFamily: 'h1.fontFamily',
            fontSize: fluid(22, 28),
          }}
        >
          {WAYS.map((way) => (
            <Box
              component="li"
              key={way}
              sx={{ borderBlockEnd: '1px solid', borderColor: 'divider' }}
            >
              <Link href={paths[way]} sx={{ display: 'block', paddingBlock: 1.25 }}>
                {t(messages.notFound.ways[way])}
              </Link>
            </Box>
          ))}
          <li>
            <Link
              component={RouterLink}
              to={paths.products}
              state={{ search: true }}
              sx={{ display: 'block', paddingBlock: 1.25 }}
            >
              {t(messages.notFound.search)}
            </Link>
          </li>
        </Box>
      </div>
      <Picture
        src={IMAGE}
        alt=""
        ratio="4 / 5"
        sizes="(min-width: 1344px) 560px, (min-width: 600px) 42vw, 94vw"
        isPriority
      />
    </Container>
  );
}

import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Breadcrumbs } from '@/components/Breadcrumbs';
import { Picture } from '@/components/Picture';
import { SharedImage } from '@/hooks/navigation/SharedImage';
import { useTranslate } from '@/i18n/useTranslate';
import { useLanguage } from '@/i18n/useLanguage';
import { formatLongDate } from '@/lib/dates';
import type { ArticleState } from '@/lib/detailPageState';
import { textIn } from '@/lib/textIn';
import { fluid } from '@/theme/tokens';
import { messages } from './messages';

export interface ArticleHeaderProps {
  article: ArticleState;
  imageAlt?: string;
}

/** Date, title and image of an article. */
export function ArticleHeader({ article, imageAlt }: ArticleHeaderProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { title, lang, image, createdAt } = article;
  const date = formatLongDate(createdAt, language);
  return (
    <Container sx={{ paddingBlockStart: fluid(24, 40) }}>
      <Breadcrumbs crumbs={[{ label: title, lang }]} />
      <Box sx={{ marginBlock: `${fluid(32, 64)} ${fluid(32, 56)}`, textAlign: 'center' }}>
        <Typography variant="overline" component="p" sx={{ color: 'primary.dark' }}>
          <span>{t(messages.overline)}</span>
          {date !== '' && (
            <>
              <span>{' · '}</span>
              <time dateTime={createdAt}>{date}</time>
            </>
          )}
        </Typography>
        <Typography
          variant="display"
          component="h1"
          sx={{ marginBlockStart: 2, marginInline: 'auto', maxWidth: '22ch', textWrap: 'balance' }}
          {...textIn(lang)}
        >
          {title}
        </Typography>
      </Box>
      {image !== '' && (
        <SharedImage>
          <Picture
            src={image}
            alt={imageAlt ?? title}
            lang={lang}
            ratio="2 / 1"
            sizes="(min-width: 1344px) 1296px, 94vw"
            isPriority
          />
        </SharedImage>
      )}
    </Container>
  );
}

import { CardCarousel } from '@/components/CardCarousel';
import { PictureCard } from '@/components/PictureCard';
import { Section } from '@/components/Section';
import { highlights } from '@/content/highlights';
import { homeHeadings } from '@/content/promos';
import { useContent } from '@/i18n/useContent';
import { useTranslate } from '@/i18n/useTranslate';
import { highlightPath } from '@/lib/paths';
import { CARD_PX, STEP_PX } from '../constants';
import { belowFoldMessages } from '../messages';

const HEADING_ID = 'home-highlights';

/** 'What makes us unique': nine cards that link to their pages (product 3.5). */
export function HighlightCarousel() {
  const t = useTranslate();
  const allHighlights = useContent(highlights);
  const headings = useContent(homeHeadings);
  const { heading, text } = headings.features;
  return (
    <Section ground="white" labelledBy={HEADING_ID}>
      <CardCarousel
        id={HEADING_ID}
        title={heading}
        text={text}
        what={t(belowFoldMessages.carouselFeatures)}
        cardPx={CARD_PX}
        stepPx={STEP_PX}
      >
        {allHighlights.map((card) => (
          <li key={card.slug}>
            <PictureCard
              to={highlightPath(card.slug)}
              list="highlights"
              state={card}
              title={card.heading}
              component="h3"
              image={card.image}
              imageAlt={card.imageAlt}
              ratio="1 / 1"
              sizes={`${CARD_PX}px`}
            />
          </li>
        ))}
      </CardCarousel>
    </Section>
  );
}

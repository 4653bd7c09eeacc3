import Box from '@mui/material/Box';
import { Section } from '@/components/Section';
import { testimonialVideos } from '@/content/testimonials';
import { useContent } from '@/i18n/useContent';
import { pairOrStack } from '@/theme/tokens';
import { TestimonialCarousel } from './TestimonialCarousel';
import { VideoPoster } from './VideoPoster';

const HEADING_ID = 'home-testimonials';

/** Five fixed testimonials and two videos (product 3.8). */
export function Testimonials() {
  const videos = useContent(testimonialVideos);
  return (
    <Section ground="sand" labelledBy={HEADING_ID}>
      <TestimonialCarousel headingId={HEADING_ID} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, sm: 3 },
          marginBlockStart: { xs: 4, md: 8 },
          gridTemplateColumns: { xs: pairOrStack, sm: '1fr 1fr' },
        }}
      >
        {videos.map((video) => (
          <VideoPoster key={video.mp4} video={video} />
        ))}
      </Box>
    </Section>
  );
}

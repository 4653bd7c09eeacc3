import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { heroSlides } from '@/content/heroSlides';
import { heroSlides as arabicSlides } from '@/content/ar/heroSlides';
import { Picture } from '@/components/Picture';
import { Captioned } from './GuideParts';
import { InLanguage } from './InLanguage';

function Row({ children }: { children: ReactNode }) {
  return (
    <InLanguage language="en">
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
        }}
      >
        {children}
      </Box>
    </InLanguage>
  );
}

const LIGHTS = [
  ['Morning', 'From the side, through the cloth: folds are read by their shadow.'],
  ['Dusk', 'The room is lit from within, warm; outside is still blue. For blackout and nights.'],
  ['Noon in Dubai', 'Haze outside, a cool room inside: the blind does its work in the picture.'],
] as const;

/** The three lights of the shop, with the pictures of the home page. */
export function Lights() {
  return (
    <Row>
      {heroSlides.en.map(({ image, imageAlt }, index) => {
        const [title = '', text = ''] = LIGHTS[index] ?? [];
        return (
          <Captioned key={image} title={title} text={text}>
            <Picture src={image} alt={imageAlt} ratio="3 / 2" sizes="320px" />
          </Captioned>
        );
      })}
    </Row>
  );
}

const [living, bedroom] = heroSlides.en;
const photo = (changes: object) => ({
  display: 'block',
  width: 1,
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  ...changes,
});

/** What a picture of the shop never looks like, made from its own pictures. */
export function PictureAdvice() {
  return (
    <Row>
      <Captioned
        isRight
        title="show the whole fall"
        text="From the rail to the floor: the hem is the proof of the measuring."
      >
        <Box component="img" src={living?.image} alt="" sx={photo({})} />
      </Captioned>
      <Captioned
        isRight={false}
        title="cut off rail and hem"
        text="Cloth without an end could be a wall."
      >
        <Box sx={{ overflow: 'hidden' }}>
          <Box
            component="img"
            src={living?.image}
            alt=""
            sx={photo({ transform: 'scale(2.4)', transformOrigin: '72% 40%' })}
          />
        </Box>
      </Captioned>
      <Captioned
        isRight={false}
        title="grade the colours"
        text="Customers compare the screen with a sample: the cloth has its own colour."
      >
        <Box
          component="img"
          src={living?.image}
          alt=""
          sx={photo({ filter: 'saturate(2.4) contrast(1.2)' })}
        />
      </Captioned>
      <Captioned
        isRight={false}
        title="write on the bare picture"
        text="Text stands on a veil of night, with a contrast of 4.5:1 in its weakest place."
      >
        <Box sx={{ position: 'relative' }}>
          <Box component="img" src={bedroom?.image} alt="" sx={photo({})} />
          <Box
            aria-hidden
            sx={{
              position: 'absolute',
              inset: 'auto 0 12% 8%',
              typography: 'h4',
              color: 'common.white',
            }}
          >
            {bedroom?.heading}
          </Box>
        </Box>
      </Captioned>
      <Captioned
        isRight={false}
        title="mirror it in Arabic"
        text="A room stays as it is built; only the veil and the text change sides."
      >
        <Box component="img" src={bedroom?.image} alt="" sx={photo({ transform: 'scaleX(-1)' })} />
      </Captioned>
    </Row>
  );
}

/** What the alternative texts of the home page say, in both languages. */
export function Descriptions() {
  return (
    <InLanguage language="en">
      {heroSlides.en.slice(0, 2).map(({ image, imageAlt }, index) => (
        <Box
          key={image}
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { sm: '220px 1fr 1fr' },
            marginBlockEnd: 3,
          }}
        >
          <InLanguage language="en">
            <Picture src={image} alt="" ratio="3 / 2" sizes="220px" />
          </InLanguage>
          <InLanguage language="en">{imageAlt}</InLanguage>
          <InLanguage language="ar">{arabicSlides[index]?.imageAlt}</InLanguage>
        </Box>
      ))}
    </InLanguage>
  );
}

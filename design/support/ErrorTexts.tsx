import { messages as checkout } from '@/features/checkout/messages';
import { enquiryMessages as enquiry } from '@/features/enquiry/messages';
import { messages as reviews } from '@/features/reviews/messages';
import { texts } from '../../.storybook/languages';
import { TwoLanguages } from './TwoLanguages';

/** Messages of the shop's forms, by what is wrong. */
export const ErrorTexts = () => (
  <TwoLanguages
    lines={[
      ['Empty: name the field', (language) => texts[language].t(checkout.addressRequired)],
      ['Nothing chosen', (language) => texts[language].t(reviews.ratingRequired)],
      ['Wrong shape: show the right one', (language) => texts[language].t(checkout.makaniInvalid)],
      ['The same, with an example', (language) => texts[language].t(enquiry.emailShape)],
      ['Not sent: what is safe', (language) => texts[language].t(enquiry.failedBecause)],
    ]}
  />
);

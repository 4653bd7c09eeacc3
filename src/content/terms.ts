import { defineContent, type Content } from '@/i18n/defineContent';
import type { LegalPage } from './legalPage';

export const terms: Content<LegalPage> = defineContent(
  {
    title: 'Terms & Conditions',
    updated: '1 October 2024',
    intro:
      'These terms apply to orders placed on this website and to work agreed at a visit. “We” means {legalName}; “you” means the person or company that orders. Nothing in them takes away rights that the law of the United Arab Emirates gives to consumers.',
    sections: [
      {
        heading: 'Appointments and quotations',
        paragraphs: [
          'Visits for measuring and advice are free in Dubai and place you under no obligation. A quotation holds for thirty days and states the fabric, sizes, making, hardware, fitting, delivery date and total price. Please read the sizes and drawings before you accept it; they are what we shall make.',
        ],
      },
      {
        heading: 'Orders on the website',
        paragraphs: [
          'To order you sign in with your e-mail address and a one-time code. Products in the cart are not reserved. The contract is made when you press Place Order and we confirm the order on the screen and by e-mail.',
          'We may decline an order if a product is no longer available, if a price was plainly wrong, or if payment cannot be verified. Anything you have paid is returned in that case.',
        ],
      },
      {
        heading: 'Prices and payment',
        paragraphs: [
          'Prices are in UAE dirhams and include value added tax. Shipping is added in the cart and shown before you pay; windows that are finished to your sizes have none where we fit them. Fabrics are priced by the running metre of the width stated; panels and blinds by the piece; finished windows by the window.',
          'You may pay by card through Stripe or with PayPal. Where the checkout offers Tabby, you may pay in instalments: Tabby decides on each order, pays us, and collects the payments from you under its own terms. If a payment page is closed or a payment declined, your order stays open and can be paid from the order page. Work starts once payment has been received. Orders quoted at home are paid half with the order and half upon fitting, unless the quotation says otherwise.',
        ],
      },
      {
        heading: 'Measurements',
        paragraphs: [
          'Where we measure, we answer for the fit: a piece that does not fit is altered or made again at our expense. Where you send your own sizes, we make exactly those, and an alteration made necessary by them is charged at cost. A window finished to your sizes on the website that has the fit guarantee beside its price is different: if it does not fit, we make it again free, once within thirty days of delivery.',
        ],
      },
      {
        heading: 'Fabric, colour and natural variation',
        paragraphs: [
          'Screens do not show colour reliably, and we recommend that you order a sample. Small differences between dye lots, slubs in linen, ridges in dupion and the shading of velvet are part of the cloth and no defects. Natural fibres may lengthen or shrink by up to three per cent with humidity and washing.',
        ],
      },
      {
        heading: 'Making, delivery and installation',
        paragraphs: [
          'Orders in stocked fabrics are made within 24 hours and installed within 48 hours of confirmation, Sundays and public holidays not counted. Windows that are finished to your sizes on the website are made and fitted on the days that the checkout and the order state. Their prices include fitting in the places that the checkout names; elsewhere they are sold without it and shipped, and you see that price before you pay. For everything else ask for fitting in the order notes, and we tell you its price before we come. For special orders the date in the quotation applies. We tell you as soon as we learn of a delay; if it exceeds fourteen days, you may withdraw and be refunded in full.',
          'On the day of fitting please make sure that:',
        ],
        list: [
          'the windows can be reached and furniture has been moved about a metre away;',
          'an adult is present, and access or gate passes have been arranged;',
          'permission of the landlord or the building has been obtained where drilling needs it;',
          'you have told us of pipes and cables in the wall as far as you know of them.',
        ],
      },
      {
        heading: 'Cancelling an order',
        paragraphs: [
          'An order from the website can be cancelled on its page until it has been delivered; one with windows that are finished to your sizes until their cloth is cut, at the hour that its page states. Cancellation is final. The refund reaches the means of payment you used in 3-4 business days.',
          'For work quoted at a visit you may cancel free of charge until the cloth has been cut. After that the cloth and the work already done are payable.',
        ],
      },
      {
        heading: 'Returns',
        paragraphs: [
          'Check your delivery and write to us within seven days if an item is incorrect, damaged or not of the quality you expected. Ready-made panels may also be returned within fourteen days if you have changed your mind, provided they are unused, unaltered and in their packaging.',
          'Cloth cut to your length and pieces made to your sizes are returnable only if they are faulty.',
          'You can complain on the page of your order at any time, with photos. We confirm it by e-mail, and you find our answer on the same page.',
        ],
      },
      {
        heading: 'Guarantee',
        paragraphs: [
          'We guarantee our making and fitting for two years, and tracks, motors and controls for five, from the day of installation. Within that time we repair or replace without charge what has failed in normal use.',
          'The guarantee does not extend to:',
        ],
        list: [
          'fading of unlined silk and of fabrics used against our advice;',
          'damage through water, fire, animals, force or improper cleaning;',
          'alterations by others;',
          'batteries and other parts that wear out by their nature.',
        ],
      },
      {
        heading: 'Reviews',
        paragraphs: [
          'Reviews should describe your own experience. We publish praise and criticism alike, and remove only what is unlawful, offensive or unconnected with the product. By sending a review you allow us to show it on this website.',
        ],
      },
      {
        heading: 'Pictures and texts',
        paragraphs: [
          'Designs, drawings, photographs and texts on this site belong to us or to our suppliers. You may use them privately; any other use needs our written consent.',
        ],
      },
      {
        heading: 'Liability',
        paragraphs: [
          'We are liable without limit for intent, gross negligence and injury to persons. In other cases our liability is limited to the foreseeable damage and, at most, to the value of the order. We are not liable for events outside our control, such as closed ports or extreme weather.',
        ],
      },
      {
        heading: 'Law and disputes',
        paragraphs: [
          'The laws of the Emirate of Dubai and the federal laws of the United Arab Emirates apply. Let us talk first: most matters are settled with a telephone call. Should that fail, the courts of Dubai have jurisdiction.',
        ],
      },
      {
        heading: 'How to reach us',
        paragraphs: ['{legalName}, {address}. E-mail {email}, telephone {phone}.'],
      },
    ],
  },
  {
    ar: async () => (await import(/* webpackChunkName: "arabic-pages" */ './ar/terms')).terms,
  },
);

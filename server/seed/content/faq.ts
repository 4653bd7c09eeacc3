import type { CatalogueContent } from '../../catalogue/catalogueFile.ts';

/** Questions in the order of the FAQ page. */
export const faq: CatalogueContent['faq'] = [
  {
    question: 'Is the home visit really free?',
    answer:
      '<p>Yes. Measuring, advice and a written quotation cost nothing anywhere in Dubai, and you are not asked for a deposit on the day. Our consultant leaves the samples you like best with you for up to a week.</p>',
  },
  {
    question: 'How soon can somebody come?',
    answer:
      '<p>If your request reaches us before <strong>3 pm</strong> from Monday to Saturday, we can usually visit on the same day. Requests made later, or on a Sunday, are booked for the next morning unless you choose another time in the form.</p>',
  },
  {
    question: 'What does the consultant bring?',
    answer:
      '<p>A laser measure, a small set of tracks and motors you can try, and about two hundred fabric samples chosen from what you tell us when booking. If you have a paint chip, a floor tile or a cushion to match, please keep it at hand.</p>',
  },
  {
    question: 'Do you work outside Dubai?',
    answer:
      '<p>We do. Over the years we have completed villas, hotels and offices across the GCC. For homes in the other emirates the visit is free with an order; for projects abroad we first work from drawings and photographs, then travel to measure.</p>',
  },
  {
    question: 'How long does an order take?',
    answer:
      '<p>Curtains and blinds in stocked fabrics are <strong>custom-made within 24 hours</strong> and <strong>installed within 48 hours</strong> of your confirmation. For windows that you have finished to your sizes on the website, the checkout states before you pay by when they are made and from when we fit them. Special orders take longer for the cloth to arrive; the date is written on the quotation before you decide.</p>',
  },
  {
    question: 'Can I give you my own measurements?',
    answer:
      '<p>Certainly. Measure the width in three places and the drop at both ends, in centimetres, and tell us whether the track goes on the wall, on the ceiling or inside a recess. Our article on measuring windows shows each step. We make exactly what you send, so a free visit is worth having for difficult windows.</p>',
  },
  {
    question: 'How much fabric do I need for a pair of curtains?',
    answer:
      '<p>As a rule, twice the width of the rod or track for drapes and two and a half times for sheers:</p><ul><li>divide that figure by the width of the cloth and round up to whole widths;</li><li>multiply by the finished drop plus 25 cm for hems and heading;</li><li>if the fabric is patterned, round each length up to whole repeats and add one spare repeat in all.</li></ul>',
  },
  {
    question: 'What is the difference between buying by the metre and a ready-made panel?',
    answer:
      '<p>A width such as “140 cm width” is priced per running metre of cloth, for your own tailor or ours. A panel such as “140 x 260 cm” is a finished curtain with heading tape and hems, sold singly; at twice the width two dress a track of up to 140 cm, four one of up to 280. “Finished for your window” is made to your own sizes: its price includes making, track and, in the places that the checkout names, fitting.</p>',
  },
  {
    question: 'Can you sew curtains from fabric I already own?',
    answer:
      '<p>Yes, if the cloth is sound and there is enough of it. Bring it to the showroom or hand it over at the visit; we check it on the light table for flaws, tell you what it will make and charge for the making only.</p>',
  },
  {
    question: 'Which heading should I choose?',
    answer:
      '<p>Pinch pleats suit linen, damask and rods with rings. Ripple-fold suits recessed tracks and motors. Eyelets are easy to draw by hand and good for children’s rooms. If you are unsure, hang the two you like side by side at the visit; the choice is normally clear within a minute.</p>',
  },
  {
    question: 'Do blackout curtains make a room completely dark?',
    answer:
      '<p>The cloth stops all the light that meets it. What remains comes round the edges, so we return the sides to the wall, overlap the centre and use a ceiling recess or pelmet. With those three details a bedroom is dark at midday.</p>',
  },
  {
    question: 'Will curtains help to keep the heat out?',
    answer:
      '<p>Noticeably. A lined curtain or a sunscreen blind stops much of the sun’s energy near the glass, before it warms the floor and furniture. West-facing rooms gain the most, particularly if the curtains are closed before the sun reaches them.</p>',
  },
  {
    question: 'What can I see through a sheer at night?',
    answer:
      '<p>By day you look out and nobody looks in. After dark, with lamps on inside, the effect is reversed. Add a second layer, such as a drape or a roller blind behind the sheer, in rooms that face other homes.</p>',
  },
  {
    question: 'Do your motors work with my smart home?',
    answer:
      '<p>Our motors work with the common <em>voice assistants</em> and <em>smart-home hubs</em>, by radio or by Wi-Fi. Tell us which system you use when you book and we bring the matching controller. Each motor also has its own remote, so nothing depends on your internet connection.</p>',
  },
  {
    question: 'What happens to motorized curtains in a power cut?',
    answer:
      '<p>You can draw them by hand; the belt lets go and takes hold again when the power returns. Battery-driven roller blinds carry on as usual, and their end positions are stored.</p>',
  },
  {
    question: 'Can my existing curtains be motorized?',
    answer:
      '<p>Often, yes. Ripple-fold and pinch-pleat curtains move to a powered track with new carriers. Eyelet curtains have to be re-headed first. We look at weight, track length and the nearest socket, and tell you honestly when a new pair would be the better use of money.</p>',
  },
  {
    question: 'Are your blinds safe for small children?',
    answer:
      '<p>Every chain is fixed to the wall by a tensioner, roman blinds have breakaway connectors, and cordless or motorized versions are available for all rooms. We recommend going without cords altogether in nurseries, and keeping cots and sofas away from windows.</p>',
  },
  {
    question: 'How should I wash my curtains?',
    answer:
      '<p>The care line of each product page says what its cloth allows. Voiles and polyester blends go in the machine at thirty degrees; velvet, silk and damask are dry-cleaned. Take out hooks and weights first, and never tumble-dry a curtain.</p>',
  },
  {
    question: 'Do you clean and rehang curtains?',
    answer:
      '<p>We do, as part of our repair and maintenance service. We take them down, have them cleaned by the right method, mend what needs mending and put them back, normally within four working days. Temporary sheers can be lent for bedrooms.</p>',
  },
  {
    question: 'Can I order a fabric sample?',
    answer:
      '<p>Samples of up to six fabrics are free. Ask through the appointment form or on our chat line, and we either post them or bring them to the visit. Please look at them by day and by lamplight before you decide.</p>',
  },
  {
    question: 'Which ways of paying do you accept?',
    answer:
      '<p>Online you pay by card through Stripe or with your PayPal account. For orders quoted at a home visit we send a payment link. Prices are in UAE dirhams and include VAT; delivery is shown in the cart before you pay.</p>',
  },
  {
    question: 'Do I need an account to order?',
    answer:
      '<p>You need only an e-mail address. We send a six-digit code, you type it in, and you are signed in; there is no password to remember. Browsing and booking an appointment need no sign-in at all.</p>',
  },
  {
    question: 'My sign-in code has not arrived. What now?',
    answer:
      '<p>Look in the junk folder first. A code is valid for three minutes; after that, press <strong>Resend OTP</strong> for a new one and use the latest message only. If nothing arrives, check the address for a typing slip and try again.</p>',
  },
  {
    question: 'How can I follow my order?',
    answer:
      '<p>Open <a href="/MyOrders">Orders</a>, choose the order and look at “Track Your Order”. It shows when the order was confirmed, packed and shipped, when it is in transit and out for delivery, and when it was delivered.</p>',
  },
  {
    question: 'Can I cancel an order?',
    answer:
      '<p>You can cancel online before delivery: open the order, press Cancel and give a reason. An order with windows that are finished to your sizes can be cancelled until their cloth is cut; the order states the hour. Your refund reaches the card or wallet you paid with in 3-4 business days.</p>',
  },
  {
    question: 'What if something arrives damaged or is not what I ordered?',
    answer:
      '<p>Write to us within seven days with two photographs and the order number. We collect the item at our cost and remake it, replace it or refund it, whichever you prefer. Cloth that has been cut by another tailor cannot be taken back.</p>',
  },
  {
    question: 'What does the guarantee cover?',
    answer:
      '<p>Two years on our sewing and fitting, and five years on tracks and motors. It covers seams, hems, headings, brackets and mechanisms in normal use. It does not cover fading in unlined silk, pets’ claws or cleaning by a method the label forbids.</p>',
  },
  {
    question: 'Do you take on offices, hotels and clinics?',
    answer:
      '<p>A good part of our work is commercial. We supply flame-retardant and easy-clean cloths with their certificates, work outside business hours where the building asks for it, and keep a record of every window so that replacements match.</p>',
  },
];

import type { WorkSeed } from '../types.ts';

/** Finished projects, newest first; the first image of each is its main image. */
export const works: WorkSeed[] = [
  {
    slug: 'villa-emirates-hills',
    name: 'Villa sitting room, Emirates Hills',
    images: [
      'works/villa-emirates-hills',
      'products/sahra-champagne-satin-room',
      'products/sahra-champagne-satin-swatch',
      'features/installation',
    ],
  },
  {
    slug: 'penthouse-marina',
    name: 'Penthouse lounge, Dubai Marina',
    images: [
      'works/penthouse-marina',
      'products/layl-charcoal-blackout-room',
      'products/noor-white-voile-swatch',
      'features/smart-features',
    ],
  },
  {
    slug: 'bedroom-arabian-ranches',
    name: 'Sage bedroom, Arabian Ranches',
    images: [
      'works/bedroom-arabian-ranches',
      'products/hatta-sage-cotton-room',
      'products/hatta-sage-cotton-swatch',
      'subcategories/sheer-curtains',
    ],
  },
  {
    slug: 'dining-jumeirah',
    name: 'Dining room, Jumeirah',
    images: [
      'works/dining-jumeirah',
      'categories/roman-blinds',
      'services/hemming',
      'products/safa-greige-linen-blend-swatch',
    ],
  },
  {
    slug: 'office-business-bay',
    name: 'Executive office, Business Bay',
    images: [
      'works/office-business-bay',
      'categories/venetian-blinds',
      'features/functionality',
      'subcategories/wooden-venetian',
    ],
  },
  {
    slug: 'hotel-suite-palm',
    name: 'Hotel suite, Palm Jumeirah',
    images: [
      'works/hotel-suite-palm',
      'products/majaz-teal-silk-room',
      'products/majaz-teal-silk-swatch',
      'categories/sheers',
    ],
  },
  {
    slug: 'kids-room-mirdif',
    name: 'Children’s room, Mirdif',
    images: [
      'works/kids-room-mirdif',
      'products/barari-botanical-swatch',
      'products/barari-botanical-room',
      'subcategories/eyelet',
    ],
  },
  {
    slug: 'majlis-al-barsha',
    name: 'Family majlis, Al Barsha',
    images: [
      'works/majlis-al-barsha',
      'products/qasr-burgundy-velvet-room',
      'features/exclusivity',
      'subcategories/velvet-curtains',
    ],
  },
  {
    slug: 'majlis-dubai-hills',
    name: 'Modern majlis, Dubai Hills Estate',
    images: [
      'banners/majlis-rollers',
      'categories/roller-blinds',
      'promo/roller-blinds',
      'subcategories/motorised-rollers',
    ],
  },
  {
    slug: 'smart-apartment-downtown',
    name: 'Smart apartment, Downtown Dubai',
    images: [
      'promo/smart-curtains',
      'products/saffa-navy-velvet-room',
      'categories/motorized',
      'products/saffa-navy-velvet-swatch',
    ],
  },
  {
    slug: 'living-room-muscat',
    name: 'Garden living room, Muscat',
    images: [
      'banners/living-drapes',
      'subcategories/linen-curtains',
      'subcategories/pinch-pleat',
      'products/noor-white-voile-room',
    ],
  },
  {
    slug: 'bedroom-al-barari',
    name: 'Main bedroom, Al Barari',
    images: [
      'banners/bedroom-blackout',
      'products/oud-mocha-chenille-room',
      'products/oud-mocha-chenille-swatch',
      'subcategories/motorised-curtains',
    ],
  },
  {
    slug: 'family-lounge-riyadh',
    name: 'Family lounge, Riyadh',
    images: [
      'articles/colour-trends',
      'products/marjan-terracotta-linen-room',
      'products/marjan-terracotta-linen-swatch',
    ],
  },
  {
    slug: 'serviced-offices-difc',
    name: 'Serviced offices, DIFC',
    images: [
      'categories/vertical-blinds',
      'subcategories/fabric-vertical',
      'subcategories/screen-roller',
      'subcategories/aluminium-venetian',
    ],
  },
];

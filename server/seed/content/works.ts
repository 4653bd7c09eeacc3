import type { CatalogueContent } from '../../catalogue/catalogueFile.ts';
import { images } from '../images.ts';

/** Finished projects, newest first; the first image of each is its main image. */
export const works: CatalogueContent['works'] = [
  {
    id: 'villa-emirates-hills',
    name: 'Villa sitting room, Emirates Hills',
    images: images(
      'works/villa-emirates-hills',
      'products/sahra-champagne-satin-room',
      'products/sahra-champagne-satin-swatch',
      'features/installation',
    ),
    products: ['sahra-champagne-satin'],
  },
  {
    id: 'penthouse-marina',
    name: 'Penthouse lounge, Dubai Marina',
    images: images(
      'works/penthouse-marina',
      'products/layl-charcoal-blackout-room',
      'products/noor-white-voile-swatch',
      'features/smart-features',
    ),
    products: ['layl-charcoal-blackout', 'noor-white-voile'],
  },
  {
    id: 'bedroom-arabian-ranches',
    name: 'Sage bedroom, Arabian Ranches',
    images: images(
      'works/bedroom-arabian-ranches',
      'products/hatta-sage-cotton-room',
      'products/hatta-sage-cotton-swatch',
      'subcategories/sheer-curtains',
    ),
    products: ['hatta-sage-cotton'],
  },
  {
    id: 'dining-jumeirah',
    name: 'Dining room, Jumeirah',
    images: images(
      'works/dining-jumeirah',
      'categories/roman-blinds',
      'services/hemming',
      'products/safa-greige-linen-blend-swatch',
    ),
    products: ['shams-sand-roman', 'safa-greige-linen-blend'],
  },
  {
    id: 'office-business-bay',
    name: 'Executive office, Business Bay',
    images: images(
      'works/office-business-bay',
      'categories/venetian-blinds',
      'features/functionality',
      'subcategories/wooden-venetian',
    ),
  },
  {
    id: 'hotel-suite-palm',
    name: 'Hotel suite, Palm Jumeirah',
    images: images(
      'works/hotel-suite-palm',
      'products/majaz-teal-silk-room',
      'products/majaz-teal-silk-swatch',
      'categories/sheers',
    ),
    products: ['majaz-teal-silk', 'noor-white-voile'],
  },
  {
    id: 'kids-room-mirdif',
    name: 'Children’s room, Mirdif',
    images: images(
      'works/kids-room-mirdif',
      'products/barari-botanical-swatch',
      'products/barari-botanical-room',
      'subcategories/eyelet',
    ),
    products: ['barari-botanical'],
  },
  {
    id: 'majlis-al-barsha',
    name: 'Family majlis, Al Barsha',
    images: images(
      'works/majlis-al-barsha',
      'products/qasr-burgundy-velvet-room',
      'features/exclusivity',
      'subcategories/velvet-curtains',
    ),
    products: ['qasr-burgundy-velvet'],
  },
  {
    id: 'majlis-dubai-hills',
    name: 'Modern majlis, Dubai Hills Estate',
    images: images(
      'banners/majlis-rollers',
      'categories/roller-blinds',
      'promo/roller-blinds',
      'subcategories/motorised-rollers',
    ),
  },
  {
    id: 'smart-apartment-downtown',
    name: 'Smart apartment, Downtown Dubai',
    images: images(
      'promo/smart-curtains',
      'products/saffa-navy-velvet-room',
      'categories/motorized',
      'products/saffa-navy-velvet-swatch',
    ),
    products: ['saffa-navy-velvet'],
  },
  {
    id: 'living-room-muscat',
    name: 'Garden living room, Muscat',
    images: images(
      'banners/living-drapes',
      'subcategories/linen-curtains',
      'subcategories/pinch-pleat',
      'products/noor-white-voile-room',
    ),
    products: ['nakheel-flax-linen', 'noor-white-voile'],
  },
  {
    id: 'bedroom-al-barari',
    name: 'Main bedroom, Al Barari',
    images: images(
      'banners/bedroom-blackout',
      'products/oud-mocha-chenille-room',
      'products/oud-mocha-chenille-swatch',
      'subcategories/motorised-curtains',
    ),
    products: ['oud-mocha-chenille'],
  },
  {
    id: 'family-lounge-riyadh',
    name: 'Family lounge, Riyadh',
    images: images(
      'articles/colour-trends',
      'products/marjan-terracotta-linen-room',
      'products/marjan-terracotta-linen-swatch',
    ),
    products: ['marjan-terracotta-linen'],
  },
  {
    id: 'serviced-offices-difc',
    name: 'Serviced offices, DIFC',
    images: images(
      'categories/vertical-blinds',
      'subcategories/fabric-vertical',
      'subcategories/screen-roller',
      'subcategories/aluminium-venetian',
    ),
    products: ['ufuq-screen-roller'],
  },
];

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
    id: 'smart-apartment-downtown',
    name: 'Smart apartment, Downtown Dubai',
    images: images(
      'works/smart-apartment-downtown',
      'works/smart-apartment-downtown-detail',
      'products/khor-mist-satin-swatch',
    ),
    products: ['khor-mist-satin', 'noor-white-voile'],
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
    id: 'restaurant-difc',
    name: 'Restaurant, DIFC',
    images: images(
      'works/restaurant-difc',
      'works/restaurant-difc-detail',
      'products/zabeel-emerald-velvet-swatch',
    ),
    products: ['zabeel-emerald-velvet', 'ghaim-ivory-voile'],
  },
  {
    id: 'nursery-al-barari',
    name: 'Nursery, Al Barari',
    images: images(
      'works/nursery-al-barari',
      'works/nursery-al-barari-detail',
      'products/almas-ivory-linen-swatch',
      'products/ward-blush-voile-swatch',
    ),
    products: ['almas-ivory-linen', 'ward-blush-voile'],
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
    id: 'home-office-riyadh',
    name: 'Home office, Riyadh',
    images: images(
      'works/home-office-riyadh',
      'works/home-office-riyadh-detail',
      'products/marjan-terracotta-linen-swatch',
    ),
    products: ['marjan-terracotta-linen', 'ufuq-screen-roller'],
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
    id: 'living-room-muscat',
    name: 'Seaside living room, Muscat',
    images: images(
      'works/living-room-muscat',
      'works/living-room-muscat-detail',
      'subcategories/pinch-pleat',
    ),
    products: ['nakheel-flax-linen', 'noor-white-voile'],
  },
  {
    id: 'majlis-dubai-hills',
    name: 'Modern majlis, Dubai Hills Estate',
    images: images(
      'works/majlis-dubai-hills',
      'works/majlis-dubai-hills-detail',
      'products/oud-mocha-chenille-swatch',
      'products/ghaim-ivory-voile-swatch',
    ),
    products: ['oud-mocha-chenille', 'ghaim-ivory-voile'],
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
];

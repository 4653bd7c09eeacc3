import type { CatalogueContent } from '../../catalogue/catalogueFile.ts';
import { images } from '../images.ts';
import { attributes } from './attributes.ts';
import { madeToMeasure } from './madeToMeasure.ts';
import { clothSizes, fabricSizes, withSizeIds } from './sizes.ts';
import type { ProductSeed } from './sizes.ts';
import { tiles } from './tiles.ts';

/** Render of one product in a room (tools/media). */
const ROOM_IMAGE = /^\/media\/products\/[^/]+-room\//;

const seeds: ProductSeed[] = [
  {
    id: 'almas-ivory-linen',
    name: 'Almas Ivory Linen',
    brand: 'Wadi Looms',
    category: 'curtains',
    subCategories: ['linen-curtains', 'pinch-pleat', 'relaxed-roman'],
    description:
      'Pure European flax in a warm ivory that never turns yellow beside a white wall. The hand is dry and slightly crisp on the roll and relaxes within a week of hanging; at 290 grams to the square metre it falls in open, easy folds. Unlined, it lets through a soft glow with the slub of the yarn drawn on it; with a cotton sateen lining it is private after dark as well. We like it in living and dining rooms over white voile. Dry-clean, or wash cool and hang damp; allow three per cent for shrinkage.',
    images: images(
      'products/almas-ivory-linen-swatch',
      'products/almas-ivory-linen-room',
      'features/installation',
    ),
    sizes: fabricSizes(185, [140, 280], 265),
  },
  {
    id: 'marjan-terracotta-linen',
    name: 'Marjan Terracotta Linen',
    brand: 'Wadi Looms',
    category: 'curtains',
    subCategories: ['linen-curtains', 'relaxed-roman', 'scatter-cushions'],
    description:
      'The colour of sun-baked clay, dyed in the piece and then stone-washed until the cloth is supple. Marjan weighs a little more than our plain linens and has a soft, broken-in feel from the first day. In evening light it turns almost copper; at noon it stays earthy and calm. Eyelets or a loose double pleat suit its relaxed fall, and an ivory wall or a jute rug is all the company it needs. Wash cool with like colours, line-dry in shade, and steam out creases on the track.',
    images: images(
      'products/marjan-terracotta-linen-swatch',
      'products/marjan-terracotta-linen-room',
      'articles/colour-trends',
    ),
    sizes: fabricSizes(195, [140, 280], 280),
  },
  {
    id: 'zabeel-emerald-velvet',
    name: 'Zabeel Emerald Velvet',
    brand: 'Sadeel Atelier',
    category: 'curtains',
    subCategories: ['velvet-curtains', 'scatter-cushions'],
    description:
      'A deep garden green in a cotton-viscose velvet with a short, dense pile and a quiet sheen along the top of each fold. It is heavy in the hand and falls straight from ceiling to floor, so it holds back most of the light even before it is lined. Tie it back with a gold tassel in a formal sitting room, or let it hang plain behind a dark wood desk. The pile runs downwards in every length we cut. Dry-clean only; between cleanings, vacuum with a soft brush and steam from behind.',
    images: images(
      'products/zabeel-emerald-velvet-swatch',
      'products/zabeel-emerald-velvet-room',
      'categories/curtains',
      'services/custom-tailoring',
    ),
    sizes: fabricSizes(265, [140, 280], 530),
  },
  {
    id: 'noor-white-voile',
    name: 'Noor White Voile',
    brand: 'Gulf Light Textiles',
    category: 'sheers',
    subCategories: ['sheer-curtains', 'voile-sheers'],
    description:
      'Our most-ordered sheer: a smooth, bright white voile so fine that the pattern of a balcony rail still shows through it. At 65 grams it moves with the air in the room yet drops back into line, thanks to a weighted hem. Up to a length of 255 centimetres the 280 width hangs sideways, up to 275 the 300 width, which means no seams across a wide window. Use it alone in a bright hallway or behind linen drapes in the sitting room. Machine-wash at thirty degrees, short spin, and rehang damp; it needs no iron.',
    images: images(
      'products/noor-white-voile-swatch',
      'products/noor-white-voile-room',
      'categories/sheers',
      'subcategories/sheer-curtains',
    ),
    sizes: fabricSizes(95, [140, 280, 300]),
  },
  {
    id: 'layl-charcoal-blackout',
    name: 'Layl Charcoal Blackout',
    brand: 'Gulf Light Textiles',
    category: 'motorized',
    subCategories: ['blackout-curtains', 'motorised-curtains', 'ripple-fold'],
    description:
      'Three layers of polyester woven as one, with black yarn hidden in the middle, make a charcoal cloth that stops the light without any coating. It feels closer to wool suiting than to a technical fabric, and bends into round, even waves, which is why we use it so often on motorized ripple-fold tracks. Expect a properly dark bedroom at midday and a cooler one at four in the afternoon. Sound from the street drops noticeably too. Wash at thirty degrees or dry-clean; iron on the reverse at a medium setting.',
    images: images(
      'products/layl-charcoal-blackout-swatch',
      'products/layl-charcoal-blackout-room',
      'subcategories/blackout-curtains',
    ),
    sizes: fabricSizes(145, [140, 280, 300]),
  },
  {
    id: 'jumeirah-pearl-silk',
    name: 'Jumeirah Pearl Silk',
    brand: 'Dar Harir',
    category: 'curtains',
    subCategories: ['pinch-pleat'],
    description:
      'Silk dupion, woven from two cocoons at once so that fine ridges run across the cloth and catch the light. The pearl shade moves between cream and pale grey as the day goes on. It is crisp and papery in the hand, light for its body, and stands away from the wall in full, rounded folds. Silk dislikes direct sun, so we always line and interline it, with a turn-back at the leading edge. Best in a main bedroom or a formal sitting room facing north or east. Dry-clean only.',
    images: images('products/jumeirah-pearl-silk-swatch', 'products/jumeirah-pearl-silk-room'),
    sizes: fabricSizes(340, [140, 280]),
  },
  {
    id: 'fahidi-gold-damask',
    name: 'Fahidi Gold Damask',
    brand: 'Dar Harir',
    category: 'curtains',
    subCategories: ['pinch-pleat', 'scatter-cushions'],
    description:
      'A palmette linked by curling stems, woven in antique gold on a cream ground and large enough to read from across a majlis. The repeat is 42 centimetres high and we match it across every width of a pair. Cotton gives the jacquard its firmness and viscose its lustre, so the motif shines while the ground stays matt. It drapes in stately, slow folds and looks its best tied back over plain voile. Line it to protect the viscose from the sun. Dry-clean; do not soak or spot-wash with hot water.',
    images: images(
      'products/fahidi-gold-damask-swatch',
      'products/fahidi-gold-damask-room',
      'features/design',
    ),
    sizes: fabricSizes(310, [140, 280]),
  },
  {
    id: 'saffa-navy-velvet',
    name: 'Saffa Navy Velvet',
    brand: 'Sadeel Atelier',
    category: 'curtains',
    subCategories: ['velvet-curtains', 'scatter-cushions'],
    description:
      'All-cotton velvet with a matt, upright pile, dyed in two baths to a navy that stays blue under warm lamps instead of slipping to black. It is the heaviest of our velvets at 420 grams, with a firm, quiet fall and very little bounce. Home cinemas and media rooms are its natural place, since it swallows stray light and softens echo; with brass and pale grey it also makes a handsome study. Marks left by fingers disappear when the pile is brushed downwards. Dry-clean only.',
    images: images(
      'products/saffa-navy-velvet-swatch',
      'products/saffa-navy-velvet-room',
      'promo/smart-curtains',
    ),
    sizes: fabricSizes(265, [140, 280]),
  },
  {
    id: 'hatta-sage-cotton',
    name: 'Hatta Sage Cotton',
    brand: 'Wadi Looms',
    category: 'curtains',
    subCategories: ['pinch-pleat', 'kids-curtains', 'relaxed-roman'],
    description:
      'Brushed on one side until it feels like a well-worn shirt, this plain cotton comes in a grey-green borrowed from the hills around Hatta after rain. It is medium in weight, opaque enough for privacy, and quick to settle into soft pleats. Bedrooms are where we hang it most, often pinch-pleated over sheers with a cushion or two in the same cloth. Add a blackout lining and the room is ready for a late sleeper. Wash at thirty degrees and press with a warm iron while it is still slightly damp.',
    images: images(
      'products/hatta-sage-cotton-swatch',
      'products/hatta-sage-cotton-room',
      'works/bedroom-arabian-ranches',
    ),
    sizes: fabricSizes(125, [140, 280, 300]),
  },
  {
    id: 'barari-botanical',
    name: 'Barari Botanical',
    brand: 'Studio Ghaf',
    category: 'curtains',
    subCategories: ['kids-curtains', 'flat-roman'],
    description:
      'Loose fern sprigs, drawn by hand and printed in olive on a cream ground, scattered so that no two folds show the same leaf. The base is a cotton-linen blend with a dry, natural hand and just enough weight to hang well from eyelets. Light comes through the cream and leaves the green in silhouette, which children rather enjoy. It works in a nursery, a breakfast room or a garden-facing guest bedroom, and as a roman blind it shows the print whole. Wash cool, inside out; medium iron on the reverse.',
    images: images(
      'products/barari-botanical-swatch',
      'products/barari-botanical-room',
      'works/kids-room-mirdif',
      'subcategories/flat-roman',
    ),
    sizes: fabricSizes(170, [140, 280]),
  },
  {
    id: 'safa-greige-linen-blend',
    name: 'Safa Greige Linen Blend',
    brand: 'Wadi Looms',
    category: 'motorized',
    subCategories: ['linen-curtains', 'motorised-curtains', 'ripple-fold'],
    description:
      'Half-way between grey and beige, in a blend that keeps the slub of linen and adds the steadiness of polyester. Safa does not drop or shrink, so hems stay level on tall windows, and it springs back after being stacked all day, a good match for a motorized track. The handle is soft, the weight medium, and the light it gives is warm and slightly shaded. Choose it for open-plan rooms where curtains must get along with stone, oak and steel. Machine-wash at thirty degrees; hang at once, no ironing needed.',
    images: images(
      'products/safa-greige-linen-blend-swatch',
      'products/safa-greige-linen-blend-room',
      'subcategories/ripple-fold',
      'articles/layering-light',
    ),
    sizes: fabricSizes(150, [140, 280]),
  },
  {
    id: 'qasr-burgundy-velvet',
    name: 'Qasr Burgundy Velvet',
    brand: 'Sadeel Atelier',
    category: 'curtains',
    subCategories: ['velvet-curtains', 'scatter-cushions'],
    description:
      'A wine red with black in its shadows: the colour most often asked for when a family majlis is being dressed. The cotton-viscose pile is silky and a touch longer than that of our other velvets, so the folds glow along their edges by lamplight. It is a weighty, generous cloth, at home under a carved cornice or beside a mashrabiya screen, with gold tassels if the room can carry them. Lined, it is fully dim. Dry-clean once a year; in between, a soft brush and a cool steamer are enough.',
    images: images(
      'products/qasr-burgundy-velvet-swatch',
      'products/qasr-burgundy-velvet-room',
      'works/majlis-al-barsha',
      'subcategories/velvet-curtains',
    ),
    sizes: fabricSizes(275, [140, 280]),
  },
  {
    id: 'kathib-sand-boucle',
    name: 'Kathib Sand Bouclé',
    brand: 'Studio Ghaf',
    category: 'upholstery-cushions',
    subCategories: ['sofa-upholstery', 'scatter-cushions'],
    description:
      'Kathib is the Arabic word for a dune, and the loops of this wool-blend bouclé do look like wind on sand. It is thick, springy and warm to the touch, with a rub count of 45,000, so it stands up to daily family seating. Armchairs, window seats and curved sofas wear it best; as a curtain it makes a heavy, sound-softening drape for a media room. The tone sits between oatmeal and camel and hides everyday dust. Vacuum weekly with a flat nozzle, blot spills at once, and have it professionally cleaned.',
    images: images('products/kathib-sand-boucle-swatch', 'products/kathib-sand-boucle-room'),
    sizes: fabricSizes(230, [140, 280]),
  },
  {
    id: 'mashrabiya-navy-jacquard',
    name: 'Mashrabiya Navy Jacquard',
    brand: 'Dar Harir',
    category: 'curtains',
    subCategories: ['pinch-pleat', 'scatter-cushions'],
    description:
      'The lattice of an old wind-tower window, redrawn as interlocking eight-sided figures and woven in gold thread on navy. Because the pattern is woven and not printed, the reverse is its mirror image and the colour will not wear off the folds. The cloth is firm with a smooth face, best in straight, generous lengths that let the geometry line up; tied back, it becomes a theatre curtain. One window of it is enough for a large majlis. Dry-clean only, and line it for any room that faces west.',
    images: images(
      'products/mashrabiya-navy-jacquard-swatch',
      'products/mashrabiya-navy-jacquard-room',
    ),
    sizes: fabricSizes(295, [140, 280]),
  },
  {
    id: 'khor-mist-satin',
    name: 'Khor Mist Satin',
    brand: 'Dar Harir',
    category: 'curtains',
    subCategories: ['motorised-curtains', 'ripple-fold'],
    description:
      'The pale blue-grey of the Creek before the abras start in the morning. Khor is a satin finished to be matt, so it has the cool, slippery hand of the weave with none of its mirror shine. It is fluid and light, moving as you pass, and hangs in narrow vertical folds under a wave or pencil heading. Bedrooms and dressing rooms suit it, above all with white joinery and chrome. Without a lining it dims the day by about half. Wash on a delicate cycle at thirty degrees; cool iron on the reverse.',
    images: images('products/khor-mist-satin-swatch', 'products/khor-mist-satin-room'),
    sizes: fabricSizes(160, [140, 280]),
  },
  {
    id: 'oud-mocha-chenille',
    name: 'Oud Mocha Chenille',
    brand: 'Studio Ghaf',
    category: 'upholstery-cushions',
    subCategories: ['sofa-upholstery', 'scatter-cushions'],
    description:
      'Thick, velvety chenille yarn woven tightly into a cloth the brown of dark-roasted coffee beans. It is soft both ways you stroke it and has enough weight to double as a curtain in a winter sitting room or a hotel corridor. For upholstery it is rated at 30,000 rubs, fine for armchairs, headboards and cushions. The colour makes brass look brighter and white walls look warmer. Dry-clean; lift crushed spots with steam and the back of a spoon.',
    images: images('products/oud-mocha-chenille-swatch', 'products/oud-mocha-chenille-room'),
    sizes: fabricSizes(210, [140, 280]),
  },
  {
    id: 'sahra-champagne-satin',
    name: 'Sahra Champagne Satin',
    brand: 'Gulf Light Textiles',
    category: 'motorized',
    subCategories: ['motorised-curtains', 'ripple-fold'],
    description:
      'A dim-out satin: dense enough to cut nine tenths of the light, fine enough to ripple. The champagne shade is warm without being gold and flatters the beige marble of so many Dubai floors. Both faces are finished alike, so the street sees the same soft sheen as the room. It glides well on powered tracks and stacks into a slim bundle at the side. Guest rooms, family rooms and hotel suites are its usual homes. Wash at thirty degrees on a gentle programme, skip the softener, and rehang while still damp.',
    images: images('products/sahra-champagne-satin-swatch', 'products/sahra-champagne-satin-room'),
    sizes: fabricSizes(175, [140, 280]),
  },
  {
    id: 'layali-dove-blackout',
    name: 'Layali Dove Blackout',
    brand: 'Gulf Light Textiles',
    category: 'curtains',
    subCategories: ['blackout-curtains', 'kids-curtains', 'motorised-curtains'],
    description:
      'For bedrooms that want darkness without a dark curtain. Layali has a dove-grey linen-effect face of polyester and two foamed coats on the reverse, which keep out all of the light and a good part of the heat. The coating is soft, so the cloth bends round a pleat instead of cracking at it, and it is silent when drawn. Nurseries, guest rooms and holiday apartments are the typical order. The 300 centimetre width covers a standard apartment window with no seam. Sponge the coated side with cool water; do not wring or tumble-dry.',
    images: images('products/layali-dove-blackout-swatch', 'products/layali-dove-blackout-room'),
    sizes: fabricSizes(140, [140, 280, 300]),
  },
  {
    id: 'majaz-teal-silk',
    name: 'Majaz Teal Silk',
    brand: 'Dar Harir',
    category: 'curtains',
    subCategories: ['ripple-fold'],
    description:
      'Silk for the surface, viscose for the strength: a teal that is green in the shade and blue where the sun touches it. Majaz has a smooth, cool face and a lively, rustling fall, and it takes a tight wave as happily as a goblet pleat. We have hung it in suites on the Palm, where it picks up the colour of the water and leaves the walls to stay pale. Interlining is worth its cost here; the folds double in depth. Keep out of direct sun or line it well. Dry-clean only.',
    images: images(
      'products/majaz-teal-silk-swatch',
      'products/majaz-teal-silk-room',
      'works/hotel-suite-palm',
    ),
    sizes: fabricSizes(330, [140, 280]),
  },
  {
    id: 'ward-blush-voile',
    name: 'Ward Blush Voile',
    brand: 'Studio Ghaf',
    category: 'sheers',
    subCategories: ['sheer-curtains', 'voile-sheers', 'linen-look-sheers'],
    description:
      'A linen-look sheer in the faint pink of a damask rose, with thick and thin yarns you can see when the light is behind them. It warms a white room without painting it, and flatters skin in a dressing room better than any lamp. There is more body here than in plain voile, so a single layer can stand alone at a living-room window. Hang it from a ceiling track at two and a half times fullness. Machine-wash at thirty degrees in a bag, shake out, and let it dry in place.',
    images: images('products/ward-blush-voile-swatch', 'products/ward-blush-voile-room'),
    sizes: fabricSizes(105, [140, 280, 300]),
  },
  {
    id: 'nakheel-flax-linen',
    name: 'Nakheel Flax Linen',
    brand: 'Wadi Looms',
    category: 'curtains',
    subCategories: ['linen-curtains', 'pinch-pleat'],
    description:
      'Undyed linen in the colour the plant gave it, somewhere between straw and honey. The yarn is spun thick, so the weave shows clearly and each pinch pleat holds its shape like a folded napkin. Nakheel is substantial, close to a light upholstery cloth, and hangs plumb on a brass rod without any help from a weight. Against the light it turns golden. We suggest it for living rooms with timber floors, over a white sheer. Dry-clean to keep the finish; a few creases at the hem are part of its character.',
    images: images('subcategories/pinch-pleat', 'products/nakheel-flax-linen-room'),
    sizes: fabricSizes(205, [140, 280]),
  },
  {
    id: 'shams-sand-roman',
    name: 'Shams Sand Roman Blind',
    brand: 'Sadeel Atelier',
    category: 'roman-blinds',
    subCategories: ['flat-roman'],
    description:
      'A finished roman blind in a warm sand linen, lined in ivory cotton and ready to lift on a chain with a child-safe breakaway. Fibreglass rods keep the folds level, and the top fixes to a slim batten inside or above the window reveal. With the sun behind it the cloth glows the colour of honey; raised, it stacks into about thirty centimetres. It suits dining rooms, kitchens and window seats, and several can be hung in step along one wall. The fabric unhooks from its tape for dry-cleaning.',
    images: images('products/shams-sand-roman-room', 'categories/roman-blinds'),
    sizes: [
      { label: '80 x 160 cm', price: 420, soldAs: 'blind' },
      { label: '120 x 160 cm', price: 540, soldAs: 'blind' },
      { label: '160 x 200 cm', price: 725, soldAs: 'blind' },
    ],
  },
  {
    id: 'ufuq-screen-roller',
    name: 'Ufuq Sunscreen Roller',
    brand: 'Gulf Light Textiles',
    category: 'roller-blinds',
    subCategories: ['screen-roller'],
    description:
      'A made-up roller blind in sunscreen cloth with a three per cent openness: the skyline stays in sight while the glare on your screen does not. The yarn is glass fibre in a light grey vinyl sheath, flat, odourless and flame-retardant, so it stays put beside hot glass and will not curl at the edges. The bronze cassette closes over the tube and the lower bar hides inside the hem. Fit it in home offices, kitchens and towers with more view than shade. Wipe with a damp microfibre cloth; never fold it.',
    images: images('products/ufuq-screen-roller-room', 'subcategories/screen-roller'),
    sizes: [
      { label: '100 x 200 cm', price: 315, soldAs: 'blind' },
      { label: '140 x 240 cm', price: 425, soldAs: 'blind' },
      { label: '180 x 260 cm', price: 550, soldAs: 'blind' },
    ],
  },
  {
    id: 'zilal-day-night-roller',
    name: 'Zilal Day-and-Night Roller',
    brand: 'Gulf Light Textiles',
    category: 'roller-blinds',
    subCategories: ['day-night-roller'],
    description:
      'Bands of champagne cloth and clear gauze, eight centimetres each, on one continuous loop. Pull the chain a hand’s breadth and the stripes slide from open to closed; pull on and the whole blind disappears into a brass-finished cassette. It gives a bathroom or a ground-floor study the choice of view, soft light or full cover without a second layer. The polyester is dust-repellent and keeps its pleat-free face in humid rooms. Clean with the brush of a vacuum cleaner, or a barely damp sponge from top to bottom.',
    images: images('products/zilal-day-night-roller-room', 'subcategories/day-night-roller'),
    sizes: [
      { label: '80 x 180 cm', price: 290, soldAs: 'blind' },
      { label: '120 x 220 cm', price: 395, soldAs: 'blind' },
      { label: '160 x 240 cm', price: 510, soldAs: 'blind' },
    ],
  },
  {
    id: 'ghaim-ivory-voile',
    name: 'Ghaim Ivory Voile',
    brand: 'Gulf Light Textiles',
    category: 'sheers',
    subCategories: ['sheer-curtains', 'linen-look-sheers'],
    description:
      'Ghaim is Arabic for cloud, and this ivory sheer softens a bright window much as one does. The polyester yarn is spun unevenly, so the cloth has the slub of linen without its creases and stays the length that it was sewn to. It is woven a little closer than Noor: people on the balcony opposite become shapes by day, while the sky stays visible. Hang it in waves behind a drape, or alone in a bedroom with a blind for the night. Machine-wash at thirty degrees and rehang damp.',
    images: images('products/ghaim-ivory-voile-swatch', 'products/ghaim-ivory-voile-room'),
    sizes: fabricSizes(115, [140, 280, 300]),
  },
  {
    id: 'ghaf-olive-velvet',
    name: 'Ghaf Olive Velvet',
    brand: 'Sadeel Atelier',
    category: 'upholstery-cushions',
    subCategories: ['sofa-upholstery', 'scatter-cushions'],
    description:
      'A cotton velvet on a firm backing, woven for seats and not for windows. The olive is that of a ghaf tree in late summer: green in daylight, nearly bronze by lamplight. Its pile is short and set close, so it springs back after an evening of guests, and 60,000 rubs leave no mark that a brush cannot lift. Sofas, headboards and box cushions take it well; allow seven metres for a sofa of three seats. The cloth is sold by the metre, and our workroom upholsters with it, too. Dry-clean covers, brush seats.',
    images: images('products/ghaf-olive-velvet-swatch', 'products/ghaf-olive-velvet-room'),
    sizes: clothSizes(240, [140]),
  },
  {
    id: 'sadu-rust-chenille',
    name: 'Sadu Rust Chenille',
    brand: 'Studio Ghaf',
    category: 'upholstery-cushions',
    subCategories: ['sofa-upholstery', 'scatter-cushions'],
    description:
      'The red-brown of the wool in Sadu weaving, spun into a round chenille yarn and packed tightly. It is soft on bare arms and hides the day after a family lunch; the rub count is 50,000. Use it plain for a majlis seat, or cut it into cushions on an ivory sofa, where two of them are enough to warm the room. It frays little, so piping and zips are quickly sewn. Sold by the metre; a cushion of fifty centimetres needs sixty. Vacuum weekly, and have it cleaned professionally once a year.',
    images: images('products/sadu-rust-chenille-swatch', 'products/sadu-rust-chenille-room'),
    sizes: clothSizes(220, [140]),
  },
  {
    id: 'nada-linen-roller',
    name: 'Nada Linen-Look Roller',
    brand: 'Gulf Light Textiles',
    category: 'roller-blinds',
    subCategories: ['light-filtering-rollers'],
    description:
      'A roller blind in a matt, linen-look weave that turns hard sun into an even light. By day nobody sees in from the building opposite; in the evening it glows like a lampshade from the street, so pair it with a drape in bedrooms. The lower bar is wrapped in the same cloth, and the tube is chosen for the width, so that the blind hangs flat. A spring, a motor or a chain with a tension device moves it. Kitchens, living rooms and studies are its usual places. Dust it, or wipe it with a damp cloth.',
    images: images('products/nada-linen-roller-room', 'promo/roller-blinds'),
    sizes: [
      { label: '100 x 200 cm', price: 265, soldAs: 'blind' },
      { label: '140 x 240 cm', price: 360, soldAs: 'blind' },
      { label: '180 x 260 cm', price: 470, soldAs: 'blind' },
    ],
  },
  {
    id: 'waha-sage-roman',
    name: 'Waha Sage Roman Blind',
    brand: 'Wadi Looms',
    category: 'roman-blinds',
    subCategories: ['relaxed-roman'],
    description:
      'A roman blind without rods in its lower folds, so that the hem bows softly between two cords. The cloth is a washed linen in sage, lined in ivory cotton; light comes through it the colour of new leaves. It is at its best a little lowered, over a kitchen sink, a dressing table or a window seat, and up to about a metre and a half wide, beyond which the bow becomes a sag. Chain with a breakaway connector, spring or motor. The cloth comes off its tape for dry-cleaning.',
    images: images('products/waha-sage-roman-room', 'subcategories/relaxed-roman'),
    sizes: [
      { label: '80 x 160 cm', price: 375, soldAs: 'blind' },
      { label: '120 x 160 cm', price: 495, soldAs: 'blind' },
      { label: '160 x 200 cm', price: 690, soldAs: 'blind' },
    ],
  },
  {
    id: 'sahab-motorised-roller',
    name: 'Sahab Motorized Roller',
    brand: 'Gulf Light Textiles',
    category: 'motorized',
    subCategories: ['motorised-rollers', 'light-filtering-rollers'],
    description:
      'A grey dim-out roller that is made with a motor from the start: the tube is stiffer, the end stops are set in our workroom, and no chain hangs anywhere, which is the safest choice with small children. The battery motor charges by cable about twice a year and needs no electrician; the mains motor suits new homes and wide windows. One remote moves up to five blinds together, and they stop in line. For skylines in towers, stairwells and any window behind a sofa. Wipe with a damp cloth.',
    images: images('products/sahab-motorised-roller-room', 'subcategories/motorised-rollers'),
    sizes: [
      { label: '120 x 200 cm', price: 890, soldAs: 'blind' },
      { label: '160 x 240 cm', price: 1040, soldAs: 'blind' },
      { label: '200 x 260 cm', price: 1220, soldAs: 'blind' },
    ],
  },
  {
    id: 'sidr-walnut-venetian',
    name: 'Sidr Walnut Venetian Blind',
    brand: 'Sadeel Atelier',
    category: 'venetian-blinds',
    subCategories: ['wooden-venetian'],
    description:
      'Slats of basswood, fifty millimetres deep, stained to the brown of walnut and sealed on every edge, so that air conditioning does not bend them. Tilted, they throw stripes across a floor; closed, they overlap and leave a study dim. Woven tapes hide the cord holes, and a wand turns the slats. Real wood is heavy: a wide window gets two blinds under one pelmet, which are easier to lift. For studies, libraries and living rooms, not for a shower. Dust it with a dry cloth along the grain.',
    images: images('products/sidr-walnut-venetian-room', 'categories/venetian-blinds'),
    sizes: [
      { label: '80 x 160 cm', price: 390, soldAs: 'blind' },
      { label: '120 x 160 cm', price: 490, soldAs: 'blind' },
      { label: '160 x 200 cm', price: 720, soldAs: 'blind' },
    ],
  },
  {
    id: 'bayad-white-venetian',
    name: 'Bayad White Venetian Blind',
    brand: 'Gulf Light Textiles',
    category: 'venetian-blinds',
    subCategories: ['faux-wood-venetian'],
    description:
      'Broad white slats with an embossed grain, moulded in a composite that neither warps in a bathroom nor yellows beside the sea. Sixty-three millimetres deep, they open to a wide view and close to a clean white wall. They bounce the sun to the ceiling, so a kitchen stays bright without glare on the worktop. A wand tilts them and cords in a safe guide lift them; matching tapes cover the holes. Wash the slats with lukewarm water and a little soap, and let them dry open.',
    images: images('products/bayad-white-venetian-room'),
    sizes: [
      { label: '80 x 160 cm', price: 265, soldAs: 'blind' },
      { label: '120 x 160 cm', price: 335, soldAs: 'blind' },
      { label: '160 x 200 cm', price: 495, soldAs: 'blind' },
    ],
  },
  {
    id: 'barq-champagne-venetian',
    name: 'Barq Champagne Venetian Blind',
    brand: 'Gulf Light Textiles',
    category: 'venetian-blinds',
    subCategories: ['aluminium-venetian'],
    description:
      'Slim aluminium slats of twenty-five millimetres in a champagne enamel, tempered so that they spring straight after a knock. Raised, the whole blind is a bundle of six centimetres at the top of the frame; lowered, a turn of the wand sets the light to the degree. It is the lightest and the least expensive of our slatted blinds, and nothing in it minds steam, so kitchens, baths and offices are where we fit it. Wipe with a damp cloth or lambswool, slats closed.',
    images: images('products/barq-champagne-venetian-room', 'subcategories/aluminium-venetian'),
    sizes: [
      { label: '80 x 160 cm', price: 195, soldAs: 'blind' },
      { label: '120 x 160 cm', price: 245, soldAs: 'blind' },
      { label: '160 x 200 cm', price: 350, soldAs: 'blind' },
    ],
  },
  {
    id: 'ghadeer-greige-vertical',
    name: 'Ghadeer Greige Vertical Blind',
    brand: 'Gulf Light Textiles',
    category: 'vertical-blinds',
    subCategories: ['fabric-vertical'],
    description:
      'Woven vanes between grey and beige, one hundred and twenty-seven millimetres wide, for the balcony doors that every tower has. They turn through half a circle to follow the sun and slide to one side in a stack of thirty centimetres, so the door stays free. The cloth lets a calm light through and hides the room from across the street. Weights sealed into the hems stop the vanes knocking when the door is open. One stained vane is changed without a tool. Wipe each vane downwards with a damp cloth.',
    images: images('products/ghadeer-greige-vertical-room', 'subcategories/fabric-vertical'),
    sizes: [
      { label: '200 x 250 cm', price: 560, soldAs: 'blind' },
      { label: '300 x 260 cm', price: 810, soldAs: 'blind' },
    ],
  },
  {
    id: 'ramad-dimout-vertical',
    name: 'Ramad Ash Vertical Blind',
    brand: 'Gulf Light Textiles',
    category: 'vertical-blinds',
    subCategories: ['fabric-vertical'],
    description:
      'Ash-grey vanes with a foamed back that cut nine tenths of the light, for glass that faces west. Closed, they overlap by two centimetres and the room behind is dim enough for a film or a sleeping child; half turned, they let in a fan of daylight without the heat. The foam also takes the edge off traffic. Offices and meeting rooms choose it for the calm line, bedrooms with a balcony for the dark. Flame-retardant. Dust it with a soft brush, and sponge marks with cool water.',
    images: images('products/ramad-dimout-vertical-room'),
    sizes: [
      { label: '200 x 250 cm', price: 640, soldAs: 'blind' },
      { label: '300 x 260 cm', price: 930, soldAs: 'blind' },
    ],
  },
  {
    id: 'nasim-sheer-vertical',
    name: 'Nasim Cloud Vertical Blind',
    brand: 'Gulf Light Textiles',
    category: 'vertical-blinds',
    subCategories: ['sheer-vertical'],
    description:
      'White vanes set inside one unbroken fall of voile. Turned open, the vanes vanish and the window seems to have a sheer; turned closed, they overlap and the room is private. Nothing joins them at the hem, so you can walk through to the balcony with a tray in both hands. A wand does both movements, and the whole fall stacks to one side. It asks for a clear floor and a straight ceiling, which we check when we fit it. Take the fall down once a year and wash it at thirty degrees.',
    images: images('products/nasim-sheer-vertical-room', 'subcategories/sheer-vertical'),
    sizes: [
      { label: '200 x 250 cm', price: 980, soldAs: 'blind' },
      { label: '300 x 260 cm', price: 1390, soldAs: 'blind' },
    ],
  },
];

/** The image of a product at a window; the others show its cloth or details. */
const roomImageOf = ({ images: all }: ProductSeed) =>
  all.find(({ url }) => ROOM_IMAGE.test(url))?.url;

function factsOf(id: string) {
  const facts = attributes[id];
  const tile = tiles[id];
  const made = madeToMeasure[id];
  return {
    ...facts,
    ...(tile && { attributes: { ...facts?.attributes, tile } }),
    ...(made && { madeToMeasure: made }),
  };
}

/** Fabrics and blinds; the home page features the first three as the summer sale. */
export const products: CatalogueContent['products'] = seeds.map((product) =>
  withSizeIds({ ...product, roomImage: roomImageOf(product), ...factsOf(product.id) }),
);

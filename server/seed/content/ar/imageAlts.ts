import type { ImageKey } from '../../images.ts';

/** Alternative texts of images. */
export const imageAlts: Readonly<Partial<Record<ImageKey, string>>> = {
  'articles/choosing-fabrics': 'مروحة من عينات الأقمشة مع قماش مطوي ومقص وشريط قياس على طاولة بلوط',
  'articles/colour-trends': 'ستائر كتان بلون التيراكوتا خلف أريكة كريمية بوسائد زمردية وذهبية',
  'articles/fabric-care': 'أقمشة ستائر مطوية بعناية مع قارورة زجاجية وأوراق خضراء',
  'articles/layering-light': 'شيفون وستائر في طبقات تصوغ ضوء نهار دافئًا في ركن جلوس هادئ',
  'articles/majlis-style':
    'مجلس عصري بستائر داماسك بلون التيراكوتا وجلسات كتان منخفضة وطاولة نحاسية',
  'articles/measuring-windows':
    'رسم لنافذة بقياساتها مع قلم رصاص وشريط خياط وعينات أقمشة على طاولة بلوط',
  'articles/motorised-living':
    'جهاز تحكم على طاولة رخامية أمام ستائر كهربائية بترولية وصالة خافتة الإضاءة عند الغروب',
  'articles/sheer-privacy': 'شيفون أبيض بعرض الجدار يحجب أفق المدينة خلف أريكة مخمل بلون المريمية',

  'banners/bedroom-blackout':
    'غرفة نوم هادئة عند الغروب بستائر بلاك أوت رمادية بنية وشيفون أبيض من تجويف سقفي مضاء',
  'banners/living-drapes':
    'صالة مشمسة بستائر كتان بلون الشامبين بطول الجدار فوق شيفون أبيض، وأريكة بوكليه وأرضية بلوط',
  'banners/majlis-rollers': 'مجلس عصري بثلاث ستائر رول رملية وجلسات منخفضة وأفق المدينة في الخارج',

  'categories/curtains': 'ستائر مخمل زمردي على ماسورة نحاسية بجوار نافذة عالية وكرسي عاجي',
  'categories/motorized': 'جهاز تحكم في اليد أمام شيفون وستائر كهربائية وطاولة رخامية',
  'categories/roller-blinds': 'ستارة رول بيج رمادي نصف منسدلة على نافذة عريضة فوق مكتب بلوط',
  'categories/roman-blinds': 'ستارة رومانية من الكتان بطيات ناعمة فوق مقعد نافذة عليه وسائد',
  'categories/sheers': 'شيفون فوال أبيض في موجات ويفي ناعمة يصفّي ضوء النهار في غرفة فاتحة',
  'categories/upholstery-cushions': 'أريكة عاجية عليها وسائد زمردية وذهبية ومنقوشة أمام ستائر كتان',
  'categories/venetian-blinds': 'ستارة خشبية بشرائح جوز مائلة تلقي ضوءًا ناعمًا على طاولة جانبية',
  'categories/vertical-blinds': 'شرائح ستارة عمودية فاتحة أمام نافذة مكتب بطول كامل',

  'features/design': 'نقوش داماسك ذهبية على قماش كريمي في طيات مائلة',
  'features/exclusivity': 'دوامة من المخمل العنابي بطيات غنية',
  'features/functionality': 'شرائح خشبية نصف مفتوحة يمر بينها ضوء ناعم',
  'features/installation': 'ماسورة نحاسية وحامل وحلقات تحمل ستارة بكسرات أمريكية',
  'features/smart-features': 'جهاز تحكم نحيف بحافة نحاسية على رخام',

  'products/nakheel-flax-linen-room':
    'ستائر كتان بلونه الطبيعي بكسرات أمريكية على ماسورة نحاسية فوق شيفون أبيض، بجوار كرسي مخمل بلون المريمية',
  'products/ghaim-ivory-voile-room':
    'شيفون فوال عاجي بموجات ويفي على نافذة عريضة خلف مقعد مخمل زيتوني وشجرة زيتون',
  'products/ghaf-olive-velvet-room':
    'أريكة منجّدة بالمخمل الزيتوني عليها وسائد عاجية وبلون الصدأ أمام ستائر كتان',
  'products/sadu-rust-chenille-room':
    'جلسة مجلس منخفضة من الشنيل بلون الصدأ مع وسائد عاجية حول طاولة نحاسية',
  'products/shams-sand-roman-room':
    'ستارة رومانية من الكتان الرملي بطيات مستوية يضيئها النهار خلف كرسي بلون الطين',
  'products/ufuq-screen-roller-room':
    'ستارة رول شمسية رمادية فاتحة بعلبة برونزية فوق مكتب بلون الجوز، ويظهر أفق المدينة من خلالها',
  'products/zilal-day-night-roller-room':
    'ستارة رول نهار وليل بلون الشامبين نصف مفتوحة الأشرطة خلف مقعد مخمل أزرق مخضر',
  'products/nada-linen-roller-room':
    'ستارة رول بيج بمظهر الكتان يمر منها ضوء متساوٍ فوق أريكة كريمية عليها وسائد',
  'products/waha-sage-roman-room':
    'ستارة رومانية من الكتان بلون المريمية بحافة منحنية بنعومة فوق مقعد نافذة عليه وسائد',
  'products/sahab-motorised-roller-room':
    'ستارتا رول كهربائيتان رماديتان على خط واحد خلف أريكة كريمية وبجوارهما مفتاح جداري',
  'products/sidr-walnut-venetian-room':
    'ستارة خشبية بلون الجوز بشرائح مائلة وأشرطة منسوجة فوق مكتب وكرسي مخمل بلون الصدأ',
  'products/barq-champagne-venetian-room':
    'ستارة ألمنيوم رفيعة الشرائح بلون الشامبين فوق سطح مطبخ رخامي عليه وعاء ليمون',
  'products/ghadeer-greige-vertical-room':
    'ستارة عمودية بيج رمادي تدور شرائحها مع الشمس على باب شرفة بجوار كرسي بلون الطين',
  'products/nasim-sheer-vertical-room':
    'شرائح بيضاء داخل انسدال من الفوال على نافذة بطول كامل بجوار كرسي مخمل كحلي',
  'products/bayad-white-venetian-room':
    'ستارة بشرائح بيضاء عريضة كالخشب فوق كونسول رخامي عليه مصباح مضاء',
  'products/ghaf-olive-velvet-swatch': 'لقطة قريبة لمخمل غاف الزيتوني: مخمل قطني مطوي بنعومة',
  'products/ghaim-ivory-voile-swatch': 'لقطة قريبة لفوال غيم العاجي: فوال بمظهر الكتان مطوي بنعومة',
  'products/ramad-dimout-vertical-room':
    'شرائح ستارة عمودية رمادية نصف مفتوحة على باب شرفة بجوار كرسي عاجي',
  'products/sadu-rust-chenille-swatch': 'لقطة قريبة لشنيل سدو بلون الصدأ: شنيل مطوي بنعومة',
  'products/almas-ivory-linen-room':
    'ستائر كتان عاجي بموجات ويفي فوق شيفون أبيض، مع كرسي عاجي على سجادة دائرية',
  'products/almas-ivory-linen-swatch': 'لقطة قريبة لكتان ألماس: كتان 100% عاجي في طيات ناعمة',
  'products/barari-botanical-room':
    'ستائر بحلقات عليها أوراق زيتونية على كريمي، معلقة على ماسورة نحاسية قرب نبتة',
  'products/barari-botanical-swatch':
    'لقطة قريبة لقماش البراري: قطن وكتان مطبوع بالزيتوني على كريمي في طيات ناعمة',
  'products/fahidi-gold-damask-room': 'ستائر داماسك ذهبي عتيق مربوطة فوق شيفون أبيض خلف مقعد منجّد',
  'products/fahidi-gold-damask-swatch':
    'لقطة قريبة لداماسك الفهيدي: جاكار قطن وفسكوز ذهبي عتيق في طيات ناعمة',
  'products/hatta-sage-cotton-room':
    'ستائر قطن بلون المريمية بحلقات على ماسورة نحاسية قرب نبتة وطاولة رخامية صغيرة',
  'products/hatta-sage-cotton-swatch': 'لقطة قريبة لقطن حتا: قطن ممشّط بلون المريمية في طيات ناعمة',
  'products/jumeirah-pearl-silk-room': 'ستائر حرير لؤلؤي من تجويف سقفي قرب مصباح طاولة مضاء وكرسي',
  'products/jumeirah-pearl-silk-swatch': 'لقطة قريبة لحرير جميرا: حرير دوبيون لؤلؤي في طيات ناعمة',
  'products/kathib-sand-boucle-room':
    'ستائر بوكليه رملي ثقيلة من تجويف سقفي خلف كرسي عاجي ومصباح مضاء',
  'products/kathib-sand-boucle-swatch':
    'لقطة قريبة لبوكليه كثيب: بوكليه من خليط الصوف الرملي في طيات ناعمة',
  'products/khor-mist-satin-room':
    'ستائر ساتان أزرق ضبابي بموجات ويفي فوق شيفون أبيض، مع كرسي على سجادة دائرية',
  'products/khor-mist-satin-swatch': 'لقطة قريبة لساتان الخور: ساتان مطفأ أزرق ضبابي في طيات ناعمة',
  'products/layali-dove-blackout-room':
    'ستائر بلاك أوت رمادي فاتح من تجويف سقفي قرب السرير في غرفة نوم هادئة',
  'products/layali-dove-blackout-swatch':
    'لقطة قريبة لبلاك أوت ليالي: قماش مطلي رمادي فاتح في طيات ناعمة',
  'products/layl-charcoal-blackout-room': 'ستائر بلاك أوت فحمي من تجويف سقفي وأمامها مصباح مضاء',
  'products/layl-charcoal-blackout-swatch':
    'لقطة قريبة لبلاك أوت ليل: قماش ثلاثي النسج فحمي في طيات ناعمة',
  'products/majaz-teal-silk-room':
    'ستائر حرير بترولي مربوطة بشراريب ذهبية فوق شيفون أبيض على أرضية رخام',
  'products/majaz-teal-silk-swatch': 'لقطة قريبة لحرير المجاز: حرير وفسكوز بترولي في طيات ناعمة',
  'products/marjan-terracotta-linen-room':
    'ستائر كتان تيراكوتا بحلقات على ماسورة نحاسية بين نبتة وطاولة رخامية صغيرة',
  'products/marjan-terracotta-linen-swatch':
    'لقطة قريبة لكتان مرجان: كتان مغسول بلون التيراكوتا في طيات ناعمة',
  'products/mashrabiya-navy-jacquard-room':
    'ستائر جاكار كحلي بشبكة نجوم ذهبية مربوطة فوق شيفون أبيض',
  'products/mashrabiya-navy-jacquard-swatch':
    'لقطة قريبة لجاكار مشربية: نسيج جاكار كحلي وذهبي في طيات ناعمة',
  'products/noor-white-voile-room':
    'شيفون فوال أبيض منسدل على نافذة عالية يملأ غرفة فاتحة بضوء ناعم',
  'products/noor-white-voile-swatch': 'لقطة قريبة لفوال نور: شيفون فوال بوليستر أبيض في طيات ناعمة',
  'products/oud-mocha-chenille-room': 'ستائر شنيل بلون الموكا من تجويف سقفي قرب مصباح طاولة مضاء',
  'products/oud-mocha-chenille-swatch': 'لقطة قريبة لشنيل عود: شنيل بلون الموكا في طيات ناعمة',
  'products/qasr-burgundy-velvet-room':
    'ستائر مخمل عنابي مربوطة بشراريب ذهبية فوق شيفون أبيض على أرضية رخام',
  'products/qasr-burgundy-velvet-swatch':
    'لقطة قريبة لمخمل القصر: مخمل قطن وفسكوز عنابي في طيات ناعمة',
  'products/safa-greige-linen-blend-room': 'ستائر مزيج كتان بيج رمادي من تجويف سقفي خلف كرسي عاجي',
  'products/safa-greige-linen-blend-swatch':
    'لقطة قريبة لمزيج صفاء: كتان وبوليستر بيج رمادي في طيات ناعمة',
  'products/saffa-navy-velvet-room':
    'ستائر مخمل كحلي بموجات ويفي فوق شيفون أبيض قرب طاولة نحاسية صغيرة',
  'products/saffa-navy-velvet-swatch': 'لقطة قريبة لمخمل الصفا: مخمل قطن كحلي في طيات ناعمة',
  'products/sahra-champagne-satin-room':
    'ستائر ساتان شامبين بكسرات أمريكية على ماسورة نحاسية فوق شيفون أبيض ومقعد بوكليه',
  'products/sahra-champagne-satin-swatch':
    'لقطة قريبة لساتان صحراء: ساتان تعتيم جزئي بلون الشامبين في طيات ناعمة',
  'products/ward-blush-voile-room':
    'شيفون فوال زهري منسدل على نافذة عالية يصفّي ضوء النهار خلف كرسي عاجي',
  'products/ward-blush-voile-swatch': 'لقطة قريبة لفوال ورد: شيفون زهري بمظهر الكتان في طيات ناعمة',
  'products/zabeel-emerald-velvet-room':
    'ستائر مخمل زمردي مربوطة بشراريب ذهبية فوق شيفون أبيض على أرضية رخام',
  'products/zabeel-emerald-velvet-swatch':
    'لقطة قريبة لمخمل زعبيل: مخمل قطن وفسكوز زمردي في طيات ناعمة',

  'promo/roller-blinds': 'ستارتا رول بحواف نحاسية على ارتفاعين مختلفين قرب كرسي مخمل صدئي',
  'promo/smart-curtains': 'ستائر كحلية وشيفون كهربائي تحت تجويف سقفي مضاء عند الغروب',
  'services/custom-tailoring': 'لفة مخمل زمردي مفرودة على طاولة بلوط مع شريط خياط ومقص',
  'services/hemming': 'ثنية كتان مخيطة باليد بخيط ذهبي مع إبرة وبكرات',

  'subcategories/aluminium-venetian': 'ستارة معدنية نحيفة بلون الشامبين في مكتب عصري',
  'subcategories/blackout-curtains': 'ستائر بلاك أوت فحمية شبه مغلقة على نافذة مشرقة',
  'subcategories/day-night-roller': 'ستارة زيبرا بأشرطة شفافة ومعتمة بالتناوب',
  'subcategories/eyelet': 'ستارة كحلية بحلقات على ماسورة نحاسية رفيعة',
  'subcategories/fabric-vertical':
    'ستارة عمودية قماشية بيج رمادي تُدخل خطوطًا من الضوء قرب كرسي زمردي',
  'subcategories/flat-roman': 'ستارة رومانية مستوية بنقشة شبكية نصف مرفوعة فوق مقعد نافذة بوسائد',
  'subcategories/kids-curtains': 'ستائر بنقوش أوراق في غرفة أطفال مشرقة',
  'subcategories/linen-curtains': 'ستائر كتان طبيعي على ماسورة نحاسية',
  'subcategories/linen-look-sheers': 'شيفون بمظهر الكتان بلونه الطبيعي على سكة سقفية قرب كرسي رملي',
  'subcategories/motorised-curtains':
    'ستائر كتان كهربائية نصف مغلقة فوق شيفون عند الغروب، مع مفتاح جداري ومصباح مضاء',
  'subcategories/motorised-rollers':
    'ستارتا رول كهربائيتان رماديتان على ارتفاعين مختلفين قرب مفتاح جداري وشجرة زيتون',
  'subcategories/pinch-pleat': 'لقطة قريبة لكسرات أمريكية معلقة من حلقات نحاسية',
  'subcategories/relaxed-roman':
    'ستارة رومانية مسترخية من كتان بلون المريمية بثنية مقوّسة فوق طاولة جوز',
  'subcategories/ripple-fold': 'ستائر ويفي تنسدل بالتساوي من سكة سقفية',
  'subcategories/scatter-cushions':
    'وسائد تيراكوتا وداماسك وخضراء داكنة وخردلية وبوكليه على أريكة كريمية',
  'subcategories/screen-roller': 'ستارة رول سكرين يظهر أفق المدينة خافتًا من خلالها',
  'subcategories/sheer-curtains': 'شيفون عاجي خفيف وخلفه ضوء النهار ونبتة',
  'subcategories/sheer-vertical': 'ستارة شيفون عمودية بيضاء متوهجة بضوء النهار على نافذة بطول كامل',
  'subcategories/sofa-upholstery': 'أريكة لشخصين منجدة بمخمل زمردي أمام ستائر كتان طبيعي',
  'subcategories/velvet-curtains': 'ستائر مخمل عنابي داكن مربوطة بشراريب ذهبية',
  'subcategories/voile-sheers': 'شيفون فوال أبيض على ماسورة نحاسية فوق مقعد مخمل بلون المريمية',
  'subcategories/wooden-venetian': 'ستارة خشبية من البلوط بأشرطة كتانية',

  'works/bedroom-arabian-ranches': 'غرفة نوم بلون المريمية بستائر كسرات أمريكية وسرير منجّد',
  'works/dining-jumeirah': 'غرفة طعام بستارتين رومانيتين من الكتان الرملي وطاولة رخامية دائرية',
  'works/home-office-riyadh':
    'مكتب منزلي بستائر كتان بلون الطين وستارتي رول سكرين نصف منزلتين وجدار رفوف من الجوز',
  'works/home-office-riyadh-detail':
    'مكتب جوز عليه حاسوب محمول أمام ستارتي رول سكرين بين ستائر كتان بلون الطين',
  'works/hotel-suite-palm': 'جناح فندقي بستائر حرير بترولي وشيفون وإطلالة على البحر',
  'works/kids-room-mirdif': 'غرفة أطفال بستائر حلقات عليها أوراق وسرير على شكل بيت',
  'works/living-room-muscat': 'غرفة معيشة بستائر كتان طبيعي عند باب شرفة مزدوج مفتوح على البحر',
  'works/living-room-muscat-detail':
    'باب شرفة مفتوح بين ستائر كتان طبيعي وفوال مسحوب إلى نصفه وسور فوق البحر',
  'works/majlis-al-barsha': 'مجلس تقليدي بستائر مخمل عنابي ومشربية وجلسات منخفضة',
  'works/majlis-dubai-hills':
    'مجلس عالي السقف بستائر شنيل بلون الموكا فوق فوال عاجي وجلسات على الجانبين ودلة نحاسية على طاولة رخام',
  'works/majlis-dubai-hills-detail':
    'ستائر بلون الموكا تنسدل من تجويف سقفي مضاء بين لوحة مشربية وجلسة المجلس',
  'works/nursery-al-barari':
    'غرفة رضيع بستائر كتان عاجية فوق شيفون زهري وسرير بلوط فاتح ودب على سجادة دائرية',
  'works/nursery-al-barari-detail':
    'سرير رضيع من البلوط الفاتح فوقه لعبة معلقة من اللباد بجوار ستارة كتان عاجية وسلة كرات صوف',
  'works/office-business-bay': 'مكتب تنفيذي بستائر خشبية داكنة على نافذة عريضة',
  'works/penthouse-marina':
    'صالة بنتهاوس عند الغروب بستائر كتان رمادية من جدار إلى جدار وأفق المدينة',
  'works/restaurant-difc':
    'مطعم عند الغروب بستائر مخمل زمردية وشيفون خلف مقعد طويل مضلع وطاولات رخام',
  'works/restaurant-difc-detail':
    'طاولة رخام معدّة لشخصين عند مقعد مخمل مضلع تحت مصباح كروي وستائر زمردية',
  'works/smart-apartment-downtown':
    'شقة مرتفعة فوق المدينة بستائر كهربائية زرقاء ضبابية وفوال على جدار زجاجي',
  'works/smart-apartment-downtown-detail':
    'ستارة زرقاء ضبابية مسحوبة جانبًا عند زجاج من الأرض إلى السقف خلف كراسي جلد وشجرة زيتون',
  'works/villa-emirates-hills': 'صالة فيلا رسمية بستائر حرير ذهبي مربوطة وأرضية رخام',
};

import type { ReviewSeed } from '../types.ts';

interface Review extends Omit<ReviewSeed, 'product' | 'email'> {
  /** Latin spelling of an Arabic name, for the address. */
  mailName?: string;
}

/** In the language in which the customers wrote, which both languages of the shop show. */
const byProduct: Record<string, Review[]> = {
  'layl-charcoal-blackout': [
    {
      name: 'Priya Raghunathan',
      rating: 5,
      review:
        'I work nights at the hospital and sleep until two. With these closed, and the track in the ceiling recess, I cannot see my hand. The cloth is soft rather than plasticky, and my husband says the street is quieter too.',
      daysAgo: 6,
    },
    {
      name: 'عمر السويدي',
      mailName: 'Omar Al Suwaidi',
      rating: 5,
      review:
        'طلبت أربع ستائر بعرض 200 وطول 300 لغرفتي نوم في الورقاء. الزوجان بالطول نفسه تمامًا، وثنياتها مثقّلة. العتمة حقيقية، وابننا ذو السنوات الخمس صار ينام إلى ما بعد السادسة.',
      daysAgo: 13,
    },
    {
      name: 'Charlotte Whitfield',
      rating: 4,
      review:
        'Very dark and they hang beautifully. I have taken off one star because charcoal shows pale fluff from the duvet, so there is a lint roller in the drawer now. I would buy them again in a lighter grey.',
      daysAgo: 21,
    },
    {
      name: 'Rajesh Menon',
      rating: 5,
      review:
        'Motor track and curtains were fitted in one morning. They close at half past one every day and the room is clearly cooler when we get home; the split unit used to run without a stop.',
      daysAgo: 34,
    },
    {
      name: 'مريم حداد',
      mailName: 'Mariam Haddad',
      rating: 5,
      review:
        'قارنته ببلاك أوت مطلي من محل آخر. هذا ينثني في موجات حقيقية وليس له رائحة، وظهره جميل كوجهه، وهذا مهم لأن نافذتنا تقابل شرفة الجيران.',
      daysAgo: 47,
    },
    {
      name: 'Jonas Lindqvist',
      rating: 4,
      review:
        'Bought by the metre and sewn by my own tailor, who praised it for not fraying. It is heavy, so check your rail first. Mine needed two more brackets.',
      daysAgo: 58,
    },
    {
      name: 'عائشة الفلاسي',
      mailName: 'Aisha Al Falasi',
      rating: 5,
      review:
        'أخيرًا صارت غرفة الطفل معتمة بما يكفي لقيلولة الظهر. ثنى الفني الأطراف نحو الجدار من غير أن نطلب، وكان الفرق أكبر مما توقعت.',
      daysAgo: 66,
    },
    {
      name: 'Daniel Okafor',
      rating: 3,
      review:
        'The fabric does what it says. The colour is warmer than on my screen, almost brown beside my blue-grey wall, so do order the free sample. I am keeping them, but I might have chosen dove.',
      daysAgo: 79,
    },
    {
      name: 'حصة الكتبي',
      mailName: 'Hessa Al Ketbi',
      rating: 5,
      review:
        'أخذنا عرض 300 لجدار زجاجي في غرفة السينما. لا درزة واحدة، وصورة جهاز العرض في الرابعة عصرًا واضحة كأنها ليل.',
      daysAgo: 93,
    },
    {
      name: 'Marek Nowak',
      rating: 5,
      review:
        'Third window in this fabric. The first pair has been washed twice at thirty degrees and has neither shrunk nor gone shiny at the folds. It came back to the same length, and I measured it.',
      daysAgo: 112,
    },
    {
      name: 'Lakshmi Iyer',
      rating: 5,
      review:
        'Placed the order on Sunday evening and the panels were on the rail on Tuesday. They were steamed, the folds were tied with ribbon for a night, and in the morning they fell straight.',
      daysAgo: 131,
    },
    {
      name: 'Sofia Marchetti',
      rating: 4,
      review:
        'A dense, handsome cloth. It arrived with a fold line across one panel that took three days to drop out. The blackout itself is perfect, even with a full moon over the Gulf.',
      daysAgo: 150,
    },
    {
      name: 'خالد بن حيدر',
      mailName: 'Khalid Bin Haider',
      rating: 5,
      review:
        'أنا طيار وأسافر بقناع النوم من باب العادة. في البيت لم أعد أحتاج إليه. تتداخل الستارتان عشرة سنتيمترات في الوسط، تفصيل صغير متقن.',
      daysAgo: 172,
    },
  ],
  'almas-ivory-linen': [
    {
      name: 'فاطمة المري',
      mailName: 'Fatima Al Marri',
      rating: 5,
      review:
        'علّقناه في غرفة الطعام فوق فوال أبيض. يبقى لونه عاجيًا بجانب الرخام ولا يصفرّ في المساء. وطيّاته مع البطانة مستديرة وهادئة، وكل من يزورنا يلمسه.',
      daysAgo: 4,
    },
    {
      name: 'Eleanor Hughes',
      rating: 5,
      review:
        'Real linen with a real slub. I was warned that it could drop by a centimetre in summer, and it was hemmed to allow for that. In October it is where it should be, just touching the floor.',
      daysAgo: 18,
    },
    {
      name: 'Vikram Shah',
      rating: 4,
      review:
        'Lovely weight and a glow in the morning that I did not expect. It creases when stacked back all day, as linen will. If that bothers you, choose the blend.',
      daysAgo: 37,
    },
    {
      name: 'نورة الحمادي',
      mailName: 'Noura Al Hammadi',
      rating: 5,
      review:
        'طلبت العينة وعلّقتها أسبوعًا، ثم اشتريت 22 مترًا. كل اللفّات من دفعة صباغة واحدة. حتى خياطي في السطوة سألني من أين وجدته.',
      daysAgo: 52,
    },
    {
      name: 'Pierre Lefèvre',
      rating: 5,
      review:
        'Pinch pleats on brass rings, sewn by hand: you can see the small stitches at the base. Three months on, the pleats close as evenly as on the first day.',
      daysAgo: 85,
    },
    {
      name: 'Hana Kobayashi',
      rating: 4,
      review:
        'A calm, dry cloth that goes well with our oak floor. Unlined it is a little too see-through at night for a ground-floor villa, so we added a roller behind it and are now happy.',
      daysAgo: 119,
    },
    {
      name: 'يوسف بركات',
      mailName: 'Yousef Barakat',
      rating: 5,
      review:
        'نصحنا المستشار باختيار العرض الأرخص لأن الهدر فيه أقل على نافذتنا. لم أقابل مثل هذه الأمانة في محل من قبل. والستائر نفسها رائعة.',
      daysAgo: 140,
    },
    {
      name: 'Grace Adeyemi',
      rating: 3,
      review:
        'Beautiful linen, but one of our two ready-made panels was a centimetre longer. They collected it on the next day and re-hemmed it at no cost; still, I had guests that weekend.',
      daysAgo: 188,
    },
  ],
  'noor-white-voile': [
    {
      name: 'سلمى راشد',
      mailName: 'Salma Rashid',
      rating: 5,
      review:
        'اثنا عشر مترًا بعرض الصالة كلها ولا درزة واحدة. يدخل الضوء في الصباح كالحليب. غسلت قطعة منه وعلّقتها رطبة فجفّت مستوية قبل المساء.',
      daysAgo: 3,
    },
    {
      name: 'Tom Ashworth',
      rating: 5,
      review:
        'Simple, white and cheap enough to do every room. They asked about the white of our ceiling before suggesting this one over ivory, and they were right.',
      daysAgo: 16,
    },
    {
      name: 'ريم الزعابي',
      mailName: 'Reem Al Zaabi',
      rating: 4,
      review:
        'رقيق ومنعش جدًا. المكيف فوق النافذة مباشرة، فكان يتحرك كثيرًا حتى وضعوا شريط ثنية أثقل. أنجز الفني ذلك في الزيارة نفسها.',
      daysAgo: 29,
    },
    {
      name: 'Anil Deshpande',
      rating: 5,
      review:
        'Ours face a road in JLT on the ninth floor. By day nobody sees in; at night, of course, they do, and we knew that because it had been explained to us properly.',
      daysAgo: 63,
    },
    {
      name: 'Camille Dubois',
      rating: 5,
      review:
        'I have used voile from three shops in Dubai. This is the only one that has not turned grey after a year of sun and dust. It comes out of the machine without creases.',
      daysAgo: 88,
    },
    {
      name: 'ميثاء القبيسي',
      mailName: 'Maitha Al Qubaisi',
      rating: 4,
      review:
        'نسيج متساوٍ جميل وحافته مخيطة بإتقان. كنت أتمنى لو كان الأبيض أدفأ بدرجة واحدة. أما في النهار فيبدو رائعًا خلف الستائر البيج الرمادية.',
      daysAgo: 127,
    },
    {
      name: 'Ben Carter',
      rating: 5,
      review:
        'Ready-made panels, 140 x 300, six of them for a rented flat. Up in an hour on the existing rail. The landlord has since ordered them for two other apartments.',
      daysAgo: 160,
    },
  ],
  'zabeel-emerald-velvet': [
    {
      name: 'ليلى منصور',
      mailName: 'Layla Mansour',
      rating: 5,
      review:
        'الأخضر عميق وحيّ، ولكل طية في ضوء المصابيح حافة لامعة. ربطناها بشراريب ذهبية، وبدت أريكتنا القديمة فجأة كأنها اختيرت لهذه الغرفة.',
      daysAgo: 9,
    },
    {
      name: 'Stefan Bauer',
      rating: 5,
      review:
        'Pile in the same direction in all four lengths, and the seams cannot be found. I run a small restaurant, and guests photograph these curtains more often than the food.',
      daysAgo: 41,
    },
    {
      name: 'شيخة النعيمي',
      mailName: 'Shaikha Al Nuaimi',
      rating: 4,
      review:
        'لون غني ووزن محترم. تحتاج إلى فرشاة بعد أيام الغبار، ولم أحسب حساب ذلك. خمس دقائق بالرأس الناعم وتعود كالجديدة.',
      daysAgo: 74,
    },
    {
      name: 'Michelle Tan',
      rating: 5,
      review:
        'Bought two metres first for cushions, then the curtains. The colours matched exactly, although the orders were two months apart. The team had kept a note of the dye lot.',
      daysAgo: 108,
    },
  ],
  'jumeirah-pearl-silk': [
    {
      name: 'دينا السيد',
      mailName: 'Dina El Sayed',
      rating: 5,
      review:
        'حرير لغرفة نوم رئيسية تطل على الشمال، ببطانة وسطى كما نصحونا. له حفيف عند السحب، لؤلؤي في الصباح ويكاد يكون فضيًا في الليل. أجمل ما في بيتنا.',
      daysAgo: 23,
    },
    {
      name: 'Robert Keane',
      rating: 4,
      review:
        'Superb fabric and very careful making. Mind the price once lining and interlining are added; the quotation was clear about it, but the figure per metre is only the beginning.',
      daysAgo: 69,
    },
    {
      name: 'آمنة الشامسي',
      mailName: 'Amna Al Shamsi',
      rating: 5,
      review:
        'كنت أريد الحرير لنافذة غربية فنصحوني بالعدول عنه. وضعوه في غرفة الضيوف، وأعطونا الساتان لجهة الشمس. بعد سنتين أنا ممتنة لهم.',
      daysAgo: 134,
    },
  ],
  'marjan-terracotta-linen': [
    {
      name: 'Julia Schneider',
      rating: 5,
      review:
        'Warmer and earthier than in the picture, in the best sense. At sunset the whole wall turns copper. It was soft from the first day, with none of the stiffness of new linen.',
      daysAgo: 11,
    },
    {
      name: 'عبدالله المهيري',
      mailName: 'Abdulla Al Mheiri',
      rating: 4,
      review:
        'علّقناه بحلقات في صالة العائلة، ولونه يليق بالسقف الخشبي. ظهرت خيوط قليلة عند إحدى الحلقات، فأرسلوا من أصلحها خلال يومين.',
      daysAgo: 55,
    },
    {
      name: 'Nisha Kapoor',
      rating: 5,
      review:
        'I lived with the sample for a fortnight before I dared. Now I cannot imagine beige again. Washed cool once, shaken out, dried on the rail, and there was no change of colour.',
      daysAgo: 101,
    },
  ],
  'fahidi-gold-damask': [
    {
      name: 'هدى المزروعي',
      mailName: 'Huda Al Mazrouei',
      rating: 5,
      review:
        'تتطابق النقشة عند كل درزة، وحيث تلتقي الستارتان أيضًا. أمي خاطت طوال عمرها، فتتبعت الحافة تبحث عن عيب ولم تجد.',
      daysAgo: 19,
    },
    {
      name: 'Faisal Qureshi',
      rating: 5,
      review:
        'For the formal majlis, lined, with plain tie-backs. In the evening the gold lights up and the cream stays in the background. It feels generous without shouting.',
      daysAgo: 77,
    },
    {
      name: 'Isabel Romero',
      rating: 3,
      review:
        'Gorgeous cloth, though the motif is larger than I had understood from the swatch. On our narrow window you see hardly two of them. Look at a full repeat before ordering.',
      daysAgo: 145,
    },
  ],
  'saffa-navy-velvet': [
    {
      name: 'حمد الرميثي',
      mailName: 'Hamad Al Remeithi',
      rating: 5,
      review:
        'سينما منزلية في السرداب. اختفى الصدى ولا انعكاس من الشاشة. وهو كحلي فعلًا: يبقى أزرق تحت الإضاءة الدافئة، وستائرنا السابقة كانت تبدو سوداء.',
      daysAgo: 15,
    },
    {
      name: 'Karen O’Sullivan',
      rating: 5,
      review:
        'Very heavy, very straight. The fitters put up a stronger track than the one we had and showed me why. Finger marks vanish when you stroke the pile downwards.',
      daysAgo: 61,
    },
    {
      name: 'Arjun Nair',
      rating: 4,
      review:
        'Handsome with our pale grey sofa. It does attract cat hair, which is my cat’s fault. Delivery came a day later than planned because of the special lining, and they rang to tell me.',
      daysAgo: 122,
    },
  ],
  'hatta-sage-cotton': [
    {
      name: 'Megan Price',
      rating: 5,
      review:
        'A quiet grey-green that calms the whole bedroom. The brushed side is soft as flannel, and the pinch pleats sit very evenly. We added two cushions from the remnant.',
      daysAgo: 8,
    },
    {
      name: 'سارة البلوشي',
      mailName: 'Sara Al Blooshi',
      rating: 4,
      review:
        'سعر جيد لقطن بهذا الوزن. يحتاج إلى بطانة بلاك أوت إن كانت الغرفة شرقية، فهو وحده يخفف الضوء فقط. ومع البطانة صارت غرفة هادئة للنوم.',
      daysAgo: 43,
    },
    {
      name: 'Dmitri Volkov',
      rating: 5,
      review:
        'Washed it after our daughter’s chocolate accident: thirty degrees, ironed a little damp. No mark, no shrinkage I could see, and the colour is unchanged.',
      daysAgo: 97,
    },
  ],
  'barari-botanical': [
    {
      name: 'Emma Johansson',
      rating: 5,
      review:
        'Our son counts the ferns before he goes to sleep. The eyelets slide easily for small hands and there are no cords anywhere. The hem is deep enough to let down later, too.',
      daysAgo: 12,
    },
    {
      name: 'وفاء العلي',
      mailName: 'Wafa Al Ali',
      rating: 5,
      review:
        'اخترناه ستائر لركن الفطور المطل على الحديقة. حين يكون الضوء خلفه تغمق الأوراق قليلًا، فتشعر كأن النباتات دخلت إلى البيت.',
      daysAgo: 70,
    },
    {
      name: 'Paul Mitchell',
      rating: 4,
      review:
        'Fresh print on a cloth with some character. The cream is on the warm side, so compare it with your walls. Cutting was careful, with whole leaves along the leading edge.',
      daysAgo: 136,
    },
  ],
  'safa-greige-linen-blend': [
    {
      name: 'Ayesha Siddiqui',
      rating: 5,
      review:
        'Neither grey nor beige, which is just what our stone floor needed. On a motor track it opens and closes ten times a day and springs back into the same waves each time.',
      daysAgo: 5,
    },
    {
      name: 'Lukas Meyer',
      rating: 5,
      review:
        'Twelve-metre run in an open-plan villa. The hem is level from end to end and has stayed so through August. I would not have believed that of anything looking so much like linen.',
      daysAgo: 39,
    },
    {
      name: 'منى فاخوري',
      mailName: 'Mona Fakhoury',
      rating: 4,
      review:
        'قماش سهل: يُغسل في الغسالة ولا يحتاج إلى كيّ. ملمسه أقرب إلى البوليستر من الكتان الخالص، وهذا طبيعي. ومن بُعد متر لا يميّزه أحد.',
      daysAgo: 82,
    },
    {
      name: 'Gareth Llewellyn',
      rating: 5,
      review:
        'They took down the old brass pole, filled the holes, fitted a recessed track and hung these, all before lunch. The room looks half a metre taller.',
      daysAgo: 155,
    },
  ],
  'qasr-burgundy-velvet': [
    {
      name: 'سلطان الغرير',
      mailName: 'Sultan Al Ghurair',
      rating: 5,
      review:
        'لمجلس العائلة، ثلاث نوافذ مع شراريب ذهبية. الأحمر وقور ويكاد يسودّ في الطيات. أعجب والدي، ووالدي لا يعجبه إلا القليل.',
      daysAgo: 17,
    },
    {
      name: 'زينب حسين',
      mailName: 'Zainab Hussain',
      rating: 5,
      review:
        'رتّب الفنيون الطيات باليد، ثم عادوا بعد أسبوع لضبط الربطات بعد أن استقر القماش. لم يفعل هذا لي أي محل ستائر من قبل.',
      daysAgo: 59,
    },
    {
      name: 'Oliver Grant',
      rating: 4,
      review:
        'Opulent and well made. Lined it makes the room fully dim, so think about lamps. A little pile came off at the beginning, and stopped after the first vacuuming.',
      daysAgo: 125,
    },
  ],
  'kathib-sand-boucle': [
    {
      name: 'Jana Petrović',
      rating: 5,
      review:
        'Two armchairs re-covered. The loops are dense and springy, and the seams follow the old pattern exactly. Biscuit crumbs brush out and the dusty colour hides the rest.',
      daysAgo: 26,
    },
    {
      name: 'أحمد طنطاوي',
      mailName: 'Ahmed Tantawi',
      rating: 3,
      review:
        'مريح وجميل المنظر، لكن قطتنا اكتشفته خلال ساعة. كان ينبغي أن أقرأ دليل الأقمشة أولًا. أما التنجيد نفسه فلا عيب فيه.',
      daysAgo: 90,
    },
  ],
  'mashrabiya-navy-jacquard': [
    {
      name: 'لطيفة العويس',
      mailName: 'Latifa Al Owais',
      rating: 5,
      review:
        'تتصل الشبكة عبر الستارتين كأنها قطعة خشب واحدة. تعطي المدخل هوية المكان من غير مبالغة. والذهبي خيط لا طباعة، تحسّه بيدك.',
      daysAgo: 31,
    },
    {
      name: 'Nikhil Banerjee',
      rating: 4,
      review:
        'Strong pattern, so we kept everything else plain. Our tailor needed an extra metre for matching, and the shop had already told us that he would.',
      daysAgo: 104,
    },
  ],
  'khor-mist-satin': [
    {
      name: 'Clara Jensen',
      rating: 5,
      review:
        'Cool, pale and matt. It moves when you walk past, like water. With white wardrobes the dressing room looks twice as light, and the sun is softened by about half.',
      daysAgo: 28,
    },
    {
      name: 'بدر الكعبي',
      mailName: 'Badr Al Kaabi',
      rating: 4,
      review:
        'ستارة أنيقة لغرفة الضيوف. الساتان يُظهر كل ثنية حتى يُكوى بالبخار، وقد فعلوا ذلك في الموقع. هو الآن في طيات ضيقة متساوية جدًا.',
      daysAgo: 95,
    },
  ],
  'oud-mocha-chenille': [
    {
      name: 'ياسمين درويش',
      mailName: 'Yasmin Darwish',
      rating: 5,
      review:
        'ظهر سرير ووسادتان بهذا البني، بجوار جدران عاجية ومصباح نحاسي. ناعم في كل اتجاه تمسحه فيه. لونه غني وليس كئيبًا أبدًا.',
      daysAgo: 36,
    },
    {
      name: 'Colin Fraser',
      rating: 2,
      review:
        'The fabric is pleasant, but it was too heavy for the curtain rod we have, and that only came up at the fitting. They exchanged it for a linen blend, and I paid the difference.',
      daysAgo: 114,
    },
  ],
  'sahra-champagne-satin': [
    {
      name: 'رانيا خوري',
      mailName: 'Rania Khoury',
      rating: 5,
      review:
        'ثماني غرف في بيت ضيافتنا كلها بهذا القماش. يبدو من الشارع كما يبدو من السرير، ويُغسل جيدًا، وينام الضيوف إلى وقت متأخر. لا شكوى منذ سنة.',
      daysAgo: 22,
    },
    {
      name: 'Suresh Pillai',
      rating: 4,
      review:
        'Glides nicely on the motor and takes little room at the side. It is dim-out, as stated, so at dawn there is a soft glow. For us that is just right.',
      daysAgo: 87,
    },
  ],
  'layali-dove-blackout': [
    {
      name: 'Katie Morgan',
      rating: 5,
      review:
        'Dark room, pale curtains: that was the whole wish. No pinholes along the seams, no chemical smell after the first day, and the pleats bend without a crease in the coating.',
      daysAgo: 10,
    },
    {
      name: 'سعيد المنصوري',
      mailName: 'Saeed Al Mansoori',
      rating: 5,
      review:
        'رُكّبت في ثلاث شقق للعطلات في عصر يوم واحد. قلّت ملاحظات الضيوف عن شمس الصباح. يُمسح القماش بإسفنجة، وفريق النظافة سعيد بذلك.',
      daysAgo: 64,
    },
    {
      name: 'Beatriz Costa',
      rating: 3,
      review:
        'Complete darkness, as promised. The linen effect is printed rather than woven, which you notice close up. From the bed it looks fine, and the price is fair.',
      daysAgo: 138,
    },
  ],
  'majaz-teal-silk': [
    {
      name: 'Alexandra Petrou',
      rating: 5,
      review:
        'The colour changes from green to blue during the day and the sea outside does the same. With interlining the folds are deep and the sound of the cloth is a pleasure.',
      daysAgo: 33,
    },
    {
      name: 'محمد الجزيري',
      mailName: 'Mohammed Al Jaziri',
      rating: 4,
      review:
        'قماش فخم للصالون. لونه في شاشة الهاتف لا يدل عليه أبدًا: كدنا نتركه لولا أن العينة أقنعتنا به. أبعدوه عن الشمس القوية.',
      daysAgo: 99,
    },
  ],
  'ward-blush-voile': [
    {
      name: 'لينا أبو زيد',
      mailName: 'Lina Abou Zeid',
      rating: 5,
      review:
        'غرفة ملابسي شمالية الضوء وكانت تبدو باردة. الآن كأن أحدًا أضاء مصباحًا. الزهري خافت حتى إن اللون في الضوء وحده.',
      daysAgo: 7,
    },
    {
      name: 'Harriet Cole',
      rating: 4,
      review:
        'More body than plain voile, and it can hang alone. I would go to three times fullness next time, since two and a half looked a little flat on our very wide bay.',
      daysAgo: 50,
    },
    {
      name: 'Mehwish Anwar',
      rating: 5,
      review:
        'Washed in a bag, shaken, hung wet and finished. The uneven threads give it a handmade look. It matches the blush in our rug almost exactly.',
      daysAgo: 116,
    },
  ],
  'nakheel-flax-linen': [
    {
      name: 'Ian Robertson',
      rating: 5,
      review:
        'Thick, honest linen the colour of straw. The pleats stand up by themselves on the brass rod, and at five o’clock the whole window goes gold. Worth the wait of a day.',
      daysAgo: 24,
    },
    {
      name: 'موزة الظاهري',
      mailName: 'Moza Al Dhaheri',
      rating: 4,
      review:
        'جميل أمام الأرضية الخشبية. تبقى في حافته السفلية بعض التجاعيد، وقررت أن أحبها. أرسلوا معه ورقة عناية برسوم، لفتة لطيفة.',
      daysAgo: 81,
    },
  ],
  'shams-sand-roman': [
    {
      name: 'Chloe Bennett',
      rating: 5,
      review:
        'Two side by side in the kitchen, and the folds line up to the millimetre. The chain has a small safety catch that lets go if it is pulled. Fitting took twenty minutes.',
      daysAgo: 20,
    },
    {
      name: 'Tariq Mahmood',
      rating: 4,
      review:
        'A neat blind and a warm light over breakfast. Raised, it takes up a hand’s breadth more of the window than I had imagined, so measure for the stack above the frame if you can.',
      daysAgo: 72,
    },
  ],
  'ufuq-screen-roller': [
    {
      name: 'Ananya Krishnan',
      rating: 5,
      review:
        'I can read my screens at noon, and still see the tower across the canal. The desk no longer gets hot. The cassette is slim and the bronze matches the window frames.',
      daysAgo: 14,
    },
    {
      name: 'Peter van Dijk',
      rating: 4,
      review:
        'It does its work by day, and at night you can be seen, as they told us. We added a plain roller on the same bracket. One small scratch on the lower bar was replaced without discussion.',
      daysAgo: 68,
    },
  ],
};

/** Address in a reserved domain: `omar.alsuwaidi@mail.example`. */
function emailOf(name: string): string {
  const [first = '', ...rest] = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z ]/g, '')
    .split(' ');
  return `${first}.${rest.join('')}@mail.example`;
}

/** Reviews, grouped by product. */
export const reviews: ReviewSeed[] = Object.entries(byProduct).flatMap(([product, entries]) =>
  entries.map(({ mailName, ...review }) => ({
    ...review,
    product,
    email: emailOf(mailName ?? review.name),
  })),
);

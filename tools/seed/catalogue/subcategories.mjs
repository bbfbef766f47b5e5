/** The groups within each category, with the ids of their products. @type {Readonly<Record<string, string>>} */
const products = {
  Fruits: `alphonso-mangoes-ratnagiri banana-robusta apple-shimla pomegranate-bhagwa papaya-taiwan-red watermelon-kiran
    grapes-black-seedless orange-nagpur sweet-lime-mosambi guava-allahabad pineapple-queen kiwi-green
    strawberry-mahabaleshwar tender-coconut avocado-ripe`,
  Vegetables: `tomato-hybrid onion-nashik-red potato-agra garlic-bulb carrot-ooty capsicum-green brinjal-purple-long
    cucumber-english lady-finger cauliflower-fresh cabbage-green beetroot-fresh french-beans green-peas-shelled sweet-corn
    mushroom-button broccoli-fresh bottle-gourd`,
  'Herbs & seasonings':
    'coriander-bunch curry-leaves mint-leaves spinach-palak ginger-fresh green-chilli lemon-fresh turmeric-powder red-chilli-powder garam-masala cumin-seeds',
  Milk: 'toned-milk full-cream-milk a2-cow-milk',
  'Curd & drinks': 'classic-curd greek-yogurt-mango mishti-doi masala-buttermilk sweet-lassi',
  'Paneer, butter & cheese': 'malai-paneer salted-butter cheese-slices pure-cow-ghee fresh-cream',
  Eggs: 'farm-white-eggs brown-eggs',
  'Bread & buns':
    'brown-bread white-bread multigrain-bread ladi-pav burger-buns garlic-baguette whole-wheat-chapati',
  'Cakes & pastries': 'butter-croissant elaichi-rusk plum-cake chocolate-doughnut vanilla-cupcakes',
  'Atta, rice & flours': `chakki-atta maida-flour sooji-rava besan-flour basmati-rice sona-masoori-rice thick-poha`,
  'Dals & pulses': 'toor-dal moong-dal chana-dal urad-dal masoor-dal rajma-jammu kabuli-chana',
  'Oils, sugar & salt': 'sunflower-oil mustard-oil sugar-sulphurless jaggery-block iodised-salt wild-honey',
  Chicken: 'chicken-curry-cut chicken-breast chicken-drumsticks chicken-keema chicken-seekh-kebab',
  Mutton: 'mutton-curry-cut',
  'Fish & prawns': 'rohu-steaks seer-fish-steaks pomfret-silver prawns-medium',
  'Tea & coffee': 'assam-tea masala-chai green-tea-bags filter-coffee instant-coffee',
  Juices: 'orange-juice mango-drink mixed-fruit-juice pomegranate-juice kokum-sherbet',
  'Soft drinks & water': 'cola-drink lemon-soda drinking-water coconut-water badam-milk',
  'Chips & namkeen': `masala-potato-chips salted-potato-chips banana-chips aloo-bhujia south-indian-mixture roasted-makhana
    masala-peanuts rice-murukku wheat-khakhra butter-popcorn`,
  'Biscuits & chocolate': `glucose-biscuits butter-cookies chocolate-cream-biscuits choco-chip-cookies dark-chocolate
    milk-chocolate`,
  'Ready to cook & sweets': 'idli-dosa-batter frozen-samosa masala-noodles gulab-jamun-tin',
  'Nuts & dry fruits': 'california-almonds whole-cashews',
  Laundry: 'detergent-powder liquid-detergent',
  'Kitchen & dishes': 'dishwash-bar dishwash-liquid scrub-pad kitchen-towel aluminium-foil',
  Cleaning: 'floor-cleaner toilet-cleaner glass-cleaner soft-broom garbage-bags',
  'Around the home': 'toilet-tissue sandal-incense led-bulb mosquito-repellent',
  'Bath & hands': 'neem-soap sandal-soap hand-wash',
  'Hair care': 'coconut-shampoo hair-conditioner coconut-hair-oil',
  'Teeth & mouth': 'herbal-toothpaste soft-toothbrush mint-mouthwash',
  'Skin & body': 'neem-face-wash body-lotion talcum-powder fresh-deodorant shaving-razor',
  'Hygiene & baby': 'sanitary-pads baby-wipes',
};

const byProduct = new Map(
  Object.entries(products).flatMap(([name, ids]) =>
    ids.split(/\s+/).map((id) => /** @type {const} */ ([id, name])),
  ),
);

/** @param {string} id of a product */
export const subcategoryOf = (id) => byProduct.get(id) ?? '';

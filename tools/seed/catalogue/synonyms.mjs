/**
 * What people in India call things when they search: the words of a product's name, and other words and spellings for them.
 * Products whose name has the word get the others as keywords. Add a word here when a search finds nothing that the shop has.
 *
 * @type {Readonly<Record<string, string>>}
 */
const synonyms = {
  // Vegetables and fruits
  potato: 'aloo, alu, batata, urulaikizhangu',
  onion: 'pyaz, pyaaz, kanda, vengayam, eerulli',
  tomato: 'tamatar, thakkali',
  coriander: 'dhaniya, dhania, kothimbir, kothamalli, cilantro',
  'curry leaves': 'kadi patta, karipatta, karivepaku',
  mint: 'pudina',
  spinach: 'palak, keerai',
  ginger: 'adrak, inji, shunti',
  garlic: 'lahsun, lehsun, poondu, bellulli',
  chilli: 'mirch, mirchi, mirapakaya',
  carrot: 'gajar',
  capsicum: 'shimla mirch, bell pepper',
  brinjal: 'baingan, begun, vangi, aubergine, eggplant',
  cucumber: 'kheera, kakdi',
  'lady finger': 'bhindi, bhendi, okra, vendakkai',
  cauliflower: 'gobi, gobhi, phool gobi',
  cabbage: 'patta gobi, band gobi, muttaikose',
  beetroot: 'chukandar',
  beans: 'fali, phali',
  peas: 'matar, mutter',
  corn: 'makai, bhutta, makka',
  mushrooms: 'khumb, kukurmutta',
  'bottle gourd': 'lauki, dudhi, doodhi, ghiya, sorakaya',
  mangoes: 'aam, mambazham',
  banana: 'kela, kele',
  apple: 'seb',
  pomegranate: 'anar, anaar',
  papaya: 'papita',
  watermelon: 'tarbooz, tarbuj',
  grapes: 'angoor, angur',
  orange: 'santra, narangi',
  'sweet lime': 'mosambi, musambi',
  guava: 'amrud, peru',
  pineapple: 'ananas',
  coconut: 'nariyal, narial, thengai',
  lemon: 'nimbu, neembu, limbu',
  // Dairy and eggs
  milk: 'doodh, dudh, paal',
  curd: 'dahi, thayir, mosaru, perugu, yoghurt',
  yogurt: 'dahi, yoghurt',
  buttermilk: 'chaas, chhaas, mattha, majjige',
  paneer: 'cottage cheese',
  butter: 'makhan, makkhan',
  ghee: 'tuppa, neyyi',
  cream: 'malai',
  eggs: 'anda, ande, muttai',
  // Staples
  atta: 'wheat flour, gehu ka atta, godhi hittu',
  maida: 'refined flour, all purpose flour',
  rava: 'suji, sooji, semolina',
  besan: 'gram flour, chickpea flour',
  rice: 'chawal, chaval, akki, arisi',
  poha: 'aval, avalakki, beaten rice, chivda',
  'toor dal': 'arhar, tuvar, thuvaram paruppu, lentils',
  'moong dal': 'mung, pesara pappu, lentils',
  'chana dal': 'bengal gram, lentils',
  'urad dal': 'black gram, lentils',
  'masoor dal': 'red lentils',
  rajma: 'kidney beans',
  'kabuli chana': 'chole, chickpeas, chhole',
  oil: 'tel, ennai',
  mustard: 'sarson, sarso',
  sugar: 'cheeni, chini, shakkar, sakkare',
  jaggery: 'gur, gud, bella, vellam',
  salt: 'namak, uppu',
  turmeric: 'haldi, manjal, arishina',
  cumin: 'jeera, zeera',
  honey: 'shahad, shehad, madhu',
  // Drinks, bread, snacks
  tea: 'chai, chaha, chaya',
  coffee: 'kaapi',
  water: 'pani, paani',
  bread: 'double roti, pav',
  pav: 'pao, bun',
  chapati: 'roti, phulka, chapathi',
  peanuts: 'moongphali, mungfali, shengdana, groundnut',
  almonds: 'badam',
  cashews: 'kaju',
  makhana: 'fox nuts, lotus seeds',
  biscuits: 'biskut, cookies',
  // Meat and fish
  chicken: 'murgh, murga, kozhi',
  mutton: 'gosht, lamb, goat',
  fish: 'machli, machhi, meen',
  prawns: 'jhinga, shrimp',
  // Household and care
  soap: 'sabun, saboon',
  detergent: 'washing powder',
  dishwash: 'bartan',
  broom: 'jhadu, jhaadu',
  incense: 'agarbatti, agarbathi',
};

/** The keywords of a product: other words for what its name says. @param {string} name */
export function keywordsOf(name) {
  const text = ` ${name.toLowerCase().replaceAll(/[^a-z]+/g, ' ')} `;
  const words = Object.entries(synonyms)
    .filter(([word]) => text.includes(` ${word} `))
    .flatMap(([, others]) => others.split(', '));
  return [...new Set(words)].join(', ');
}

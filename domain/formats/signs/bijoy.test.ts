import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bijoyToUnicode, isBijoyFont, looksLikeBijoy } from './bijoy.ts'

describe('Bengali typed for a font of Bijoy', () => {
  it.each([
    ['Avwg', 'আমি'],
    ['evsjv', 'বাংলা'],
    ['evsjv‡`k', 'বাংলাদেশ'],
    ['†Kvb', 'কোন'],
    ['‡Kvb', 'কোন'],
    ['‰Zwi', 'তৈরি'],
    ['ˆZj', 'তৈল'],
    ['†bŠKv', 'নৌকা'],
    ['we‡aŠZ', 'বিধৌত'],
    ['Kg©KZ©v', 'কর্মকর্তা'],
    ['ag©NU', 'ধর্মঘট'],
    ['Rvwm©i', 'জার্সির'],
    ['m~h©', 'সূর্য'],
    ['ch©v‡q', 'পর্যায়ে'],
    ['EaŸ©MwZ', 'ঊর্ধ্বগতি'],
    ['PP©v', 'চর্চা'],
    ['Rb¨', 'জন্য'],
    ['Z_¨', 'তথ্য'],
    ['A¨vwmW', 'অ্যাসিড'],
    ['e¨vsK', 'ব্যাংক'],
    ['i¨ve', 'র‍্যাব'],
    ['cÖkœ', 'প্রশ্ন'],
    ['c«wZev`', 'প্রতিবাদ'],
    ['MÖvg', 'গ্রাম'],
    ['Mªyc', 'গ্রুপ'],
    ['`ª“Z', 'দ্রুত'],
    ['ïiæ', 'শুরু'],
    ['iƒc', 'রূপ'],
    ['¯’vb', 'স্থান'],
    ['¯^vaxb', 'স্বাধীন'],
    ['gš¿x', 'মন্ত্রী'],
    ['kvwšÍ', 'শান্তি'],
    ['wKš‘', 'কিন্তু'],
    ['Am‡š—vl', 'অসন্তোষ'],
    ['ev¯Íe', 'বাস্তব'],
    ['iex›`ª', 'রবীন্দ্র'],
    ['mÜ¨v', 'সন্ধ্যা'],
    ['m¤¢e', 'সম্ভব'],
    ['m¤ú~Y©', 'সম্পূর্ণ'],
    ['b‡f¤^i', 'নভেম্বর'],
    ['wk¶v', 'শিক্ষা'],
    ['cixÿv', 'পরীক্ষা'],
    ['j²x', 'লক্ষ্মী'],
    ['Zx¶è', 'তীক্ষ্ণ'],
    ['kw³', 'শক্তি'],
    ['weÁvb', 'বিজ্ঞান'],
    ['m½x', 'সঙ্গী'],
    ['Kvw•¶Z', 'কাঙ্ক্ষিত'],
    ['k„•Ljv', 'শৃঙ্খলা'],
    ['AÂj', 'অঞ্চল'],
    ['†Póv', 'চেষ্টা'],
    ['K…wl', 'কৃষি'],
    ['D³', 'উক্ত'],
    ['DËi', 'উত্তর'],
    ['DÏxcK', 'উদ্দীপক'],
    ['gyw³hy×', 'মুক্তিযুদ্ধ'],
    ['we`¨vjq', 'বিদ্যালয়'],
    ['e³„Zv', 'বক্তৃতা'],
    ['wbwðZ', 'নিশ্চিত'],
    ['ms¯‹…wZ', 'সংস্কৃতি'],
    ['we¯‹yU', 'বিস্কুট'],
    ['w¯Œb', 'স্ক্রিন'],
    ['Kywgjøv', 'কুমিল্লা'],
    ['AvKvk‡Rvov', 'আকাশজোড়া'],
    ['wbf©iZv', 'নির্ভরতা'],
    ['eªvþY', 'ব্রাহ্মণ'],
    ['¸iæ', 'গুরু'],
    ['ûgKx', 'হুমকী'],
    ['ü`q', 'হৃদয়'],
    ['Drm', 'উৎস'],
    ['mvaviYZt', 'সাধারণতঃ'],
    ['Pvu`', 'চাঁদ'],
    ['Puv`', 'চাঁদ'],
    ['†LvuR', 'খোঁজ'],
    ['wmuwo', 'সিঁড়ি'],
    ['M‡íi', 'গল্পের'],
    ['mvew¯Œckb', 'সাবস্ক্রিপশন'],
    ['1971', '১৯৭১'],
    ['evM&hš¿', 'বাগ্\u200cযন্ত্র'],
    ['k\u00adxj', 'শ্লীল'],
  ])('%s is %s', (bijoy, bengali) => expect(bijoyToUnicode(bijoy)).toBe(bengali.normalize('NFC')))

  it.each([
    ['evsjv‡`‡ki ivRavbx †Kv_vq?', 'বাংলাদেশের রাজধানী কোথায়?'],
    ['wb‡Pi †KvbwU mwVK?', 'নিচের কোনটি সঠিক?'],
    ['1. gyw³hy× K‡e ïiæ nq?', '১. মুক্তিযুদ্ধ কবে শুরু হয়?'],
    ['cvwbi ivmvqwbK ms‡KZ Kx?', 'পানির রাসায়নিক সংকেত কী?'],
    ['DÏxcKwU c‡o 5 I 6 bs cÖ‡kœi DËi `vI|', 'উদ্দীপকটি পড়ে ৫ ও ৬ নং প্রশ্নের উত্তর দাও।'],
    ['m~‡h©i Av‡jv c„w_ex‡Z Avm‡Z KZ mgq jv‡M?', 'সূর্যের আলো পৃথিবীতে আসতে কত সময় লাগে?'],
    ['iex›`ªbv_ VvKyi †bv‡ej cyi¯‹vi cvb 1913 mv‡j|', 'রবীন্দ্রনাথ ঠাকুর নোবেল পুরস্কার পান ১৯১৩ সালে।'],
    ['K, L I M Gi g‡a¨ e„nËg msL¨v †KvbwU?', 'ক, খ ও গ এর মধ্যে বৃহত্তম সংখ্যা কোনটি?'],
    ['†Kv‡li kw³Ni ejv nq gvB‡UvKwÛªqv‡K|', 'কোষের শক্তিঘর বলা হয় মাইটোকন্ড্রিয়াকে।'],
    ['mv‡jvKms‡køl‡Yi Rb¨ m~h©v‡jvK cÖ‡qvRb|', 'সালোকসংশ্লেষণের জন্য সূর্যালোক প্রয়োজন।'],
    ['ÒIiv hv‡e,Ó wZwb ej‡jb|', '“ওরা যাবে,” তিনি বললেন।'],
    ['(K) XvKv\t(L) Lyjbv\n(M) wm‡jU', '(ক) ঢাকা\t(খ) খুলনা\n(গ) সিলেট'],
  ])('%s is %s', (bijoy, bengali) => expect(bijoyToUnicode(bijoy)).toBe(bengali.normalize('NFC')))

  it.each([
    ['a vowel struck twice', 'cwi‡‡e‡k', 'পরিবেশে'],
    ['a vowel behind struck twice', 'Kvvjx', 'কালী'],
    ['a vowel too early', 'cÖhwy³', 'প্রযুক্তি'],
    ['a sign too early', 'Zv‡uKv', 'তাঁকো'],
    ['a vowel without a letter', '‡', 'ে'],
    ['a reph without a letter', '©', 'র্'],
  ])('is read with faults of typing: %s', (_, bijoy, bengali) =>
    expect(bijoyToUnicode(bijoy)).toBe(bengali.normalize('NFC')),
  )

  it('keeps the lines, and each character that the font has no sign for', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('\n', ' ', '(', 'Ω', '?', '‡', 'K', 'v', '©', 'š', '—', '&', 'u', 'অ', 'ক', '5')),
        (signs) => {
          const bengali = bijoyToUnicode(signs.join(''))
          const kept = (text: string) => [...text].filter((sign) => '\n (?Ω'.includes(sign)).join('')
          expect(kept(bengali)).toBe(kept(signs.join('')))
          const letters = (text: string, letter: string) => text.split(letter).length
          expect(letters(bengali, 'ক')).toBe(letters(signs.join('').replaceAll('K', 'ক'), 'ক'))
        },
      ),
    ))

  it('takes time in proportion to the length', () => {
    const before = performance.now()
    bijoyToUnicode('evsjv‡`‡ki ivRavbx †Kv_vq? '.repeat(10_000))
    expect(performance.now() - before).toBeLessThan(1_000)
  })
})

describe('the name of a font', () => {
  it.each([
    ['SutonnyMJ', true],
    ['sutonnymj', false],
    ['SutonnyEMJ', true],
    ['ChandrabatiMJ', true],
    ['TeeshtaMJ Bold', true],
    ['SutonnyOMJ', false],
    ['NikoshBAN', false],
    ['Kalpurush', false],
    ['Times New Roman', false],
    ['', false],
  ])('%s: %s', (name, isOne) => expect(isBijoyFont(name)).toBe(isOne))
})

describe('whether a text looks like Bijoy', () => {
  it.each([
    'evsjv‡`‡ki ivRavbx †Kv_vq? wb‡Pi †KvbwU mwVK? gyw³hy× K‡e ïiæ nq?',
    '1| †Kv‡li kw³Ni ejv nq †KvbwU‡K?\nK. ivB‡ev‡mvg L. gvB‡UvKwÛªqv M. wbDwK¬qvm N. MjwM e¯‘\nDËi: L',
    '1. Which is right?\n†KvbwU mwVK?\n2. What is water made of?\ncvwbi Dcv`vb †Kvb¸‡jv? nvB‡Wªv‡Rb I Aw·‡Rb wK bv?',
  ])('yes: %s', (text) => expect(looksLikeBijoy(text)).toBe('yes'))

  it.each(['†KvbwU mwVK?', 'GKwU evsjv gvb KZ'])('maybe: %s', (text) => expect(looksLikeBijoy(text)).toBe('maybe'))

  it.each([
    '',
    'Which planet is red? (a) Mars (b) Venus (c) Earth (d) Jupiter. Answer: a',
    'If John Smith†, Ann Lee‡ and others§ wrote it, who is the first author? †Dhaka University ‡BUET §DU',
    'Extinct genera: †Tyrannosaurus, †Velociraptor, †Vulcanodon and †Vectisaurus are vertebrates.',
    '†Velociraptor †Vulcanodon †Vectisaurus',
    'William the Conqueror (†1087), Victoria (†1901), Vivaldi (†1741), who lived last?',
    'Transition state: ΔG‡ = ΔH‡ − TΔS‡; k‡ is its rate.',
    '«Voulez-vous vivre?» demande Valérie. «Vraiment, je veux vivre avec vous.»',
    "L'élève a-t-il révisé ? Où vas-tu ? À Évian, où l'eau est vive et où vivent Yves et Victor.",
    'Cet œuvre est de cœur : « vœu », « sœur », « bœuf ».',
    'Ça va très bien, et vous ? Nous avons vingt-neuf élèves.',
    '¿Qué vas a ver? ¡Vivan las vacaciones! ¿Vives en Ávila?',
    'Über welche Wörter wird viel gewettet? Wir wollen wissen, wer wo wohnt.',
    'São várias as vezes em que você vive o verão à vontade.',
    'Švýcarsko, Škoda, Šumava: které slovo je název vozu? Vždy vím, ve kterém městě.',
    'Co to jest woda? Wisła wpływa w Warszawie w województwo.',
    'Øvelse: Hvor mange øyer har Norge? Vi vet hva vi vil.',
    'Två världar: vi vill veta vad var och en vill.',
    'int v = 0; for (var w = v; w < vv; ++w) v += w * v;',
    'const value = view.vertices.map((v) => v.w ^ v.x | v.y & v.z)',
    'printf("%d\\n", v_1 | v_2 & w_3);',
    'SELECT v, w FROM views WHERE v.w > 5;',
    'vector<vector<int>> v(w, vector<int>(w));',
    '<div class="view" v-if="vw" :w="v">v</div>',
    'v = u + at, v² = u² + 2as, w = mg, what is v if u = 5?',
    'If \\(v_1 w_1 = v_2 w_2\\), then $\\frac{v}{w}$ is',
    'v ¬ w, v ± w, v × w ÷ v, °C, µm, v¨',
    '2 £ and 3 ¥ or 4 ¢, § 5 ¶ 6 © 2024 ® ™',
    'â€œVoilÃ â€\u009d dit-il. dÃ©jÃ  vÃ©cu, vraimentâ€¦',
    'à¦¬à¦¾à¦‚à¦²à¦¾ à¦¦à§‡à¦¶',
    'বাংলাদেশের রাজধানী কোথায়? (ক) ঢাকা (খ) খুলনা',
    'বাংলা † টীকা ‡ v w v w',
    'भारत की राजधानी क्या है? (अ) दिल्ली',
    'Какая планета красная?',
    '哪个行星是红色的？',
    'أي كوكب أحمر؟',
    'Ans: A, B, C, D; 1-A 2-B 3-C 4-D',
    'VII. vi, vii, viii, xv: which number is the largest? (i) v (ii) w',
    'Nobel prize ™ © 2020, Café, naïve, résumé, coöperate, Ångström',
    'Per mille: 5‰ of water, 35‰ salt, what is δ¹⁸O in ‰?',
    'ABCDEFG HIJKLM vwxyz VWV wvw',
    'We view vivid waves: wave v, wave w. Every seven waves have five views.',
    'x̂ ˆy ˆv ˆw are estimators of v and w',
    'La Vie en rose©, Avé Maria, Vœux',
    'A† = A*, B† = B; (AB)† = B†A†',
  ])('no: %s', (text) => expect(looksLikeBijoy(text)).toBe('no'))
})

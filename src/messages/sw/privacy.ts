export const title = 'Faragha (privacy)'
export const description =
  'Unachoweka huhesabiwa kwenye simu au kompyuta yako, na hakihifadhiwi popote. Fomu ya maoni hutuma nini, na kwa nani.'
export const intro =
  'Kwa kifupi: unachoweka kwenye hesabu hakiondoki kamwe kwenye simu au kompyuta yako, na hakuna sehemu yake inayohifadhiwa kwenye server. Kinachosafiri ni ujumbe unaotutumia tu, na ukurasa huu unasema unaenda wapi.'
export const calculators = {
  heading: 'Hesabu',
  text: 'Kila namba huhesabiwa ndani ya browser yako. Vipimo na majibu havitumwi kwetu wala kwa mtu mwingine yeyote.',
} as const
export const tab = {
  heading: 'Tab hii inakumbuka nini',
  text: 'Hadi utakapoifunga, tab hii ya browser yako hukumbuka ulichoandika, majibu, bei, quotations, orodha yako ya vifaa na ujumbe ambao bado hujatuma, ili ukirudi nyuma, ukipakia upya, au simu ikiifunga tab yenyewe, usipoteze chochote. Ukiondoka kwenye ukurasa, browser huviandika mahali panapoitwa session storage. Ukifunga tab vinafutwa, tab nyingine haziwezi kuviona, na havitumwi kwetu kamwe.',
  link: 'Link ya makadirio au ya orodha ina kila kitu chake: yeyote aliye na link anaweza kukisoma, na vile vile yeyote aliye na file yake.',
} as const
export const shops = {
  heading: 'Bei za hardware',
  text: 'Link na file ya hardware zina jina lake, mahali, namba ya simu na bei zake, na hakuna kwingine zilipo: anayezifungua anakuwa nazo kwenye tab yake, na hakuna server inayozipata. “Tuma kwa …” hufungua WhatsApp ikiwa na kiasi cha vitu vyako bila bei; hakuna kinachotumwa hadi wewe ukitume huko. Link au karatasi yenye bei za hardware hutaja hardware hiyo na siku ya bei.',
  embed:
    'Hesabu ambayo tovuti nyingine huionyesha ndani ya frame pia hufanyika kwenye simu au kompyuta yako. Tovuti hiyo hujua tu urefu wa frame, na si unachoandika wala majibu yake; frame hukumbuka kama tab, mbali na tovuti hiyo. Kile ambacho tovuti yenyewe hufanya ni juu yake.',
} as const
export const storage = {
  heading: 'Cookies na kuhifadhi',
  text: 'Tovuti hii haiweki cookies, na haihifadhi chochote kwenye local storage ya browser yako. Zaidi ya kile tab inakumbuka, session storage hukumbuka umeteremsha kila ukurasa hadi wapi. Nakala ya kurasa hizi huwekwa kwenye simu au kompyuta yako ili zifunguke bila mtandao; huondoka ukifuta data ya tovuti hii. Hakuna matangazo, hakuna takwimu, na hakuna chochote kutoka tovuti nyingine.',
} as const
export const messages = {
  heading: 'Ujumbe kwetu',
  toService:
    '{contactPage} hautumi chochote hadi ubonyeze kitufe chake. Hapo hutuma ujumbe wako, na jina lako na anwani yako ya email ukizitoa, kwa huduma ya fomu iliyo kwenye {host}, ambayo huweka nakala kwa ajili yetu na kuupitisha hadi kwenye mailbox yetu.',
  toHost:
    '{contactPage} hautumi chochote hadi ubonyeze kitufe chake. Hapo hutuma ujumbe wako, na jina lako na anwani yako ya email ukizitoa, kwa kompyuta inayoleta kurasa hizi, ambayo huuonyesha kwa wanaoendesha tovuti hii na haihifadhi nakala.',
  contactPage: 'Ukurasa wa mawasiliano',
  besides:
    'Ili kusaidia kutofautisha watu na programu za spam, fomu pia hutuma saa ambayo ukurasa wake ulifunguka, kama browser inaendeshwa na programu au la, na jina la code inayotuma. Kama ilivyo kwa ombi lolote la mtandaoni, anayelipokea pia huona anwani ya mtandao ya simu au kompyuta yako, aina ya browser, na tovuti ambayo ombi limetoka. Ulichopigia hesabu si sehemu yake.',
  use: 'Tunatumia ujumbe kukujibu na kuboresha hesabu, na tunaufuta hayo yakiisha. Email kwa {email} hushughulikiwa vivyo hivyo.',
} as const
export const host = {
  heading: 'Host',
  text: 'Kama kila web host, ile inayoleta kurasa hizi huona anwani ya mtandao ya simu au kompyuta yako. Unachopigia hesabu si sehemu ya hayo.',
} as const
export const rights = {
  heading: 'Haki zako',
  text: 'Kulingana na Data Protection Act, 2019 ya Kenya, unaweza kuuliza tuna maelezo gani kukuhusu, na kutaka yarekebishwe au yafutwe. Andika kwa {email}.',
} as const

/* The words of calculators/shared/mixes.ts. */

/** The concrete mixes. */
export const concreteMixes = {
  'labels.bags': 'mifuko kwa kila cubic metre',
  'labels.sand': 'sehemu ya mchanga',
  'labels.aggregate': 'sehemu ya kokoto',
  'options.1:2:4.label': '1:2:4 (class 20)',
  'options.1:3:6.label': '1:3:6 (class 15)',
  'options.1:1.5:3.label': '1:1.5:3 (class 25)',
  'options.1:4:8.label': '1:4:8 (class 10)',
  assumption:
    'Mifuko ya 50 kg kwa kila m³ ya konkriti ni makadirio yanayotumiwa na wengi. Njia ya dry volume inatoa mifuko 6.3 kwa 1:2:4, 4.4 kwa 1:3:6, 8.1 kwa 1:1.5:3 na 3.4 kwa 1:4:8. Kwa hivyo 1:3:6 ya mifuko 5.5 ina simiti nyingi kuliko kipimo chake, yaani karibu 1:2.4:4.8; 1:2:4 ya mifuko 6 ina simiti pungufu kwa sehemu moja ya ishirini: ziada ya 5% kwa unachonunua inafidia upungufu huo tu, si zaidi. Mchanga na kokoto ni sehemu zake katika kipimo. Class ni ile ambayo mchanganyiko huchukuliwa kuwa nayo kwa jina; neno la injinia ndilo linaloamua.',
}

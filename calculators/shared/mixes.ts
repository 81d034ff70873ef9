/*
 * The concrete mixes: bags of cement in a cubic metre of concrete, and the parts of the ratio that
 * are sand and ballast. Plain data for every calculator with concrete; no calculator itself.
 */
export const concreteMixes = {
  units: { bags: 'bag/m³', sand: '1', aggregate: '1' },
  labels: {
    bags: 'bags per cubic metre',
    sand: 'part that is sand',
    aggregate: 'part that is ballast',
  },
  options: {
    '1:2:4': {
      label: '1:2:4 (class 20)',
      values: { bags: '6', sand: '2/7', aggregate: '4/7' },
    },
    '1:3:6': {
      label: '1:3:6 (class 15)',
      values: { bags: '5.5', sand: '3/10', aggregate: '6/10' },
    },
    '1:1.5:3': {
      label: '1:1.5:3 (class 25)',
      values: { bags: '8', sand: '3/11', aggregate: '6/11' },
    },
    '1:4:8': {
      label: '1:4:8 (class 10)',
      values: { bags: '3.5', sand: '4/13', aggregate: '8/13' },
    },
  },
  assumption:
    'Bags of 50 kg per m³ of concrete are planning figures in common use. The dry-volume method gives 6.3 bags for 1:2:4, 4.4 for 1:3:6, 8.1 for 1:1.5:3 and 3.4 for 1:4:8. So 1:3:6 at 5.5 is richer than its ratio, about 1:2.4:4.8; 1:2:4 at 6 is a twentieth leaner. What is bought is the larger of the two, and the allowance on it. Sand and ballast are their parts of the ratio. The class is the one that a mix is nominally taken for; the engineer’s word decides.',
}

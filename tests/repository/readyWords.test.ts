import { loadAllWords } from '@first-gong/i18n/load';
import { en } from '@first-gong/ui/words/en';
import { zhHans } from '@first-gong/ui/words/zhHans';
import { zhHant } from '@first-gong/ui/words/zhHant';
import { expect, test } from 'vitest';

/** Texts of the library that the storefront lacks or replaces with more specific ones. */
const ownOfLibrary = [
  ...['CaptchaField.renewLabel', 'CaptchaField.playLabel', 'CaptchaField.stopLabel', 'CaptchaField.failedMessage'],
  ...['ComboBox.openLabel', 'ComboBox.noMatchLabel'],
  ...['DataTable.selectLabel', 'DataTable.selectAllLabel', 'DataTable.selectedLabel'],
  ...['FileField.addLabel', 'FileField.dropLabel', 'QuantityField.decreaseLabel', 'QuantityField.increaseLabel'],
  ...['NumberField.decreaseLabel', 'NumberField.increaseLabel', 'Slider.rangeLabel'],
  ...['SeatMap.help', 'Select.placeholder', 'Select.emptyLabel', 'TextArea.left', 'TextArea.tooMany'],
  ...['Switch.onLabel', 'Switch.offLabel', 'Switch.busyLabel'],
];

/** Strings of an object by path. */
const textsOf = (value: unknown, path: string[] = []): [path: string, text: string][] =>
  typeof value === 'string'
    ? [[path.join('.'), value]]
    : Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, [...path, key]));

const inThree = (english: unknown, traditional: unknown, simplified: unknown) => {
  const [hant, hans] = [new Map(textsOf(traditional)), new Map(textsOf(simplified))];
  return textsOf(english).map(([path, text]) => ({ path, texts: [text, hant.get(path), hans.get(path)].join(' | ') }));
};

test('a ready-made word of the library is in all three languages a text of the storefront, or has a reason', async () => {
  const langs = ['en_us', 'zh_hk', 'zh_cn'] as const;
  const [english, traditional, simplified] = await Promise.all(langs.map(loadAllWords));
  const ofStorefront = new Set(inThree(english, traditional, simplified).map(({ texts }) => texts));
  const { locale: _, ...words } = en;
  const others = inThree(words, zhHant, zhHans).filter(({ texts }) => !ofStorefront.has(texts));
  expect(others.map(({ path }) => path).sort()).toEqual(ownOfLibrary.sort());
});

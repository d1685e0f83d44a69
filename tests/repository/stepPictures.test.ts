import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { langs } from '@first-gong/domain';
import { expect, test } from 'vitest';
import { pictureThemes, stepPictures } from '../visual/steps.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}apps/storefront/public/steps`;
const content = `${root}packages/i18n/src/content`;

const named = new Set(
  readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => [...readFileSync(`${content}/${file}`, 'utf8').matchAll(/^!\[.+\]\((\w+)\)$/gm)])
    .map(([, name]) => name ?? ''),
);

test('the pictures that the content names are those that npm run pictures takes', () => {
  expect([...named].sort()).toEqual(Object.keys(stepPictures).sort());
});

test('every picture is there in three languages and themes, is small, and no other one is there', () => {
  const files = Object.keys(stepPictures).flatMap((name) =>
    langs.flatMap((lang) => pictureThemes.map((theme) => `${name}-${lang}-${theme}.webp`)),
  );
  expect(readdirSync(folder).sort()).toEqual(files.sort());
  for (const file of files) {
    const { size } = statSync(`${folder}/${file}`);
    expect(size, file).toBeGreaterThan(4000);
    expect(size, file).toBeLessThan(60_000);
  }
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  areaTables,
  type Comments,
  callsPage,
  createOpenApi,
  entitiesPage,
  errorsPage,
  machineDiagrams,
  type Sentences,
} from '@first-gong/contract/openapi';
import { type ErrorCode, errorCodes } from '@first-gong/domain';
import { words as common } from '@first-gong/i18n/areas/common/en_us';
import { words as english } from '@first-gong/i18n/areas/errors/en_us';
import { errorFigures } from '@first-gong/i18n/errorText';

const root = fileURLToPath(new URL('..', import.meta.url));
const domain = join(root, 'packages', 'domain', 'src');

export const apiFolder = join(root, 'docs', 'api');

/** Returns the API documents by file name. The comments come from `domain`, the sentences from `i18n`. */
export function apiDocs(): Record<string, string> {
  const sentences = englishSentences();
  const document = createOpenApi({ comments: commentsOfDomain(), sentences });
  return {
    'openapi.json': `${JSON.stringify(document, null, 1)}\n`,
    'calls.md': callsPage(document),
    'entities.md': entitiesPage(document),
    'errors.md': errorsPage(sentences),
    'README.md': withParts(readFileSync(join(apiFolder, 'README.md'), 'utf8')),
  };
}

/** Replaces each table and diagram between its marks. The other text is written by hand. */
function withParts(guide: string): string {
  const parts = { ...areaTables(), ...machineDiagrams() };
  return guide.replace(
    /(<!-- made: (.+) -->)[\s\S]*?(<!-- end -->)/g,
    (_, begin: string, name: string, end: string) => {
      const part = parts[name];
      if (part === undefined) throw new Error(`docs/api/README.md has a mark for "${name}", but nothing generates it.`);
      return `${begin}\n\n${part}\n\n${end}`;
    },
  );
}

/** The sentences with the shop's figures; an error's values stay as `{name}`. */
function englishSentences(): Sentences {
  const figures: Record<string, string | number> = errorFigures('en_us', common.hotlineNumber);
  const words: Record<ErrorCode, string | { other: string }> = english;
  const sentenceOf = (code: ErrorCode) => {
    const text = words[code];
    return (typeof text === 'string' ? text : text.other).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(figures[name] ?? `{${name}}`),
    );
  };
  return Object.fromEntries(errorCodes.map((code) => [code, sentenceOf(code)])) as Sentences;
}

/** The comment of an export or its field: `Cart`, `Cart.expiresAt`. */
const commented =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n(?:export (?:const|interface) (\w+)|(?: {2}| {4})(\w+):)|^(?:export )?const (\w+)/gm;

function commentsOfDomain(): Comments {
  const comments: Record<string, string> = {};
  for (const file of readdirSync(domain, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    let entity = '';
    for (const [, comment, exported, field, other] of readFileSync(join(domain, file), 'utf8').matchAll(commented)) {
      entity = exported ?? other ?? entity;
      const key = field === undefined ? exported : `${entity}.${field}`;
      if (key !== undefined && comment !== undefined) comments[key] = textOf(comment);
    }
  }
  return comments;
}

const textOf = (comment: string): string =>
  comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

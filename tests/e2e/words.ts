import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Lang } from '@first-gong/domain';
import type { Dictionary } from '@first-gong/i18n';

const areas = readdirSync(fileURLToPath(new URL('../../packages/i18n/src/areas', import.meta.url)));

/** All texts of the site in one language. The loader of i18n needs Vite, so this function reads the folder itself. */
export async function readWords(lang: Lang): Promise<Dictionary> {
  const read = async (area: string) => [area, (await import(`@first-gong/i18n/areas/${area}/${lang}`)).words] as const;
  return Object.fromEntries(await Promise.all(areas.map(read))) as unknown as Dictionary;
}

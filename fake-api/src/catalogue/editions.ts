import type { Group, Interest } from '@first-gong/domain';
import { type SampleCase, sampleCases } from '../sample-data/cases.js';
import type { Template, TemplateGroup } from '../sample-data/template.js';
import { shelves } from '../sample-data/templates/index.js';

/** A template or variant with all inherited values. */
export type Edition = Omit<Template, 'parts' | 'group' | 'interest'> & { group: Group; interest: Interest };

/** Each template of a group, followed by its variants. */
const editionsOf = ({ group, interest, templates }: TemplateGroup): Edition[] =>
  templates.flatMap(({ parts = [], ...template }) => {
    const first: Edition = { group, interest, ...template };
    const { featured, startWeek, likes, ...shared } = first;
    const others = parts.map(
      ({ about, ...part }): Edition => ({ ...shared, ...part, about: [about ?? first.about[0], first.about[1]] }),
    );
    return [first, ...others];
  });

/** Changes of editions for sample cases. */
const overrides = new Map(Object.values<SampleCase>(sampleCases).map(({ slug, ...override }) => [slug, override]));

/** Every written edition. */
export const editions: readonly Edition[] = shelves
  .flatMap(editionsOf)
  .map((edition) => ({ ...edition, ...overrides.get(edition.slug) }));

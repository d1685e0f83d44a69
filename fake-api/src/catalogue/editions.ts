import type { Group, Interest } from '@first-gong/domain';
import { type SampleCase, sampleCases } from '../sample-data/cases.js';
import type { Shelf, Template } from '../sample-data/template.js';
import { shelves } from '../sample-data/templates/index.js';

/** A template or one of its parts, with nothing left to inherit. */
export type Edition = Omit<Template, 'parts' | 'group' | 'interest'> & { group: Group; interest: Interest };

/** Every edition of a shelf: each template, followed by its parts. */
const editionsOf = ({ group, interest, templates }: Shelf): Edition[] =>
  templates.flatMap(({ parts = [], ...template }) => {
    const first: Edition = { group, interest, ...template };
    const { featured, startWeek, likes, ...shared } = first;
    const others = parts.map(
      ({ about, ...part }): Edition => ({ ...shared, ...part, about: [about ?? first.about[0], first.about[1]] }),
    );
    return [first, ...others];
  });

/** What a sample case says of its edition. */
const overrides = new Map(Object.values<SampleCase>(sampleCases).map(({ slug, ...override }) => [slug, override]));

/** Every written edition, each with a title or its own line. */
export const editions: readonly Edition[] = shelves
  .flatMap(editionsOf)
  .map((edition) => ({ ...edition, ...overrides.get(edition.slug) }));

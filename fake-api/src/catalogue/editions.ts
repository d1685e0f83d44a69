import type { Group, Interest } from '@first-gong/domain';
import { type SampleCase, sampleCases } from '../sample-data/cases.js';
import type { Shelf, Template } from '../sample-data/template.js';
import { arts } from '../sample-data/templates/arts.js';
import { bands } from '../sample-data/templates/bands.js';
import { chamber } from '../sample-data/templates/chamber.js';
import { comedies } from '../sample-data/templates/comedies.js';
import { concerts } from '../sample-data/templates/concerts.js';
import { dance } from '../sample-data/templates/dance.js';
import { district } from '../sample-data/templates/district.js';
import { exhibitions } from '../sample-data/templates/exhibitions.js';
import { family } from '../sample-data/templates/family.js';
import { festivals } from '../sample-data/templates/festivals.js';
import { films } from '../sample-data/templates/films.js';
import { government } from '../sample-data/templates/government.js';
import { music } from '../sample-data/templates/music.js';
import { online } from '../sample-data/templates/online.js';
import { opera } from '../sample-data/templates/opera.js';
import { residencies } from '../sample-data/templates/residencies.js';
import { seminars } from '../sample-data/templates/seminars.js';
import { sports } from '../sample-data/templates/sports.js';
import { stadiums } from '../sample-data/templates/stadiums.js';
import { theatre } from '../sample-data/templates/theatre.js';
import { weeknights } from '../sample-data/templates/weeknights.js';

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

/** The overrides of an edition, if a case names it. */
function caseOf(slug: string): Omit<SampleCase, 'slug'> {
  const { slug: _, ...overrides } = Object.values<SampleCase>(sampleCases).find((each) => each.slug === slug) ?? {
    slug,
  };
  return overrides;
}

/** Every written edition, each with a title or a line of its own. */
export const editions: readonly Edition[] = [
  concerts,
  stadiums,
  bands,
  opera,
  theatre,
  comedies,
  music,
  chamber,
  dance,
  family,
  films,
  festivals,
  sports,
  arts,
  exhibitions,
  seminars,
  online,
  weeknights,
  residencies,
  government,
  district,
]
  .flatMap(editionsOf)
  .map((edition) => ({ ...edition, ...caseOf(edition.slug) }));

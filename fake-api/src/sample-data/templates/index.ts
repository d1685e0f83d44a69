import type { TemplateGroup } from '../template.js';
import { arts } from './arts.js';
import { bands } from './bands.js';
import { chamber } from './chamber.js';
import { comedies } from './comedies.js';
import { concerts } from './concerts.js';
import { dance } from './dance.js';
import { district } from './district.js';
import { exhibitions } from './exhibitions.js';
import { family } from './family.js';
import { festivals } from './festivals.js';
import { films } from './films.js';
import { government } from './government.js';
import { music } from './music.js';
import { online } from './online.js';
import { opera } from './opera.js';
import { residencies } from './residencies.js';
import { seminars } from './seminars.js';
import { sports } from './sports.js';
import { stadiums } from './stadiums.js';
import { theatre } from './theatre.js';
import { weeknights } from './weeknights.js';

/** Order matters: events follow it. */
export const shelves: readonly TemplateGroup[] = [
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
];

import { AddressNode, Config } from '@first-gong/domain';
import { array, boolean } from 'superstruct';
import { defineCall } from '../call.js';

/** Public calls that members' pages make too. */
export const siteCalls = {
  addressList: defineCall({
    method: 'GET',
    path: '/api/addressList.do',
    who: 'visitor',
    response: array(AddressNode),
    errors: [],
    source: 'spec §7',
  }),

  config: defineCall({
    method: 'GET',
    path: '/data/config.json',
    who: 'visitor',
    response: Config,
    errors: [],
    source: 'spec §7',
  }),

  isHotEvent: defineCall({
    method: 'GET',
    path: '/api/is_hot_event.do',
    who: 'visitor',
    response: boolean(),
    errors: [],
    source: 'spec §7',
  }),
};

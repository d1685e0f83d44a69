import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.js';
import { component } from '../../theme/style.js';

/** On a narrow screen the last day is below the first. */
export const ends = component({ display: 'flex', flex: 1, flexWrap: 'wrap', alignItems: 'center', minInlineSize: 0 });

globalStyle(`${ends} > div`, { '@layer': { [layers.components]: { flex: 'none', paddingInlineEnd: 0 } } });
